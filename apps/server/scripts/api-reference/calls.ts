import { activityRequestSchema } from '@lingarden/domain/tutor-activity'
import { explainRequestSchema, translateRequestSchema } from '@lingarden/domain/tutor-help'
import { runtimeConfigSchema } from '@lingarden/domain/runtime-config'
import { speechRequestSchema, spokenWordsSchema, transcriptionSchema } from '@lingarden/domain/speech'
import { tutorEventSchema, tutorTurnRequestSchema } from '@lingarden/domain/tutor-turn'
import type { z } from 'zod'

/** One call of our own server beside Supabase's protocols. */
export interface Call {
  /** Method and address, the call's name. */
  name: string
  about: string
  /** Who may call: everybody, or whoever brings a learner's access token. */
  caller: 'everybody' | 'learner'
  takes?: { as: string; schema?: z.ZodType }
  answers: { as: string; schema?: z.ZodType }
  /** What it is refused for, and how often it may come. */
  notes?: string[]
}

/** The calls in the order in which they stand in the reference. */
export const calls: readonly Call[] = [
  {
    name: 'POST /api/tutor/turn',
    about: 'One turn of a conversation. Without a message the tutor opens it.',
    caller: 'learner',
    takes: { as: 'JSON', schema: tutorTurnRequestSchema },
    answers: { as: 'server-sent events, one JSON event a `data:` line', schema: tutorEventSchema },
    notes: ['402 `insufficient_credits`: the month’s tokens are spent', 'at most 60 a minute'],
  },
  {
    name: 'POST /api/tutor/translate',
    about: 'Translates a text by the language model.',
    caller: 'learner',
    takes: { as: 'JSON', schema: translateRequestSchema },
    answers: { as: 'JSON, `{"translation": "…"}`' },
    notes: ['501 where no language model is set up', 'at most 60 a minute together with the next two'],
  },
  {
    name: 'POST /api/tutor/explain',
    about: 'Explains a word in its sentence by the language model.',
    caller: 'learner',
    takes: { as: 'JSON', schema: explainRequestSchema },
    answers: { as: 'JSON, `{"explanation": "…"}`' },
  },
  {
    name: 'POST /api/tutor/activity',
    about: 'Makes exercises of what was said and of what went wrong in it.',
    caller: 'learner',
    takes: { as: 'JSON', schema: activityRequestSchema },
    answers: { as: 'JSON, `{"type", "title", "exercises"}`' },
  },
  {
    name: 'POST /api/tutor/tts',
    about: 'Reads a text out.',
    caller: 'learner',
    takes: { as: 'JSON', schema: speechRequestSchema },
    answers: {
      as: 'audio; where it is known when each word is heard, the header `x-speech-words` names the address of the times',
    },
    notes: ['402 `insufficient_credits`', 'at most 240 a minute'],
  },
  {
    name: 'GET /api/tutor/tts/words/{key}',
    about: 'When each word of a clip is heard, in seconds.',
    caller: 'learner',
    answers: { as: 'JSON', schema: spokenWordsSchema },
  },
  {
    name: 'POST /api/tutor/transcribe-language',
    about: 'Writes a recording down: at most 25 MB and ten minutes.',
    caller: 'learner',
    takes: { as: 'a form with `audioFile` and `languageCode`' },
    answers: { as: 'JSON', schema: transcriptionSchema },
    notes: ['402 `insufficient_credits`', 'at most 30 a minute'],
  },
  {
    name: 'GET /api/credits',
    about: 'The balance of today.',
    caller: 'learner',
    answers: { as: 'JSON, `{"credits": 9980}`' },
  },
  {
    name: 'DELETE /api/account',
    about: 'Deletes the account with every row and file of its learner.',
    caller: 'learner',
    takes: {
      as: 'JSON, `{"email"}` with `password` or `nonce` unless the sign-in is of the last ten minutes',
    },
    answers: { as: 'JSON, `{"deleted": true}`' },
    notes: ['400 `not_confirmed`, `reauthentication_needed`, `invalid_credentials`', '503 `still_paid`'],
  },
  {
    name: 'POST /functions/v1/check-subscription',
    about: 'The plan of the learner.',
    caller: 'learner',
    answers: { as: 'JSON, `{"subscribed", "plan_id", "subscription_end", …}`' },
  },
  {
    name: 'POST /functions/v1/create-checkout',
    about: 'Where a plan is bought.',
    caller: 'learner',
    takes: { as: 'JSON, `{"planId", "billingCycle": "monthly" | "yearly"}`' },
    answers: { as: 'JSON, `{"url"}`' },
  },
  {
    name: 'POST /functions/v1/customer-portal',
    about: 'Where a plan is changed or ended.',
    caller: 'learner',
    answers: { as: 'JSON, `{"url"}`' },
  },
  {
    name: 'GET /config.json',
    about: 'What a browser must know of this server; the keys in it are public.',
    caller: 'everybody',
    answers: { as: 'JSON', schema: runtimeConfigSchema },
  },
  {
    name: 'GET /health',
    about: 'The process lives. It waits for nothing.',
    caller: 'everybody',
    answers: { as: 'JSON, `{"status": "ok", "mode", "engine"}`' },
  },
  {
    name: 'GET /ready',
    about: 'Learners can be served: the database reads and writes.',
    caller: 'everybody',
    answers: { as: 'JSON, `{"status": "ok"}`' },
    notes: ['503 with `Retry-After` while it cannot, or while the server goes down'],
  },
]
