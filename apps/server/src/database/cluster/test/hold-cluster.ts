// A server in a process of its own, for tests that kill it: opens the database of a data folder, writes, and waits.
import { Client } from 'pg'
import { pino } from 'pino'
import { startCluster } from '../start-cluster.ts'

const [dataDir = ''] = process.argv.slice(2)
const cluster = await startCluster({ dataDir, isDurable: false, log: pino({ level: 'silent' }) })
const client = new Client(cluster.connection)
await client.connect()
await client.query('create table held as select 1 as id')
process.stdout.write('ready\n')
