@echo off
rem Tsume as a USI engine, for programs that start an engine without arguments.
rem Without "call", which would read per cent signs and carets once more: its exit code is that of this.
"%~dp0tsume.bat" usi %*
