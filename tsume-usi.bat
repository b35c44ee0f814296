@echo off
rem Tsume as a USI engine, for programs that start an engine without arguments.
call "%~dp0tsume.bat" usi %*
exit /b %ERRORLEVEL%
