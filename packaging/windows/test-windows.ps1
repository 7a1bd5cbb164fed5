# Tries the installer on Windows itself: test-windows.ps1 -Dist FOLDER
# Silent installation for this user, version, demo, golden games, silent removal, nothing left.
param([Parameter(Mandatory)] [string] $Dist)
$ErrorActionPreference = 'Stop'

function Assert-That([bool] $holds, [string] $otherwise) {
    if (-not $holds) { throw $otherwise }
}

$version = [regex]::Match((Get-Content -Raw meson.build), "version: '([^']+)'").Groups[1].Value
$brand = if ($env:BRAND) { $env:BRAND } else {
    [regex]::Match((Get-Content -Raw meson_options.txt), "option\('brand'.*?value: '([^']+)'").Groups[1].Value
}
$setup = Get-ChildItem $Dist -Filter "schott-world-$version-*-setup.exe" | Select-Object -First 1
Start-Process -Wait $setup.FullName -ArgumentList '/S', '/CurrentUser'
$key = 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\schott-world'
Assert-That (Test-Path $key) 'nothing was installed'
$folder = (Get-ItemProperty $key).InstallLocation
$game = Join-Path $folder 'schott-world.exe'
$lab = Join-Path $folder 'schott-lab.exe'
$env:SDL_AUDIODRIVER = 'dummy'

# A program with a window is not waited for unless its output is taken.
$said = & $game --version | Out-String
Assert-That ($said.Trim() -eq "$brand $version") "schott-world --version says: $said"
Assert-That ((& $lab --version) -eq "schott-lab $version") 'schott-lab does not tell its version'

$demo = Join-Path $env:TEMP 'schott-world-demo'
New-Item -ItemType Directory -Force $demo | Out-Null
& $game --demo $demo | Out-String | Write-Output
Assert-That (Test-Path (Join-Path $demo 'victory.png')) 'the demo did not reach its end'

foreach ($record in Get-ChildItem tests/golden/*.json) {
    & $lab replay $record.FullName | Out-Null
    Assert-That ($LASTEXITCODE -eq 0) "$($record.Name) ends otherwise"
}

# The uninstaller copies itself and returns at once, unless told where it lies.
Start-Process -Wait (Join-Path $folder 'uninstall.exe') -ArgumentList '/S', '/CurrentUser', '/PURGE', "_?=$folder"
Remove-Item (Join-Path $folder 'uninstall.exe') -ErrorAction SilentlyContinue
Remove-Item $folder -ErrorAction SilentlyContinue
Assert-That (-not (Test-Path $folder)) 'files are left'
Assert-That (-not (Test-Path $key)) 'the program is still listed'
Write-Output 'Installed, played and uninstalled on Windows without a trace.'
