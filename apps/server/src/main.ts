import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The one entry point. What it imports is compiled once and kept, which halves every later start; where nothing can be
// kept, it is compiled each time.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))

// Heard from the beginning: the first process of a container ignores a signal that it has no handler for.
let stop = (): void => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop())

// Whoever reads what it says may go away (`npm start | head`); it serves on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const { run } = await import('./run.ts')
const server = await run()
stop = () => void server.close().then(() => process.exit(0))
// A server that is killed keeps nothing at its end.
setTimeout(flushCompileCache, 1000).unref()
