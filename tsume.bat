@echo off
rem Starts Tsume: finds the newest Java, builds the program when it is missing, runs it. See the script "tsume", of
rem which this is the shorter twin: it does not notice changed sources (delete solver\app\target to build again).
rem
rem   TSUME_JAVA       the Java to use: its home directory or its java.exe
rem   TSUME_JAVA_OPTS  further options for the Java machine
setlocal EnableExtensions DisableDelayedExpansion

set "oldest_java=17"
set "training=--help"

set "root=%~dp0"
set "jar=%root%solver\app\target\tsume.jar"
set "cache=%root%.cache"
set "java="
set "java_version="
set "java_major=0"

if not defined TSUME_JAVA goto search
set "given=%TSUME_JAVA:"=%"
if exist "%given%\bin\java.exe" call :consider "%given%"
if exist "%given%\bin\java.exe" goto found
for %%j in ("%given%") do call :consider "%%~dpj.."
if defined java goto found
echo tsume: TSUME_JAVA: there is no Java at %given% 1>&2
exit /b 2

:search
if defined JAVA_HOME call :consider "%JAVA_HOME:"=%"
for %%j in (java.exe) do if not "%%~$PATH:j"=="" call :consider "%%~dp$PATH:j.."
for %%p in ("Java" "Eclipse Adoptium" "Microsoft" "Amazon Corretto" "Zulu" "BellSoft" "Semeru") do (
  for /d %%d in ("%ProgramFiles%\%%~p\*") do call :consider "%%~d"
)
for /d %%d in ("%USERPROFILE%\.jdks\*" "%USERPROFILE%\.sdkman\candidates\java\*") do call :consider "%%~d"
for /d %%d in ("%USERPROFILE%\scoop\apps\*jdk*") do call :consider "%%~d\current"

:found
if %java_major% geq %oldest_java% goto java_ok
if not defined java echo tsume: no Java found: install Java %oldest_java% or newer, or set JAVA_HOME or TSUME_JAVA 1>&2
if defined java echo tsume: Java %oldest_java% or newer is needed; the newest found is %java_version% 1>&2
exit /b 2

:java_ok
if not exist "%cache%" mkdir "%cache%" 2>nul
if exist "%jar%" goto built
where mvn >nul 2>nul
if errorlevel 1 (
  echo tsume: Maven is needed to build the program: install Maven 3.8 or newer and start again 1>&2
  exit /b 2
)
echo tsume: building... 1>&2
setlocal
for %%j in ("%java%") do if exist "%%~dpjjavac.exe" for %%h in ("%%~dpj..") do set "JAVA_HOME=%%~fh"
pushd "%root%"
call mvn -B -q -Dmaven.test.skip -Dunchecked -pl solver/app -am package <nul 1>&2
popd
endlocal
if exist "%jar%" goto built
echo tsume: the build failed 1>&2
exit /b 70

:built
rem Messages of the Java machine must not mix with results; the reasons for the rest are in the script "tsume".
set "flags=-XX:+IgnoreUnrecognizedVMOptions -XX:MaxRAMPercentage=85 -Xms64m -XX:NewSize=32m -XX:MaxNewSize=512m -XX:InitialSurvivorRatio=3 -XX:MinSurvivorRatio=3"
set "flags=%flags% -XX:+UseParallelGC -XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr"
set "flags=%flags% -Djava.awt.headless=true"

rem The class cache, named after the jar's time and size and the version of Java.
for %%j in ("%jar%") do set "key=%%~tj-%%~zj"
set "key=%key:/=%"
set "key=%key::=%"
set "key=%key:.=%"
set "key=%key: =%"
set "classes=%cache%\classes-%java_version%-%key%"
set "make=-XX:ArchiveClassesAtExit"
set "use=-XX:SharedArchiveFile"
if %java_major% geq 25 set "make=-XX:AOTCacheOutput"
if %java_major% geq 25 set "use=-XX:AOTCache"
if exist "%classes%" goto run
"%java%" %flags% "%make%=%classes%.new" -jar "%jar%" %training% <nul >nul 2>nul
if exist "%classes%.new" move /y "%classes%.new" "%classes%" >nul 2>nul

:run
set "class_cache="
if exist "%classes%" set class_cache="%use%=%classes%"
"%java%" %flags% %class_cache% %TSUME_JAVA_OPTS% -jar "%jar%" %*
exit /b %ERRORLEVEL%

rem Keeps the newest Java: sets java, java_version and java_major. The first of equals wins.
:consider
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "version="
for /f "usebackq tokens=1,2 delims==" %%a in ("%~1\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version exit /b 0
set "major=0"
for /f "tokens=1,2 delims=.-+_" %%a in ("%version%") do (
  set "major=%%a"
  if "%%a"=="1" set "major=%%b"
)
if %major% leq %java_major% exit /b 0
set "java=%~f1\bin\java.exe"
set "java_version=%version%"
set "java_major=%major%"
exit /b 0
