// One set-up of a checkout at a time: two would empty the same node_modules under each other.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'

const lock = '.setup.lock'
const pause = new Int32Array(new SharedArrayBuffer(4))

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether who made the lock is gone: ended without taking it away, or from before this machine was started. */
function isStale() {
  try {
    const { mtimeMs } = statSync(lock)
    const holder = Number(readFileSync(lock, 'utf8'))
    // A lock that was made this very moment has no number in it yet.
    if (!holder) return Date.now() - mtimeMs > 5000
    return mtimeMs < Date.now() - uptime() * 1000 || !isRunning(holder)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Does the work when no other start of this checkout is at it; who waits says so in one line. */
export function withSetupLock(work) {
  let isTold = false
  while (!take()) {
    if (isStale()) {
      rmSync(lock, { force: true })
      continue
    }
    if (!isTold) console.log('Another start is installing; waiting …')
    isTold = true
    Atomics.wait(pause, 0, 0, 200)
  }
  process.once('exit', () => rmSync(lock, { force: true }))
  work()
}
