import { z } from 'zod'

/** What the server tells the web app at run time (`GET /config.json`), so that one build serves every mode. */
export const runtimeConfigSchema = z.object({
  mode: z.enum(['embedded', 'postgres', 'supabase']),
  supabaseUrl: z.url(),
  /** The public anonymous key; never a secret one. */
  supabaseKey: z.string().min(1),
  /** `builtin`, or `<provider>:<model>`. */
  engine: z.string(),
  /** `mailbox`: this server sends no mail, the links lie in /dev/mailbox. */
  mail: z.enum(['smtp', 'mailbox', 'external']),
  version: z.string(),
  /** The dictionaries on offer, by language code: which build, and how many bytes it is when unpacked. */
  dictionaries: z.record(
    z.string(),
    z.object({ version: z.string(), bytes: z.number(), hasForms: z.boolean() }),
  ),
  /** Who reads texts out (`embedded`, or a provider), and whether the server writes down what a learner says. */
  speech: z.object({ tts: z.string(), transcription: z.boolean() }),
  /** Who sells plans: Stripe, pages on which no money moves, or nobody. */
  billing: z.enum(['stripe', 'test', 'off']),
  /** Where the source of this version lies; absent where the operator has not told. */
  sourceUrl: z.url().optional(),
  /** Fills the placeholders of the legal pages; an empty field shows its placeholder. */
  legal: z.object({
    companyName: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    jurisdiction: z.string(),
    venue: z.string(),
  }),
})

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>
