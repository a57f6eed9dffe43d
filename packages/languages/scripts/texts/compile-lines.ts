import { z } from 'zod'
import { factTopics } from '../../kit/tutor/fact-topics.ts'
import { occasions } from '../../kit/tutor/lines.ts'
import { compileYaml, type CompiledFile } from './compiled-file.ts'

const line = z.string().trim().min(1)
const lines = z.array(line).min(1)
const schema = z.strictObject({
  ...Object.fromEntries(occasions.map((occasion) => [occasion, lines] as const)),
  greetByName: lines,
  recall: z.partialRecord(z.enum(factTopics), line),
})

/** The tutor's own lines in each language that has some. */
export const compileLines = (): CompiledFile[] =>
  compileYaml('lines.yaml', schema, (texts) => ({
    path: 'generated/lines.ts',
    text: `import type { TutorLines } from '@lingarden/languages/kit/tutor/lines'

export const lines: TutorLines = ${JSON.stringify(texts, undefined, 2)}
`,
  }))
