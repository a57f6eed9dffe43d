import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, milliseconds, type Figure } from './figure.ts'
import { startNpm, startServer } from './server-process.ts'

/** From the command to listening, on a data directory that is there already. */
export async function benchStart(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const start = async () => {
    const begin = performance.now()
    const server = await startServer(dataDir)
    const took = performance.now() - begin
    await server.stop()
    return took
  }
  await start()
  const samples: number[] = []
  for (let run = 0; run < 5; run++) samples.push(await start())
  await rm(dataDir, { recursive: true })
  return {
    what: 'warm start to listening, median of 5',
    measured: milliseconds(median(samples)),
    target: '800 ms',
  }
}

/** `npm start` on a fresh clone, its packages in npm's cache already, to listening. */
export async function benchFreshClone(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'lingarden-clone-'))
  execFileSync('git', ['clone', '--quiet', '.', folder])
  const begin = performance.now()
  const server = await startNpm(folder)
  const took = performance.now() - begin
  await server.stop()
  await rm(folder, { recursive: true })
  return {
    what: 'npm start on a fresh clone to listening',
    measured: milliseconds(took),
    target: '20,000 ms',
  }
}
