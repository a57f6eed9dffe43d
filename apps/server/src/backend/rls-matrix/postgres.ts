import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Postgres {
  url: string
  stop: () => void
}

const nobody = 65_534

/** PostgreSQL refuses to run as root; there it runs as nobody. */
const asUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { ...asUser, stdio: 'ignore', cwd: tmpdir(), timeout: 60_000 })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A PostgreSQL of its own in a temporary folder; undefined where the machine has none. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-postgres-'))
  if (asUser.uid !== undefined) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  try {
    run('initdb', [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
    ])
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const port = await freePort()
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`
  run('pg_ctl', ['start', '--wait', '--pgdata', data, '--options', options, '--log', join(folder, 'log')])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['stop', '--mode', 'immediate', '--pgdata', data])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
