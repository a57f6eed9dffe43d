import { appendFileSync, renameSync, statSync } from 'node:fs'

/** Bytes after which a log file is put aside, over the one before it. */
const largest = 1_000_000

/**
 * PostgreSQL's log in the data folder: one file, and the one before it with `.1`. Nobody reads it while all is well, so a
 * line that cannot be written (a full disk) is no reason for anything to fail.
 * @returns adds a line
 */
export function openLogFile(path: string, limit: number = largest): (line: string) => void {
  let size = sizeOf(path)
  return (line) => {
    try {
      if (size > limit) {
        renameSync(path, `${path}.1`)
        size = 0
      }
      appendFileSync(path, `${line}\n`, { mode: 0o600 })
      size += Buffer.byteLength(line) + 1
    } catch {
      size = sizeOf(path)
    }
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
