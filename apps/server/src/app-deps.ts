import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Backend } from './backend/backend.ts'
import type { Config } from './config.ts'
import type { Speech } from './speech/open-speech.ts'

/** What the HTTP surface is made with. */
export interface AppDeps {
  config: Pick<Config, 'publicUrl' | 'legal'> &
    Partial<Pick<Config, 'metricsToken' | 'billing' | 'sourceUrl' | 'trustedProxies' | 'isPublic'>>
  backend: Backend
  engine: TutorEngine
  help?: TutorHelp | undefined
  /** What becomes of the corrections of a language model, for the metrics. */
  corrections?: { counts: ReadonlyMap<string, number> } | undefined
  speech: Pick<Speech, 'reader' | 'transcriber' | 'offer'>
  log: Logger
  /** The client of the payment provider, where it sells. */
  stripe?: Stripe | undefined
  /** What calls of learners wait for: the rules of the languages, where they are not loaded yet. */
  whenLoaded?: () => Promise<void>
  version: string
  now: () => number
  /**
   * The page of the web app, which names the texts of the language that its reader prefers: a function, because the
   * development server rewrites it for each request.
   */
  readPage: (address: string, language: HelpLanguage) => Promise<string>
  /** The landing page as the build wrote it; undefined where there is none, as in development. */
  readLanding?: ((language: HelpLanguage) => string | undefined) | undefined
  isDevelopment?: boolean
  /** Whether the server is going down. */
  isClosing?: () => boolean
  /** Where the built web app lies; undefined where the development server serves it. */
  webRoot: string | undefined
}
