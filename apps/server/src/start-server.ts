import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { forgetAddress, noteAddress } from './admin/server-address.ts'
import { createApp } from './app.ts'
import type { Backend, MailboxEntry } from './backend/backend.ts'
import { openBackend } from './backend/open-backend.ts'
import { openStripe } from './billing/stripe/open-stripe.ts'
import type { Config } from './config.ts'
import { createEngine } from './engines/create-engine.ts'
import { lookForModels } from './engines/look-for-models.ts'
import { StartError } from './errors.ts'
import { connectionLimits } from './http/connection-limits.ts'
import { drain } from './http/drain.ts'
import { quietConsole } from './http/quiet-console.ts'
import { routeUpgrades } from './http/route-upgrades.ts'
import { describeError } from './log-error.ts'
import { openSpeech } from './speech/open-speech.ts'
import { openWebApp } from './web-app.ts'

export interface RunningServer {
  url: string
  backend: Backend
  /** What the operator reads in the terminal. */
  announcement: string[]
  close: () => Promise<void>
}

/** How long what is in flight may take to end when the server stops, in milliseconds; a reply times out after 40 s. */
const shutdownPatience = 10_000

const packageFile = new URL('../../../package.json', import.meta.url)
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Opens the backend, then listens.
 * @throws StartError with one line for the operator
 */
export async function startServer(
  config: Config,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Promise<RunningServer> {
  const log = pino({
    level: config.logLevel,
    redact: ['*.email', '*.password', '*.token'],
    serializers: { err: describeError },
  })
  if (!isDevelopment) quietConsole(console, log)
  let url = config.publicUrl ?? `http://localhost:${config.port}`
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const { settings: ai, note: localNote } = lookForModels(config)
  let localLine: string | undefined
  // Nobody waits for it: what is not known when the server listens, the operator's command tells.
  void localNote.then((line) => (localLine = line))
  const { engine, help, describe, corrections, load } = await createEngine(await ai, log)
  // A model may take its time; the backend opens meanwhile.
  const tutor = describe()
  const backend = await openBackend(config, { siteUrl: () => url, announceMail, announce: say, log, version })
  try {
    const speech = await openSpeech({
      settings: config.speech,
      dataDir: config.dataDir,
      log,
      database: backend.database,
    })
    const web = await openWebApp({ isDevelopment, webRoot })
    let isClosing = false
    const { billing } = config
    const stripe = billing.kind === 'stripe' ? await openStripe(billing.secretKey) : undefined
    const app = createApp({
      config,
      backend,
      engine,
      help,
      corrections,
      speech,
      stripe,
      log,
      version,
      whenLoaded: load,
      now: Date.now,
      isDevelopment,
      isClosing: () => isClosing,
      ...web,
    })
    const server = createServer(connectionLimits, getRequestListener(app.fetch))
    web.attach?.(server)
    const disconnect = routeUpgrades(server, backend.handleUpgrade)
    const { port } = await listen(server, config)
    url = config.publicUrl ?? `http://localhost:${port}`
    if (backend.mode !== 'supabase') await noteAddress(config.dataDir, { host: config.host, port })
    if (backend.mode === 'supabase') {
      // Elsewhere, and perhaps slow: learners who are there already need not wait for it.
      void import('./backend/dictionaries.ts')
        .then(({ offerDictionaries }) => offerDictionaries(backend.fetch, backend.secretKey))
        .catch((err: unknown) => log.error({ err }, 'The dictionaries could not be offered'))
    }
    // Pages are there before it: only the first calls of learners may have to wait.
    setImmediate(() => void load().catch((err: unknown) => log.fatal({ err }, 'The tutor cannot be loaded')))
    return {
      url,
      backend,
      announcement: [
        ...announce(config, backend, { tutor: await tutor, speech: speech.description, url }),
        ...(localLine === undefined ? [] : [localLine]),
      ],
      close: async () => {
        isClosing = true
        disconnect()
        await drain(server, shutdownPatience, backend.isReady)
        await web.close()
        await speech.close()
        await forgetAddress(config.dataDir)
        await backend.close()
      },
    }
  } catch (error) {
    await backend.close()
    throw error
  }
}

function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'another program uses it' : cause.message
      reject(
        new StartError(`Port ${port} on ${host} cannot be used: ${reason}. Choose another one with PORT.`, {
          cause,
        }),
      )
    })
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function announceMail({ to, subject, text }: MailboxEntry): void {
  const link = /https?:\/\/\S+\/auth\/callback\S*/.exec(text)?.[0]
  process.stdout.write(`Mail to ${to}, not sent: ${subject}\n${link ? `  ${link}\n` : ''}`)
}

function announce(
  { database, dataDir, isPublic }: Config,
  backend: Backend,
  { tutor, speech, url }: { tutor: string; speech: string; url: string },
): string[] {
  const where = {
    embedded: `embedded, data in ${dataDir}`,
    postgres: `PostgreSQL by DATABASE_URL, voices in ${dataDir}`,
    supabase: `Supabase at ${database.mode === 'supabase' ? database.url : ''}`,
  }[backend.mode]
  const lines = [
    `Lingarden is ready at ${url}`,
    `  mode    ${where}`,
    `  tutor   ${tutor}`,
    `  speech  ${speech}`,
  ]
  if (backend.mailMode === 'mailbox') {
    const place = isPublic ? 'its links stand here alone; set SMTP_URL' : `read it at ${url}/dev/mailbox`
    lines.push(`  mail    not sent; ${place}`)
  }
  return lines
}
