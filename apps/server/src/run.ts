import { existsSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { StartError } from './errors.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** Environment → dependencies → listen. What keeps the server from starting is one clear line, and ends the process. */
export async function run(): Promise<RunningServer> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const server = await startServer(readConfig(process.env), {
      isDevelopment: process.argv.includes('--dev'),
    })
    for (const line of server.announcement) process.stdout.write(`${line}\n`)
    return server
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
