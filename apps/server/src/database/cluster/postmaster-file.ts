import { readFile, readlink, realpath } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** What a running PostgreSQL, or one that was killed, says of itself in postmaster.pid. */
export interface PostmasterFile {
  pid: number
  port: number
  /** Empty where it has none. */
  socketFolder: string
  isReady: boolean
}

export const postmasterPath = (cluster: string) => join(cluster, 'postmaster.pid')

/** The lines of the file: number, folder, start, port, socket's folder, address, key of shared memory, state. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterPath(cluster), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , state = ''] = text.split('\n')
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: state.trim() === 'ready' }
}

/** Whether a process lives, whoever owns it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is the PostgreSQL of this cluster: its number may long be another program's. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false
  const folder = await realpath(cluster)
  if (platform() === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder
  const { output } = await runProgram('ps', ['-p', String(pid), '-o', 'args='], undefined)
  return output.includes('postgres') && (output.includes(cluster) || output.includes(folder))
}
