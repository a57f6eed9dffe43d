import { z } from 'zod'
import { factTopics } from '../../kit/tutor/fact-topics.ts'
import { compileYaml, type CompiledFile } from './compiled-file.ts'

const schema = z.record(
  z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/),
  z.strictObject({ topic: z.enum(factTopics), text: z.string().trim().min(1) }),
)

/** What answers tell of the learner, in each language whose scenes have such answers. */
export const compileFacts = (): CompiledFile[] =>
  compileYaml('facts.yaml', schema, (facts) => ({
    path: 'generated/facts.ts',
    text: `import type { MemoryRules } from '@lingarden/languages/rules/memory-rules'

export const facts: MemoryRules['facts'] = ${JSON.stringify(facts, undefined, 2)}
`,
  }))
