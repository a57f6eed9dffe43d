import { z } from 'zod'
import type { Explanation } from '../../explanations.ts'
import { helpLanguageCodes } from '../../help-languages.ts'
import { compileYaml, type CompiledFile } from './compiled-file.ts'

const text = z.string().trim().min(1)
const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z-]*$/),
    match: text.transform(withEdges).refine(isPattern, 'is no regular expression'),
    ...(Object.fromEntries(helpLanguageCodes.map((code) => [code, text])) as Record<
      (typeof helpLanguageCodes)[number],
      typeof text
    >),
  }),
)

/** What the constructions of each language do, as one module a language. */
export const compileExplanations = (): CompiledFile[] =>
  compileYaml('explanations.yaml', schema, (explanations) => ({
    path: 'generated/explanations.ts',
    text: moduleOf(explanations),
  }))

/** `<` and `>` are the edges of a word: `\b` knows no letters with accents. Those of groups stay. */
function withEdges(match: string): string {
  return match
    .replaceAll(/(?<!\(\?)<(?![=!])/gu, String.raw`(?<!\p{L})`)
    .replaceAll('>', String.raw`(?!\p{L})`)
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'giu').source !== ''
  } catch {
    return false
  }
}

const moduleOf = (explanations: readonly Explanation[]): string =>
  `import type { Explanation } from '@lingarden/languages/explanations'

// Text that is parsed when it is loaded: neither the compiler nor the browser has to read so much code.
export const explanations = JSON.parse(${JSON.stringify(JSON.stringify(explanations))}) as readonly Explanation[]
`
