### What is wrong with a command line. The program's name stands before it; below it come what may have
### been meant, how the command is called, and where there is help.

terminal-line-unknown = there is no argument { $arg } here
terminal-line-no-command = there is no command { $command }
terminal-line-empty = { $arg } needs a value
terminal-line-no-value = “{ $value }” is no value for { $arg }
terminal-line-bad-value = “{ $value }” is no value for { $arg }: { $why }
terminal-line-one-of = “{ $value }” is no value for { $arg }; the values are { $values }
terminal-line-missing = this is missing: { $args }
terminal-line-twice = { $arg } is there more than once
terminal-line-together = { $arg } does not go together with { $others }
terminal-line-too-many = { $arg } has one value too many: “{ $value }”
terminal-line-count = { $arg } needs another number of values: { $wanted }, not { $given }
terminal-line-equals = between { $arg } and its value an equals sign is needed
terminal-line-no-text = something in this line is not text
terminal-line-strange = this line cannot be understood

## Why a value is none

terminal-line-not-a-number = it is not a whole number, or one below zero
terminal-line-too-large = the number is too large
terminal-line-too-small = the number is too small
terminal-line-between = it is not a number from { $least } to { $most }
terminal-line-place = a server listens at an address like 127.0.0.1:7777, or at a file like unix:/run/ardri/socket

## What may have been meant

terminal-line-similar = Did you mean { $names }?
terminal-line-elsewhere = There is this: { $where }
terminal-line-as-value = If it is meant as a value, write { $line }
terminal-line-no-dashes = There is a command { $command }; leave out the -- before it.

terminal-line-help = More is told by --help.
