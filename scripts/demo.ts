// Starts the app with a filled account, for trying it and for pictures. What is done with it stays in data/demo.
import { readConfig } from '../apps/server/src/config.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { demoAccount, seedAccount } from './demo/seed-account.ts'

// Always the embedded mode: the account is made by the mail that stays in this server.
const { DATA_DIR = './data/demo', PORT, HOST, LOG_LEVEL } = process.env
const config = readConfig({ DATA_DIR, PORT, HOST, LOG_LEVEL })
const server = await startServer(config)
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const isNew = await seedAccount(server, { now: Date.now(), timeZone })
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
const lines = [
  ...server.announcement,
  isNew ? '  garden  three months of practice were sown' : '  garden  as you left it',
  `  sign in ${demoAccount.email} with ${demoAccount.password}`,
]
for (const line of lines) process.stdout.write(`${line}\n`)
