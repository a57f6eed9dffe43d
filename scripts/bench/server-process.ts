import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface ServerProcess {
  url: string
  pid: number
  stop: () => Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>
}

/** What follows `exec node` in the start script. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(2)
}

/** Starts the server as an operator does; resolves once it listens. */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, startArguments(), {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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
