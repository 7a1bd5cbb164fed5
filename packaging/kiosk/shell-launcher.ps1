<#
.SYNOPSIS
Makes a stand of a Windows machine: SCHOTT World in place of the desktop, for an account of its own.

.DESCRIPTION
Needs Windows 10 or 11 Enterprise, Education or IoT Enterprise, which have Shell Launcher, and an elevated PowerShell.
Windows makes the account (kioskUser0) and signs it in by itself. The game is the shell: it must stay in the foreground,
so nothing that starts it and ends, such as a batch file, may stand in its place.

When the game ends, its exit status decides: 0, an operator ended it, leaves the screen empty until Ctrl+Alt+Del; any
other, a crash too, starts it again.

.PARAMETER Game
The program, where the installer has put it.

.PARAMETER Data
The folder for what the stand keeps, with its kiosk.ini.

.PARAMETER Remove
Gives the desktop back. What the stand has kept stays.

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
$feature = 'Client-EmbeddedShellLauncher'
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
    $file = Join-Path $env:SystemRoot 'Temp\schott-kiosk.xml'
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

# For administrators, the system and the stand's account alone: the PIN lies there too.
function Set-DataFolder {
    New-Item -ItemType Directory -Force -Path $Data | Out-Null
    $ini = Join-Path $Data 'kiosk.ini'
    if (-not (Test-Path -LiteralPath $ini)) { Copy-Item -LiteralPath (Join-Path $PSScriptRoot 'kiosk.ini') -Destination $ini }
    & icacls.exe $Data /inheritance:r /grant '*S-1-5-32-544:(OI)(CI)F' '*S-1-5-18:(OI)(CI)F' "${account}:(OI)(CI)M" | Out-Null
    if ($LASTEXITCODE -ne 0) { throw "The rights of $Data could not be set." }
}

if (-not (Test-Elevated)) { throw 'Start this from an elevated PowerShell.' }
if (-not $Remove -and -not (Test-Path -LiteralPath $Game)) { throw "There is no $Game. Install the game, or name it with -Game." }

$state = Get-WindowsOptionalFeature -Online -FeatureName $feature
if ($null -eq $state) { throw 'This edition of Windows has no Shell Launcher: Enterprise, Education or IoT Enterprise has.' }
if ($state.State -ne 'Enabled') {
    Enable-WindowsOptionalFeature -Online -FeatureName $feature -All -NoRestart | Out-Null
    Write-Output 'Shell Launcher was switched on. Restart Windows, then start this once more.'
    return
}

Set-Configuration (Get-Configuration)
if ($Remove) {
    Write-Output "The desktop is back from the next sign-in on. $Data was left as it is."
} else {
    Set-DataFolder
    # Waited for: otherwise the game and PowerShell would both read what is typed.
    Write-Output "Set a PIN now:"
    Write-Output "  Start-Process -Wait -NoNewWindow '$Game' '--set-pin --config ""$Data\kiosk.ini"" --data ""$Data""'"
    Write-Output 'Then restart Windows: the game comes up by itself.'
}
