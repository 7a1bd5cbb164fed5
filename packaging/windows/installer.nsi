; The installer: per user or for all, in six languages. build.sh gives VERSION, STAGE, REMOVE, ICON, SIDE and OUT.
; Silent: setup.exe /S [/AllUsers | /CurrentUser] [/D=FOLDER]; uninstall.exe /S [/PURGE], which removes saved games too.

; A 32-bit installer would install nothing on a system without 32-bit programs and still say that all went well.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
CRCCheck force
ManifestDPIAware true
ManifestSupportedOS Win10

!define NAME "SCHOTT World"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\schott-world"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallMode"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 ProductName "${NAME}"
VIAddVersionKey /LANG=1033 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=1033 FileVersion "${VERSION}"
VIAddVersionKey /LANG=1033 FileDescription "${NAME} and Best Path setup"
VIAddVersionKey /LANG=1033 LegalCopyright "MIT License. SCHOTT is a trade mark of its owner."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH FitControl
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT SHCTX
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "InstallerLanguage"
!define MUI_WELCOMEPAGE_TEXT "$(About)$\n$\n$(MUI_TEXT_WELCOME_INFO_TEXT)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\schott-world.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Indonesian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString About ${LANG_ENGLISH} "Two family board games in one box: SCHOTT World and Best Path."
LangString About ${LANG_GERMAN} "Zwei Brettspiele für die Familie in einer Schachtel: SCHOTT World und Best Path."
LangString About ${LANG_FRENCH} "Deux jeux de société en famille dans une même boîte : SCHOTT World et Best Path."
LangString About ${LANG_ITALIAN} "Due giochi da tavolo per la famiglia in un’unica scatola: SCHOTT World e Best Path."
LangString About ${LANG_INDONESIAN} "Dua permainan papan keluarga dalam satu kotak: SCHOTT World dan Best Path."
LangString About ${LANG_SIMPCHINESE} "一盒装着两款家庭桌游：SCHOTT World 与 Best Path。"
LangString SavedGames ${LANG_ENGLISH} "Remove your settings and saved games, too?$\n$\n$0"
LangString SavedGames ${LANG_GERMAN} "Auch deine Einstellungen und gespeicherten Spiele entfernen?$\n$\n$0"
LangString SavedGames ${LANG_FRENCH} "Supprimer aussi tes réglages et tes parties enregistrées ?$\n$\n$0"
LangString SavedGames ${LANG_ITALIAN} "Rimuovere anche le impostazioni e le partite salvate?$\n$\n$0"
LangString SavedGames ${LANG_INDONESIAN} "Hapus juga pengaturan dan permainan tersimpan?$\n$\n$0"
LangString SavedGames ${LANG_SIMPCHINESE} "是否同时删除设置和已保存的对局？$\n$\n$0"
LangString GameRuns ${LANG_ENGLISH} "${NAME} is running. Please close it, then try again."
LangString GameRuns ${LANG_GERMAN} "${NAME} läuft noch. Bitte schließe das Spiel und versuche es dann noch einmal."
LangString GameRuns ${LANG_FRENCH} "${NAME} est en cours. Ferme le jeu, puis réessaie."
LangString GameRuns ${LANG_ITALIAN} "${NAME} è in esecuzione. Chiudi il gioco e riprova."
LangString GameRuns ${LANG_INDONESIAN} "${NAME} sedang berjalan. Tutup permainannya, lalu coba lagi."
LangString GameRuns ${LANG_SIMPCHINESE} "${NAME} 正在运行。请先关闭游戏，然后重试。"

; A program that runs cannot be written over or removed.
!macro WAIT_FOR_GAME
    ${If} ${FileExists} "$INSTDIR\schott-world.exe"
    again:
        ClearErrors
        FileOpen $1 "$INSTDIR\schott-world.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(GameRuns)" /SD IDCANCEL IDRETRY again
            Abort
        ${EndIf}
        FileClose $1
    ${EndIf}
!macroend

Function .onInit
    !insertmacro MULTIUSER_INIT
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro MULTIUSER_UNINIT
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "Game"
    !insertmacro WAIT_FOR_GAME
    SetOutPath "$INSTDIR"
    File /r "${STAGE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\schott-world.exe"
    WriteRegStr SHCTX "${KEY}" "DisplayName" "${NAME}"
    WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\schott-world.exe"
    WriteRegStr SHCTX "${KEY}" "Comments" "$(About)"
    WriteRegStr SHCTX "${KEY}" "Publisher" "The SCHOTT World makers"
    WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${KEY}" "InstallMode" "$MultiUser.InstallMode"
    WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
    !insertmacro WAIT_FOR_GAME
    !include "${REMOVE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey SHCTX "${KEY}"

    ; Settings and games are always the user's own, also where the program was installed for all.
    SetShellVarContext current
    StrCpy $0 "$APPDATA\schott-world"
    ${If} ${FileExists} "$0\*.*"
        ${GetParameters} $1
        ClearErrors
        ${GetOptions} $1 "/PURGE" $2
        ${If} ${Errors}
            MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(SavedGames)" /SD IDNO IDNO keep
        ${EndIf}
        RMDir /r "$0"
    keep:
    ${EndIf}
SectionEnd
