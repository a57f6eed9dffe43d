import { spawn, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface ServerProcess {
  url: string
  pid: number
  stop: () => Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
}

/** What the start script sets (`NAME=value` before `exec`), and what it gives to Node. */
function readStartScript(): { args: string[]; settings: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [before = '', after = ''] = scripts.start.split('exec node ')
  const pairs = before.split(' ').filter(Boolean)
  return { args: after.split(' '), settings: Object.fromEntries(pairs.map((pair) => pair.split('='))) }
}

/** Starts the server as an operator does; resolves once it listens. */
export function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { args, settings } = readStartScript()
  return startProcess(args, { PORT: '0', DATA_DIR: dataDir, ...settings, ...environment })
}

/** Starts the server of a checkout by its command, which installs and builds first. */
export function startNpm(folder: string): Promise<ServerProcess> {
  return startCommand('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: '0' } })
}

/** Starts a program of Node; resolves once it says where it is ready. */
export function startProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startCommand(process.execPath, args, { env: { ...process.env, ...environment } })
}

async function startCommand(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'>,
): Promise<ServerProcess> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const address = /ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${output}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
