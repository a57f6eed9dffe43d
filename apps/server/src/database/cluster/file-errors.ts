import { StartError } from '../../errors.ts'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full; make room, then start again',
  EDQUOT: 'the quota of disk space is used up; make room, then start again',
  EROFS: 'the disk is read-only; choose another DATA_DIR',
  EACCES: 'this account may not; start as the one that owns it, or choose another DATA_DIR',
  EPERM: 'this account may not; start as the one that owns it, or choose another DATA_DIR',
  EIO: 'the disk fails',
  // Node's answer to folders to be made on a read-only disk.
  ENOENT: 'a folder in it cannot be made; choose another DATA_DIR',
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Does work on files that the database needs.
 * @throws StartError that names the folder and what to do, where the system refuses it
 */
export async function onDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const code = codeOf(cause)
    if (cause instanceof StartError || !code) throw cause
    const reason = reasons[code] ?? code
    throw new StartError(`The database in ${folder} cannot be written: ${reason}.`, { cause })
  }
}
