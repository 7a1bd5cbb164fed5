<#
.SYNOPSIS
Makes a stand of a Windows machine: SCHOTT World in place of the desktop, for an account of its own.

.DESCRIPTION
Needs Windows 10 or 11 Enterprise, Education or IoT Enterprise, which have Shell Launcher, and an elevated PowerShell.
Windows makes the account (kioskUser0) and signs it in by itself. The game is the shell: it must stay in the foreground,
so nothing that starts it and ends, such as a batch file, may stand in its place.

Keys that would lead out of the game are filtered (Keyboard Filter): those with the Windows key, Alt+Tab, Alt+F4,
Ctrl+Shift+Esc and the like. For the stand's account, Task Manager, locking and changing the password are off, and so are
the shortcuts that switch accessibility features on; swiping in from the edges is off for all accounts. Ctrl+Alt+Del still
leads to another account, whose password visitors do not know, and so does pressing the left Windows key five times.

What was set before is kept in schott-kiosk-before.json in the Windows folder, where visitors' account cannot write, and
-Remove sets it again.

This script has been reviewed line by line, but not yet run on Windows: try it on a machine you can spare first.

When the game ends, its exit status decides: 0, an operator ended it, leaves the screen empty until Ctrl+Alt+Del; any
other, a crash too, starts it again.

.PARAMETER Game
The program, where the installer has put it.

.PARAMETER Data
The folder for what the stand keeps, with its kiosk.ini.

.PARAMETER Remove
Gives the desktop and the keys back. What the stand has kept stays.

.EXAMPLE
.\shell-launcher.ps1
.\shell-launcher.ps1 -Remove
#>
[CmdletBinding()]
param(
    [string] $Game = "$env:ProgramFiles\SCHOTT World\schott-world.exe",
    [string] $Data = "$env:ProgramData\SchottKiosk",
    [switch] $Remove
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$features = 'Client-EmbeddedShellLauncher', 'Client-KeyboardFilter'
$account = 'kioskUser0'
$profileId = '{5f2b8d3e-7c1a-4f0e-9d6b-2a9c4e8f1b37}'

function Test-Elevated {
    $me = [Security.Principal.WindowsPrincipal] [Security.Principal.WindowsIdentity]::GetCurrent()
    $me.IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)
}

# What Shell Launcher is told (version 2 of its configuration). Empty: nothing any more.
function Get-Configuration {
    if ($Remove) { return '' }
    $command = '"{0}" --kiosk --config "{1}\kiosk.ini" --data "{1}"' -f $Game, $Data
    $shell = [Security.SecurityElement]::Escape($command)
    @"
<?xml version="1.0" encoding="utf-8"?>
<ShellLauncherConfiguration xmlns="http://schemas.microsoft.com/ShellLauncher/2018/Configuration"
                            xmlns:V2="http://schemas.microsoft.com/ShellLauncher/2019/Configuration">
  <Profiles>
    <DefaultProfile>
      <Shell Shell="%SystemRoot%\explorer.exe" />
    </DefaultProfile>
    <Profile Id="$profileId">
      <Shell Shell="$shell" V2:AppType="Desktop">
        <ReturnCodeActions>
          <ReturnCodeAction ReturnCode="0" Action="DoNothing" />
          <ReturnCodeAction ReturnCode="3" Action="RestartShell" />
        </ReturnCodeActions>
        <DefaultAction Action="RestartShell" />
      </Shell>
    </Profile>
  </Profiles>
  <Configs>
    <Config>
      <AutoLogonAccount />
      <Profile Id="$profileId" />
    </Config>
  </Configs>
</ShellLauncherConfiguration>
"@
}

# The configuration can be set by the system's own account alone, so a task of that account does it, once.
function Set-Configuration([string] $xml) {
    $file = Join-Path $env:SystemRoot 'schott-kiosk.xml' # in Temp, anybody might lay another in its place
    $result = "$file.result"
    Set-Content -LiteralPath $file -Value $xml -Encoding UTF8
    Remove-Item -LiteralPath $result -ErrorAction SilentlyContinue
    $script = @"
`$ErrorActionPreference = 'Stop'
try {
    `$there = Get-CimInstance -Namespace root\cimv2\mdm\dmmap -ClassName MDM_AssignedAccess
    `$there.ShellLauncher = [Net.WebUtility]::HtmlEncode((Get-Content -LiteralPath '$file' -Raw).Trim())
    Set-CimInstance -CimInstance `$there
    'done' | Set-Content -LiteralPath '$result'
} catch { `$_ | Out-String | Set-Content -LiteralPath '$result' }
"@
    $encoded = [Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes($script))
    $action = New-ScheduledTaskAction -Execute 'powershell.exe' -Argument "-NoProfile -EncodedCommand $encoded"
    Register-ScheduledTask -TaskName 'SchottKiosk' -Action $action -User 'SYSTEM' -RunLevel Highest -Force | Out-Null
    try {
        Start-ScheduledTask -TaskName 'SchottKiosk'
        for ($second = 0; $second -lt 60 -and -not (Test-Path -LiteralPath $result); $second++) { Start-Sleep 1 }
        $said = if (Test-Path -LiteralPath $result) { (Get-Content -LiteralPath $result -Raw).Trim() } else { 'no answer' }
        if ($said -ne 'done') { throw "Shell Launcher could not be set: $said" }
    } finally {
        Unregister-ScheduledTask -TaskName 'SchottKiosk' -Confirm:$false
        Remove-Item -LiteralPath $file, $result -ErrorAction SilentlyContinue
    }
}

# $null: Windows has not made the account yet.
function Get-AccountSid {
    try {
        $known = New-Object Security.Principal.NTAccount($env:COMPUTERNAME, $account)
        $known.Translate([Security.Principal.SecurityIdentifier]).Value
    } catch [Security.Principal.IdentityNotMappedException] { $null }
}

# For administrators, the system and the stand's account alone: the PIN lies there too.
function Set-DataFolder {
    New-Item -ItemType Directory -Force -Path $Data | Out-Null
    $ini = Join-Path $Data 'kiosk.ini'
    if (-not (Test-Path -LiteralPath $ini)) { Copy-Item -LiteralPath (Join-Path $PSScriptRoot 'kiosk.ini') -Destination $ini }
    $grants = @('*S-1-5-32-544:(OI)(CI)F', '*S-1-5-18:(OI)(CI)F')
    for ($second = 0; $second -lt 30 -and $null -eq (Get-AccountSid); $second++) { Start-Sleep 1 }
    $sid = Get-AccountSid
    if ($null -ne $sid) { $grants += "*${sid}:(OI)(CI)M" }
    else { Write-Output "$account is not there yet: restart Windows and run this once more, so that it may write to $Data." }
    & icacls.exe $Data /inheritance:r /grant $grants | Out-Null
    if ($LASTEXITCODE -ne 0) { throw "The rights of $Data could not be set." }
}

# --- keys, Task Manager, edges, accessibility -------------------------------------------------------------------------

# What was there before, in the order in which it was changed: on the disk before it is, so that -Remove knows it whatever
# becomes of the rest. A second run adds nothing that is there: it would find our own values.
$beforeFile = Join-Path $env:SystemRoot 'schott-kiosk-before.json'
$before = New-Object Collections.ArrayList

function Add-Before($kind, $place, $name, $value) {
    foreach ($one in $before) {
        if ($one.kind -eq $kind -and $one.place -eq $place -and $one.name -eq $name) { return }
    }
    [void] $before.Add([pscustomobject] @{ kind = $kind; place = $place; name = $name; value = $value })
    ConvertTo-Json -InputObject @($before) | Set-Content -LiteralPath "$beforeFile.part" -Encoding UTF8
    Move-Item -LiteralPath "$beforeFile.part" -Destination $beforeFile -Force
}

# The value of a registry key; $null: there is none.
function Get-Value($place, $name) {
    if (-not (Test-Path -LiteralPath $place)) { return $null }
    $found = Get-ItemProperty -LiteralPath $place
    if ($found.PSObject.Properties.Name -contains $name) { $found.$name } else { $null }
}

# $null removes it.
function Set-Value($place, $name, $value) {
    if ($null -eq $value) {
        if (Test-Path -LiteralPath $place) { Remove-ItemProperty -LiteralPath $place -Name $name -ErrorAction SilentlyContinue }
        return
    }
    if (-not (Test-Path -LiteralPath $place)) { New-Item -Path $place -Force | Out-Null }
    $type = if ($value -is [string]) { 'String' } else { 'DWord' }
    New-ItemProperty -LiteralPath $place -Name $name -Value $value -PropertyType $type -Force | Out-Null
}

# Does something with the account's part of the registry, and says whether there is one: Windows makes it when the account
# signs in for the first time.
function Invoke-WithAccount([scriptblock] $do) {
    $sid = Get-AccountSid
    if ($null -eq $sid) { return $false }
    if (Test-Path -LiteralPath "Registry::HKEY_USERS\$sid") { # it is signed in
        & $do "Registry::HKEY_USERS\$sid"
        return $true
    }
    $folder = Get-Value "HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList\$sid" 'ProfileImagePath'
    if ($null -eq $folder -or -not (Test-Path -LiteralPath "$folder\NTUSER.DAT")) { return $false }
    & reg.exe load 'HKU\SchottKiosk' "$folder\NTUSER.DAT" | Out-Null
    if ($LASTEXITCODE -ne 0) { throw "The settings of $account could not be opened." }
    try {
        & $do 'Registry::HKEY_USERS\SchottKiosk'
    } finally {
        $closed = $false
        for ($second = 0; $second -lt 10 -and -not $closed; $second++) {
            [GC]::Collect() # else PowerShell holds keys of it open
            [GC]::WaitForPendingFinalizers()
            & reg.exe unload 'HKU\SchottKiosk' | Out-Null
            $closed = $LASTEXITCODE -eq 0
            if (-not $closed) { Start-Sleep 1 }
        }
        if (-not $closed) { Write-Warning "The settings of $account are still open: restart Windows before it signs in." }
    }
    $true
}

$filter = @{ Namespace = 'root\standardcimv2\embedded' }
$accessibilityHotkey = 4 # the flag of each of the three features that a shortcut switches it

# Every predefined combination with the Windows key, and these. Ctrl, Alt, Shift and Escape by themselves are the game's.
$blocked = 'Alt+F4', 'Ctrl+F4', 'Alt+Tab', 'Alt+Esc', 'Alt+Space', 'Ctrl+Esc', 'Ctrl+Tab', 'Shift+Ctrl+Esc', 'Application', 'F21',
    'LShift+LAlt+PrintScrn', 'LShift+LAlt+NumLock'

function Test-Blocked($id) {
    $blocked -contains $id -or $id -match '(^|\+)Win(dows)?(\+|$)' -or $id -match '^(Browser|Launch)'
}

function Set-Keys {
    foreach ($key in Get-CimInstance @filter -ClassName WEKF_PredefinedKey) {
        if ((Test-Blocked $key.Id) -and -not $key.Enabled) {
            Add-Before 'key' '' $key.Id $false
            $key | Set-CimInstance -Property @{ Enabled = $true }
        }
    }
    foreach ($setting in Get-CimInstance @filter -ClassName WEKF_Settings) {
        if ($setting.Name -eq 'ForceOffAccessibility' -and $setting.Value -ne 'true') {
            Add-Before 'setting' '' $setting.Name $setting.Value
            $setting | Set-CimInstance -Property @{ Value = 'true' }
        }
    }
    $service = Get-Service -Name MsKeyboardFilter
    if ($service.StartType -ne 'Automatic') {
        Add-Before 'service' '' 'MsKeyboardFilter' ([string] $service.StartType)
        Set-Service -Name MsKeyboardFilter -StartupType Automatic
    }
}

function Set-Edges {
    $place = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\EdgeUI'
    Add-Before 'machine' $place 'AllowEdgeSwipe' (Get-Value $place 'AllowEdgeSwipe')
    Set-Value $place 'AllowEdgeSwipe' 0
}

# In the account's part of the registry; places are kept without its name, which changes.
function Set-Account($hive) {
    $policies = 'Software\Microsoft\Windows\CurrentVersion\Policies\System'
    foreach ($name in 'DisableTaskMgr', 'DisableLockWorkstation', 'DisableChangePassword') {
        Add-Before 'account' $policies $name (Get-Value "$hive\$policies" $name)
        Set-Value "$hive\$policies" $name 1
    }
    foreach ($feature in 'StickyKeys', 'Keyboard Response', 'ToggleKeys') {
        $place = "Control Panel\Accessibility\$feature"
        $flags = Get-Value "$hive\$place" 'Flags'
        if ($null -ne $flags) {
            Add-Before 'account' $place 'Flags' $flags
            Set-Value "$hive\$place" 'Flags' ([string] ([int] $flags -band -bnot $accessibilityHotkey))
        }
    }
}

function Read-Before {
    $all = Get-Content -LiteralPath $beforeFile -Raw | ConvertFrom-Json # into a variable: one object or a list of them
    @($all)
}

# All of it each time: what failed before, and what came since. The account's part has to wait for its first sign-in.
function Lock-Machine {
    if (Test-Path -LiteralPath $beforeFile) {
        foreach ($one in Read-Before) { [void] $before.Add($one) }
    }
    Set-Keys
    Set-Edges
    if (-not (Invoke-WithAccount { param($hive) Set-Account $hive })) {
        Write-Output "$account has never signed in: run this once more after the first start, to switch Task Manager off for it."
    }
}

function Unlock-One($one, $hive) {
    switch ($one.kind) {
        'key' { Get-CimInstance @filter -ClassName WEKF_PredefinedKey | Where-Object { $_.Id -eq $one.name } |
                Set-CimInstance -Property @{ Enabled = $one.value } }
        'setting' { Get-CimInstance @filter -ClassName WEKF_Settings | Where-Object { $_.Name -eq $one.name } |
                Set-CimInstance -Property @{ Value = $one.value } }
        'service' { Set-Service -Name $one.name -StartupType $one.value }
        'machine' { Set-Value $one.place $one.name $one.value }
        'account' { Set-Value "$hive\$($one.place)" $one.name $one.value }
    }
}

function Unlock-Machine {
    if (-not (Test-Path -LiteralPath $beforeFile)) { return }
    $all = @(Read-Before)
    $all | Where-Object { $_.kind -ne 'account' } | ForEach-Object { Unlock-One $_ '' }
    $mine = @($all | Where-Object { $_.kind -eq 'account' })
    if ($mine.Count -gt 0) { # an account that is gone has nothing to be set
        [void] (Invoke-WithAccount { param($hive) $mine | ForEach-Object { Unlock-One $_ $hive } })
    }
    Remove-Item -LiteralPath $beforeFile
}

# --- all of it --------------------------------------------------------------------------------------------------------

if (-not (Test-Elevated)) { throw 'Start this from an elevated PowerShell.' }
if (-not $Remove -and -not (Test-Path -LiteralPath $Game)) { throw "There is no $Game. Install the game, or name it with -Game." }

# The way back needs nothing that is not there already.
$missing = @()
foreach ($feature in $features) {
    $state = Get-WindowsOptionalFeature -Online -FeatureName $feature
    if ($null -eq $state) { throw "This edition of Windows has no ${feature}: Enterprise, Education or IoT Enterprise has." }
    if ($state.State -ne 'Enabled') { $missing += $feature }
}
if ($missing.Count -gt 0 -and -not $Remove) {
    foreach ($feature in $missing) { Enable-WindowsOptionalFeature -Online -FeatureName $feature -All -NoRestart | Out-Null }
    Write-Output 'Shell Launcher and Keyboard Filter were switched on. Restart Windows, then start this once more.'
    return
}

if ($missing -notcontains 'Client-EmbeddedShellLauncher') { Set-Configuration (Get-Configuration) }
if ($Remove) {
    Unlock-Machine
    Write-Output "The desktop is back from the next sign-in on. $Data was left as it is."
} else {
    Set-DataFolder
    Lock-Machine
    # Waited for: otherwise the game and PowerShell would both read what is typed.
    Write-Output "Set a PIN now:"
    Write-Output "  Start-Process -Wait -NoNewWindow '$Game' '--set-pin --config ""$Data\kiosk.ini"" --data ""$Data""'"
    Write-Output 'Then restart Windows: the game comes up by itself.'
}
