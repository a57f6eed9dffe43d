import { spawn } from 'node:child_process'

/**
 * Runs a program to its end.
 * @throws with what it wrote about the failure
 */
export function runCommand(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let told = ''
    child.stderr.on('data', (data: Buffer) => (told += data.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${told.trim()}`)),
    )
  })
}
