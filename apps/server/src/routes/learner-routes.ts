import type { Hono } from 'hono'
import { accountRoutes } from '../account/account-routes.ts'
import type { AppDeps } from '../app-deps.ts'
import { openServiceClient } from '../backend/service-client.ts'
import { billingFunctions, billingRoutes } from '../billing/billing-routes.ts'
import type { OpenBilling } from '../billing/open-billing.ts'
import { creditRoutes } from '../credits/credit-routes.ts'
import { createCredits } from '../credits/credits.ts'
import type { AppEnv } from '../http/context.ts'
import type { RateRule } from '../http/rate-limit.ts'
import { speechRoutes } from './speech.ts'
import { tutorActivityRoutes } from './tutor-activity.ts'
import { tutorHelpRoutes } from './tutor-help.ts'
import { tutorRoutes } from './tutor.ts'

/** Routes of learners, and what stands before them. Addresses are given behind the path. */
interface RouteGroup {
  path: string
  /** For whom is signed in only. */
  guarded: readonly string[]
  /** How often a learner may come. */
  rates: Readonly<Record<string, RateRule>>
  routes: readonly Hono<AppEnv>[]
}

/** How often a learner may come, in a minute: what costs money or sends mail. A reply is read out sentence by sentence. */
const rules = {
  turns: { name: 'turn', limit: 60 },
  help: { name: 'help', limit: 60 },
  speech: { name: 'speech', limit: 240 },
  transcriptions: { name: 'transcription', limit: 30 },
  credits: { name: 'credits', limit: 60 },
  billing: { name: 'billing', limit: 30 },
  deletions: { name: 'account', limit: 10 },
} satisfies Record<string, RateRule>

interface LearnerRoutesDeps extends AppDeps {
  sales: OpenBilling
  siteOf: (url: string) => string
}

/** The calls that a learner makes, in groups of one path. */
export function learnerRoutes(deps: LearnerRoutesDeps): RouteGroup[] {
  const { backend, engine, help, speech, log, now, sales, siteOf } = deps
  const { call } = backend
  const credits = createCredits({ call, now, log })
  return [
    {
      path: '/api/tutor',
      guarded: ['/*'],
      rates: {
        '/turn': rules.turns,
        '/translate': rules.help,
        '/explain': rules.help,
        '/activity': rules.help,
        '/tts/*': rules.speech,
        '/transcribe-language': rules.transcriptions,
      },
      routes: [
        tutorRoutes({ engine, call, credits, log, now }),
        tutorHelpRoutes({ help, credits }),
        tutorActivityRoutes({ help, call, credits, now }),
        speechRoutes({ speech, credits, log }),
      ],
    },
    { path: '/api/credits', guarded: [''], rates: { '': rules.credits }, routes: [creditRoutes(credits)] },
    {
      path: '/api/account',
      guarded: [''],
      rates: { '': rules.deletions },
      routes: [
        accountRoutes({
          openClient: () => openServiceClient(backend),
          billing: sales.billing,
          requireFreshSignIn: backend.requireFreshSignIn,
        }),
      ],
    },
    {
      path: '/functions/v1',
      guarded: billingFunctions.map((name) => `/${name}`),
      rates: Object.fromEntries(billingFunctions.map((name) => [`/${name}`, rules.billing])),
      routes: [billingRoutes({ ...sales, siteOf, now })],
    },
  ]
}
