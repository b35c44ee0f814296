@echo off
rem Starts Tsume: finds the newest Java, builds the program when it is missing or out of date, runs it. The twin of the
rem script "tsume", where the reasons are.
rem
rem   TSUME_JAVA        the Java to use: its home directory or its java.exe
rem   TSUME_JAVA_OPTS   further options for the Java machine
rem   TSUME_BUILD_WAIT  for how many seconds to wait while another start builds (600)
rem
rem Paths may hold parentheses, so none stands outside quotes and no block of lines has one: jumps instead of blocks.
rem They may hold per cent signs and carets, too, which "call" would read once more: subroutines get no paths but find
rem them in variables.
setlocal EnableExtensions DisableDelayedExpansion

set "oldest_java=17"
set "root=%~dp0"
set "java="
set "java_version="
set "java_major=0"

rem --- layout: a checkout, which is built here, or a distribution ---------------------------------------------------
set "jar=%root%lib\tsume.jar"
if exist "%root%pom.xml" set "jar=%root%solver\app\target\tsume.jar"

rem The cache is beside the program or, where that cannot be written, the user's. Without one nothing is kept.
set "cache=%root%.cache"
call :try_cache
if defined cache goto choose_java
if not defined LOCALAPPDATA goto choose_java
rem Two programs cannot share one: the path, without what a name cannot have, names it.
set "place=%root::=%"
set "cache=%LOCALAPPDATA%\Tsume\%place%"
call :try_cache

:choose_java
rem --- which Java ---------------------------------------------------------------------------------------------------
if defined TSUME_JAVA goto given_java
set "candidate=%root%runtime"
if exist "%root%runtime\bin\java.exe" call :consider
if defined java goto java_ok
if defined JAVA_HOME set "candidate=%JAVA_HOME:"=%"
if defined JAVA_HOME call :consider
set "candidate="
for %%j in (java.exe) do if not "%%~$PATH:j"=="" set "candidate=%%~dp$PATH:j.."
if defined candidate call :consider
for %%p in ("Java" "Eclipse Adoptium" "Eclipse Foundation" "Microsoft" "Amazon Corretto" "Zulu" "BellSoft" "Semeru") do set "folder=%ProgramFiles%\%%~p"& call :consider_all
if not defined LOCALAPPDATA goto user_java
for %%p in ("Java" "Eclipse Adoptium" "Eclipse Foundation" "Microsoft" "Amazon Corretto" "Zulu" "BellSoft" "Semeru") do set "folder=%LOCALAPPDATA%\Programs\%%~p"& call :consider_all
:user_java
if not defined USERPROFILE goto scoop
set "folder=%USERPROFILE%\.jdks"
call :consider_all
set "folder=%USERPROFILE%\.sdkman\candidates\java"
call :consider_all
set "folder=%USERPROFILE%\scoop"
call :consider_scoop
:scoop
if not defined SCOOP goto found
set "folder=%SCOOP:"=%"
call :consider_scoop
goto found

:given_java
set "given=%TSUME_JAVA:"=%"
set "candidate=%given%"
if exist "%given%\bin\java.exe" call :consider
if exist "%given%\bin\java.exe" goto found
for %%j in ("%given%") do set "candidate=%%~dpj.."
call :consider
if defined java goto found
echo tsume: TSUME_JAVA: there is no Java at "%given%" 1>&2
exit /b 2

:found
if %java_major% geq %oldest_java% goto java_ok
if not defined java echo tsume: no Java found: install Java %oldest_java% or newer, or set JAVA_HOME or TSUME_JAVA 1>&2
if defined java echo tsume: Java %oldest_java% or newer is needed; the newest found is %java_version% 1>&2
exit /b 2

:java_ok
rem --- building -----------------------------------------------------------------------------------------------------
if exist "%root%pom.xml" goto checkout
if exist "%jar%" goto ready
echo tsume: the program is not complete: there is neither "%jar%" nor "%root%pom.xml"; unpack it again 1>&2
exit /b 2

:checkout
if not defined cache goto unbuildable
if not "%cache%"=="%root%.cache" goto unbuildable
rem While a build runs, and after one that did not succeed, "building" is there and the jar counts for nothing. The
rem sources of the last build are kept: robocopy tells, in any language, whether those of now differ from them.
set "mirror=%cache%\sources"
call :is_up_to_date
if defined up_to_date goto ready
where mvn >nul 2>nul
if not errorlevel 1 goto lock
echo tsume: Maven is needed to build the program: install Maven 3.8 or newer and start again 1>&2
exit /b 2

:unbuildable
if exist "%jar%" goto ready
echo tsume: cannot build: "%root%" is not writable 1>&2
exit /b 2

:lock
rem Only one process can have a file open for writing; when it ends, however it ends, the lock is gone.
set "lock=%cache%\build.lock"
set "waited=0"
rem What is no number counts as nothing: something is left of it without its digits.
set "build_wait=600"
if not defined TSUME_BUILD_WAIT goto wait_known
set "asked_wait=%TSUME_BUILD_WAIT:"=%"
if not defined asked_wait goto wait_known
set "no_number="
for /f "eol=0 delims=0123456789" %%w in ("%asked_wait%") do set "no_number=yes"
if not defined no_number set "build_wait=%asked_wait:~0,7%"
:wait_known
set "probed=%lock%"
:try_lock
set "state=busy"
call :probe 2>nul
if "%state%"=="written" goto build
if %waited%==0 echo tsume: waiting for another start that is building the program... 1>&2
if %waited% geq %build_wait% goto give_up
ping -n 2 127.0.0.1 >nul 2>nul
set /a waited+=1
goto try_lock

:give_up
echo tsume: gave up: after %waited% s another start is still building; it has "%lock%" open 1>&2
exit /b 70

:build
set "state=busy"
call :build_locked 9>"%lock%"
if "%state%"=="busy" goto try_lock
if "%state%"=="built" goto ready
echo tsume: the build failed 1>&2
exit /b 70

:ready
rem --- class cache --------------------------------------------------------------------------------------------------
rem Messages of the Java machine must not mix with results.
set "heap=-Xms64m -XX:NewSize=32m -XX:MaxNewSize=512m"
rem Whoever has options of his own may set the heap, which must not be smaller than this bound.
if defined TSUME_JAVA_OPTS set "heap="
set "flags=-XX:+IgnoreUnrecognizedVMOptions -XX:MaxRAMPercentage=85 %heap% -XX:InitialSurvivorRatio=3 -XX:MinSurvivorRatio=3"
set "flags=%flags% -XX:+UseParallelGC -XX:FreqInlineSize=80 -XX:InlineSmallCode=1000 -XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr"
set "flags=%flags% -Djava.awt.headless=true -Dstdout.encoding=UTF-8"

set "class_cache="
if not defined cache goto run
rem What the class cache was made for stands beside it: the jar's time and size, the build, the Java. The number of the
rem build tells two jars of one minute apart.
set "build_id=0"
if exist "%cache%\build-id" set /p build_id=<"%cache%\build-id"
for %%j in ("%jar%") do set "made_for=%%~tj %%~zj %build_id% %java%"
set "classes=%cache%\classes-%java_version%"
set "make=-XX:ArchiveClassesAtExit"
set "use=-XX:SharedArchiveFile"
if %java_major% geq 25 set "make=-XX:AOTCacheOutput"
if %java_major% geq 25 set "use=-XX:AOTCache"
set "was_made_for="
if exist "%classes%.for" set /p was_made_for=<"%classes%.for"
if [%was_made_for%]==["%made_for%"] goto use_classes
set "new=%classes%.new%RANDOM%"
echo tsume: a first start makes later ones faster; this takes some seconds... 1>&2
"%java%" %flags% "%make%=%new%" -cp "%jar%" io.github.tsume.app.cli.Training <nul >nul 2>nul
rem An empty file says that it failed: it is not tried again.
if not exist "%new%" type nul >"%new%"
move /y "%new%" "%classes%" >nul 2>nul
if errorlevel 1 goto keep_classes
echo "%made_for%">"%classes%.for"
goto use_classes
:keep_classes
rem Another start has the old one open.
del "%new%" >nul 2>nul
goto run
:use_classes
set "size=0"
if exist "%classes%" for %%j in ("%classes%") do set "size=%%~zj"
if %size% gtr 0 set class_cache="%use%=%classes%"

:run
rem --- start --------------------------------------------------------------------------------------------------------
rem The console shows UTF-8 while the program runs. An engine speaks ASCII to another program.
set "code_page="
if /i "%~1"=="usi" goto start
for /f "tokens=2 delims=:" %%c in ('chcp 2^>nul') do set "code_page=%%c"
if not defined code_page goto start
set "code_page=%code_page: =%"
set "code_page=%code_page:.=%"
if "%code_page%"=="65001" set "code_page="
if defined code_page chcp 65001 >nul 2>nul
:start
"%java%" %flags% %class_cache% %TSUME_JAVA_OPTS% -jar "%jar%" %*
set "exit_code=%ERRORLEVEL%"
if defined code_page chcp %code_page% >nul 2>nul
exit /b %exit_code%

rem Keeps `cache` if it can be written, else clears it.
:try_cache
if not exist "%cache%" mkdir "%cache%" 2>nul
set "probed=%cache%\probe%RANDOM%"
set "state=busy"
call :probe 2>nul
if "%state%"=="busy" set "cache="
if "%state%"=="written" del "%probed%" >nul 2>nul
exit /b 0

rem Sets `state` to "written" if the file `probed` can be opened for writing. Who calls this silences it.
:probe
set "state=written" 9>"%probed%"
exit /b 0

rem Sets `up_to_date` if the jar was made from the sources as they are, or robocopy cannot tell: 0 means equal, 1 to 3
rem that there are others, more that it failed.
:is_up_to_date
set "up_to_date="
if not exist "%jar%" exit /b 0
if exist "%cache%\building" exit /b 0
robocopy "%root%solver" "%mirror%\solver" /mir /l /fft /r:1 /w:1 /xd target test docs >nul 2>nul
if not errorlevel 4 if errorlevel 1 exit /b 0
robocopy "%root%." "%mirror%\root" pom.xml /l /fft /r:1 /w:1 >nul 2>nul
if not errorlevel 4 if errorlevel 1 exit /b 0
set "up_to_date=yes"
exit /b 0

rem Builds unless another has done it meanwhile; sets `state` to "built" or "failed".
:build_locked
call :is_up_to_date
set "state=built"
if defined up_to_date exit /b 0
echo tsume: building the program... 1>&2
type nul >"%cache%\building"
robocopy "%root%solver" "%mirror%\solver" /mir /r:1 /w:1 /xd target test docs >nul 2>nul
robocopy "%root%." "%mirror%\root" pom.xml /r:1 /w:1 >nul 2>nul
set "maven_java=%JAVA_HOME%"
for %%j in ("%java%") do if exist "%%~dpjjavac.exe" for %%h in ("%%~dpj..") do set "JAVA_HOME=%%~fh"
rem What is compiled once is not worth the better compiler of Java: half of the time of the processor.
set "MAVEN_OPTS=-XX:TieredStopAtLevel=1 %MAVEN_OPTS%"
pushd "%root%"
set "state=failed"
call mvn -B -Dmaven.test.skip -Dunchecked -pl solver/app -am package <nul 1>&2
if not errorlevel 1 set "state=built"
popd
set "JAVA_HOME=%maven_java%"
if not exist "%jar%" set "state=failed"
if "%state%"=="failed" exit /b 0
echo b%RANDOM%-%RANDOM%-%RANDOM%b>"%cache%\build-id"
del "%cache%\building" >nul 2>nul
exit /b 0

rem Considers all that is in the directory `folder`.
:consider_all
for /d %%d in ("%folder%\*") do set "candidate=%%~d"& call :consider
exit /b 0

rem Considers what Scoop has installed in the directory `folder`.
:consider_scoop
for /d %%d in ("%folder%\apps\*jdk*" "%folder%\apps\*jre*" "%folder%\apps\*corretto*" "%folder%\apps\zulu*") do set "candidate=%%~d\current"& call :consider
exit /b 0

rem Keeps the newest Java, the one in `candidate` or that of before: sets java, java_version and java_major. The first of
rem equals wins.
:consider
if not exist "%candidate%\bin\java.exe" exit /b 0
if not exist "%candidate%\release" exit /b 0
set "version="
for /f "usebackq tokens=1,2 delims==" %%a in ("%candidate%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version exit /b 0
set "major=0"
for /f "tokens=1,2 delims=.-+_" %%a in ("%version%") do call :set_major "%%a" "%%b"
if %major% leq %java_major% exit /b 0
for %%j in ("%candidate%\bin\java.exe") do set "java=%%~fj"
set "java_version=%version%"
set "java_major=%major%"
exit /b 0

rem Java 8 calls itself 1.8.
:set_major
set "major=%~1"
if "%~1"=="1" set "major=%~2"
exit /b 0
