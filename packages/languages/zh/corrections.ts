import type { CorrectionRules } from '../rules/correction-rules.ts'

export const corrections: CorrectionRules = {
  keyOf: (text) => text,
  areWordsOf: (words, key) => words.join('') === key.replace(/\s+/g, ''),
  joinable: /^$/u,
}
