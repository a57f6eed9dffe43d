import { readdir, readFile } from 'node:fs/promises'

/** Megabytes that a field of a process's status holds, where the system tells it as Linux does; else 0. */
async function statusMegabytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** Resident memory of a process, in megabytes. */
export const residentMegabytes = (pid: number) => statusMegabytes(pid, 'VmRSS')

/** The most that a process has held so far, in megabytes. */
export const peakMegabytes = (pid: number) => statusMegabytes(pid, 'VmHWM')

/** What the PostgreSQL that a server started holds, what its processes share counted once, in megabytes. */
export async function postgresMegabytes(serverPid: number): Promise<number> {
  const parents = await readParents()
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === serverPid || isBelow(parent))
  }
  const below = [...parents.keys()].filter(isBelow)
  const shares = await Promise.all(below.map(proportionalKilobytes))
  return Math.round(shares.reduce((sum, share) => sum + share, 0) / 1024)
}

async function readParents(): Promise<Map<number, number>> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger)
  const pairs = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return [pid, Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0)] as const
    }),
  )
  return new Map(pairs)
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
}
