import { z } from 'zod'
import type { FirstTalk } from '../../first-talk.ts'
import { portraitNames } from '../../first-talk.ts'
import { helpLanguageCodes } from '../../help-languages.ts'
import { compileYaml, type CompiledFile } from './compiled-file.ts'

const text = z.string().min(1)
const means = z.partialRecord(z.enum(helpLanguageCodes), text)
const line = { text, means, reading: text.optional() }
const seed = z.strictObject({ text, term: text })
const frame = z.strictObject({
  before: z.string(),
  beforeVowel: text.optional(),
  after: z.string(),
  reading: text.optional(),
  means,
})
const spoken = z.strictObject(line)
const chips = z.array(z.strictObject({ ...line, seed: seed.optional() })).min(2)

const steps = z.strictObject({
  hello: z.strictObject({ says: spoken, chips }),
  name: z.strictObject({ says: spoken, frame, seed }),
  place: z.strictObject({ says: spoken, frame, seed }),
  own: z.strictObject({
    says: spoken,
    frame,
    words: z
      .array(
        z.strictObject({
          ...line,
          isSlip: z.boolean().optional(),
          seed: seed.optional(),
          reply: spoken,
          contrast: text,
        }),
      )
      .length(3),
    reply: spoken,
    mendedReply: spoken,
    contrast: text,
    mending: z.strictObject({
      original: text,
      corrected: text,
      ownWords: text.optional(),
      why: z.record(z.enum(helpLanguageCodes), text),
      seed,
    }),
    seed,
  }),
  contrasts: z.record(z.string(), chips),
  recall: z.strictObject({ says: spoken, frame, answer: text, reading: text.optional(), seed }),
  goodbye: z.strictObject({ says: spoken, chips }),
})

/** What a first-talk.yaml holds. */
export const firstTalkSchema: z.ZodType<FirstTalk> = steps.extend({
  portrait: z.enum(portraitNames),
  tutorName: text,
  greeting: spoken,
  samples: z.array(z.strictObject({ ...line, band: z.enum(['A1', 'A2', 'B1']) })).length(3),
  further: steps.optional(),
})

/** The first talk of each language that has one. */
export const compileFirstTalks = (): CompiledFile[] =>
  compileYaml('first-talk.yaml', firstTalkSchema, (talk) => ({
    path: 'generated/first-talk.ts',
    text: `import type { FirstTalk } from '@lingarden/languages/first-talk'

// Text that is parsed when it is loaded: neither the compiler nor the browser has to read so much code.
export const firstTalk = JSON.parse(${JSON.stringify(JSON.stringify(talk))}) as FirstTalk
`,
  }))
