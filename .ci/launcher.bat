@echo off
rem Starts the program as a user does: the first start builds, the second does not; positions, patterns and pipes.
setlocal EnableExtensions DisableDelayedExpansion
cd /d "%~dp0.."
set "position=4k4/9/4P4/9/9/9/9/9/9 b G 1"

call tsume.bat --version 2>first.txt
type first.txt
findstr /c:"building" first.txt >nul || goto failed
call tsume.bat --version 2>second.txt
type second.txt
findstr /c:"building" second.txt >nul && goto failed
dir /b .cache

call tsume.bat solve --lang en "%position%" >out.txt
type out.txt
findstr /c:"mate in 1" out.txt >nul || goto failed
echo %position%| call tsume.bat solve --lang en - >out.txt
findstr /c:"mate in 1" out.txt >nul || goto failed
call tsume.bat solve --lang ja "%position%" >out.txt
type out.txt
(echo usi& echo quit)| call tsume-usi.bat >out.txt
findstr /c:"usiok" out.txt >nul || goto failed
call tsume.bat convert -t kif -o target\ci\ "problems\*\*.sfen" || goto failed
dir /b target\ci\*.kif >nul || goto failed
rem What Maven compiled is older than a changed source: built once more, and only once.
echo.>>solver\app\src\main\java\io\github\tsume\app\package-note.txt
call tsume.bat --version 2>third.txt
findstr /c:"building" third.txt >nul || goto failed
call tsume.bat --version 2>fourth.txt
findstr /c:"building" fourth.txt >nul && goto failed
del solver\app\src\main\java\io\github\tsume\app\package-note.txt first.txt second.txt third.txt fourth.txt out.txt
exit /b 0

:failed
echo the launcher does not do what it should 1>&2
exit /b 1
