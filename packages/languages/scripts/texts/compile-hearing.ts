import { z } from 'zod'
import { compileYaml, type CompiledFile } from './compiled-file.ts'

const texts = z.array(z.string().trim().min(1)).min(1)
const stockAnswer = z.strictObject({
  first: z.literal(true).optional(),
  again: z.literal(true).optional(),
  about: texts.optional(),
  alone: texts.optional(),
  also: texts.optional(),
  never: texts.optional(),
  lines: texts,
})
const reaction = { about: texts, never: texts.optional(), lines: texts }
const schema = z.strictObject({
  question: texts,
  questionStart: texts.optional(),
  indefinite: texts.optional(),
  relatives: texts.optional(),
  request: texts.optional(),
  requestEnd: texts.optional(),
  tag: texts.optional(),
  clauseStart: texts,
  mixed: z.array(z.string().min(1)).optional(),
  news: z.array(z.strictObject({ ...reaction, bad: z.literal(true).optional() })).optional(),
  reactions: z.array(z.strictObject(reaction)),
  echo: z
    .strictObject({
      lines: texts,
      own: z.record(z.string(), z.string()).optional(),
      familiar: texts.optional(),
      joins: texts.optional(),
    })
    .optional(),
  mirror: z
    .strictObject({
      lines: texts,
      own: z.record(z.string(), z.string()),
      formal: z.strictObject({ marks: texts, own: z.record(z.string(), z.string()) }).optional(),
      without: texts,
      ends: texts,
      never: texts,
      neverFirst: texts,
      neverLast: texts,
      shortest: z.number().int().positive(),
      longest: z.number().int().positive(),
    })
    .optional(),
  default: texts,
  asked: z.record(z.string(), stockAnswer).optional(),
})

/** How each language is heard where a scene did not expect what was said. */
export const compileHearing = (): CompiledFile[] =>
  compileYaml('hearing.yaml', schema, (hearing) => ({
    path: 'generated/hearing.ts',
    text: `import type { HearingTexts } from '@lingarden/languages/kit/tutor/hearing'

export const hearing: HearingTexts = ${JSON.stringify(hearing, undefined, 2)}
`,
  }))
