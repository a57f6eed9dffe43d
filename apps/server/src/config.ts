import { resolve } from 'node:path'
import { z } from 'zod'
import type { BillingSettings } from './billing/open-billing.ts'
import { ConfigError } from './config-error.ts'
import { readAiSettings, type AiSettings, type LocalAiSettings } from './engines/ai-settings.ts'
import { readLocalAddresses } from './engines/local-models/addresses.ts'
import { knowProxies } from './http/client-address.ts'
import type { S3Settings } from './front/storage/contents/s3-contents.ts'
import { readSpeechSettings, type SpeechSettings } from './speech/settings.ts'

const text = z.string().trim().optional()
const webAddress = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform((address) => address?.replace(/\/+$/, ''))

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.transform((host) => host ?? '127.0.0.1'),
  DATA_DIR: text.transform((path) => resolve(path ?? './data')),
  PUBLIC_URL: webAddress,
  TRUSTED_PROXIES: text.transform(readProxies),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SUPABASE_URL: webAddress,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  AI_PROVIDER: text,
  AI_MODEL: text,
  AI_BASE_URL: webAddress,
  AI_API_KEY: text,
  AI_LOCAL_SERVERS: text,
  AI_SECOND_OPINION: z.enum(['on', 'off']).optional(),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  SPEECH_PROVIDER: text,
  SPEECH_MODEL: text,
  TRANSCRIPTION_MODEL: text,
  SPEECH_BASE_URL: webAddress,
  SPEECH_API_KEY: text,
  AZURE_API_KEY: text,
  ELEVENLABS_API_KEY: text,
  DEEPGRAM_API_KEY: text,
  BILLING: z.enum(['test', 'off']).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  S3_ENDPOINT: webAddress,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SOURCE_URL: webAddress,
  LEGAL_COMPANY_NAME: text,
  LEGAL_ADDRESS: text,
  LEGAL_EMAIL: text,
  LEGAL_PHONE: text,
  LEGAL_JURISDICTION: text,
  LEGAL_VENUE: text,
})

type Environment = z.output<typeof environmentSchema>

/** Every variable that is read. */
export const settingNames: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape))

type DatabaseChoice =
  | { mode: 'embedded' }
  | { mode: 'postgres'; url: string }
  | { mode: 'supabase'; url: string; publishableKey: string; secretKey: string }

/** Everything an operator can set, checked once at start. */
export interface Config {
  port: number
  host: string
  dataDir: string
  publicUrl: string | undefined
  /** Addresses and networks of reverse proxies that are not on this machine. */
  trustedProxies: string[]
  /**
   * Whether strangers may reach this server: it listens on more than this machine, has a public address, or a proxy before
   * it.
   */
  isPublic: boolean
  database: DatabaseChoice
  /** The S3-compatible store that files lie in; undefined: they lie in the database. */
  files: S3Settings | undefined
  smtp: { url: string; from: string } | undefined
  /** Undefined: the built-in tutor answers. */
  ai: AiSettings | LocalAiSettings | undefined
  /** Where a language server of this machine is looked for. */
  localAddresses: readonly string[]
  /** Whether the operator is told of one at start: they chose no tutor, not even the built-in one. */
  offersLocal: boolean
  /** Undefined: the embedded voice speaks, and nothing is transcribed. */
  speech: SpeechSettings | undefined
  billing: BillingSettings
  logLevel: Environment['LOG_LEVEL']
  /** What whoever reads /metrics has to know; undefined: nobody does. */
  metricsToken: string | undefined
  /** Where the source of the version that runs lies. */
  sourceUrl: string | undefined
  legal: Record<'companyName' | 'address' | 'email' | 'phone' | 'jurisdiction' | 'venue', string>
}

/**
 * Reads the configuration from environment variables (.env.example documents each).
 * @throws ConfigError naming the variable and what it should be
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value in a .env file means the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')} is not valid: ${issue?.message}. See .env.example.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    isPublic: isPublic(env),
    database: chooseDatabase(env),
    files: chooseFiles(env),
    smtp: chooseSmtp(env),
    ai: readAiSettings(env),
    localAddresses: readLocalAddresses(env.AI_LOCAL_SERVERS),
    offersLocal: env.AI_PROVIDER === undefined,
    speech: readSpeechSettings(env),
    billing: chooseBilling(env),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    sourceUrl: env.SOURCE_URL,
    legal: {
      companyName: env.LEGAL_COMPANY_NAME ?? '',
      address: env.LEGAL_ADDRESS ?? '',
      email: env.LEGAL_EMAIL ?? '',
      phone: env.LEGAL_PHONE ?? '',
      jurisdiction: env.LEGAL_JURISDICTION ?? '',
      venue: env.LEGAL_VENUE ?? '',
    },
  }
}

function readProxies(list: string | undefined, context: z.RefinementCtx): string[] {
  const networks = list?.split(',').map((network) => network.trim()) ?? []
  try {
    knowProxies(networks)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
  }
  return networks
}

function chooseDatabase(env: Environment): DatabaseChoice {
  const supabase = [env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, env.SUPABASE_SECRET_KEY]
  if (env.DATABASE_URL && supabase.some(Boolean)) {
    throw new ConfigError('Set either DATABASE_URL or the SUPABASE_ variables, not both.')
  }
  if (env.DATABASE_URL) return { mode: 'postgres', url: env.DATABASE_URL }
  const [url, publishableKey, secretKey] = supabase
  if (url && publishableKey && secretKey) return { mode: 'supabase', url, publishableKey, secretKey }
  if (supabase.some(Boolean)) {
    throw new ConfigError(
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY belong together; one is missing.',
    )
  }
  return { mode: 'embedded' }
}

function chooseFiles(env: Environment): S3Settings | undefined {
  const given = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  const [endpoint, bucket, accessKeyId, secretAccessKey] = given
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: env.S3_REGION ?? 'us-east-1' }
  if (!given.some(Boolean)) return undefined
  throw new ConfigError(
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one is missing.',
  )
}

function chooseSmtp(env: Environment): Config['smtp'] {
  if (!env.SMTP_URL) return undefined
  if (!env.MAIL_FROM)
    throw new ConfigError('MAIL_FROM is missing: with SMTP_URL set, say whom mails come from.')
  return { url: env.SMTP_URL, from: env.MAIL_FROM }
}

const loopbackName = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i

function isPublic({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Environment): boolean {
  const isKnownAway = PUBLIC_URL !== undefined && !loopbackName.test(new URL(PUBLIC_URL).hostname)
  return !loopbackName.test(HOST) || isKnownAway || TRUSTED_PROXIES.length > 0
}

/** Where strangers come, plans that cost nothing are given away only when the operator says so. */
function chooseBilling(env: Environment): BillingSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, BILLING: kind } = env
  if (secretKey && webhookSecret) return { kind: 'stripe', secretKey, webhookSecret }
  if (secretKey || webhookSecret)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together; one is missing.')
  if (kind) return { kind }
  return isPublic(env) ? { kind: 'off' } : { kind: 'test', isForThisMachine: true }
}
