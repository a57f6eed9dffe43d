import { Socket } from 'node:net'
import { platform } from 'node:os'
import type { Account } from './account.ts'
import { postmasterPath } from './postmaster-file.ts'
import { startProgram } from './run-program.ts'

/** Ends PostgreSQL when we are gone, even by SIGKILL. */
export interface Watcher {
  /** From now on this process is watched; undefined: none. */
  watch: (pid: number | undefined) => void
  close: () => void
}

/**
 * A shell that reads our pipe: each line is the number of the process to watch, and the pipe's end is ours. It asks in
 * order first; PostgreSQL's own file ($0) is gone when it ended so. It needs no memory of note (0.3 MB) and nothing but what the system has.
 */
const script = `
while read -r line; do pid=$line; done
[ -n "$pid" ] || exit 0
kill -INT "$pid" || exit 0
for second in 1 2 3 4 5 6 7 8 9 10; do
  sleep 1
  [ -e "$0" ] && kill -0 "$pid" || exit 0
done
kill -QUIT "$pid"
`

/** On Windows there is none: the next start stops what was left running. */
export function startWatcher(cluster: string, account: Account | undefined): Watcher {
  if (platform() === 'win32') return { watch: () => undefined, close: () => undefined }
  const shell = startProgram('/bin/sh', ['-c', script, postmasterPath(cluster)], account, [
    'pipe',
    'ignore',
    'ignore',
  ])
  // Without a shell there is only the next start to stop what was left running.
  shell.on('error', () => undefined)
  shell.stdin?.on('error', () => undefined)
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return {
    watch: (pid) => void shell.stdin?.write(`${pid ?? ''}\n`),
    close: () => void shell.stdin?.end('\n'),
  }
}
