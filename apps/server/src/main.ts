import { existsSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { StartError } from './errors.ts'
import { startServer } from './start-server.ts'

// The one entry point: environment → dependencies → listen. What keeps it from starting is one clear line.
// Heard from the beginning: the first process of a container ignores a signal that it has no handler for.
let stop = (): void => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop())
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await startServer(readConfig(process.env), { isDevelopment: process.argv.includes('--dev') })
  stop = () => void server.close().then(() => process.exit(0))
  for (const line of server.announcement) process.stdout.write(`${line}\n`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
