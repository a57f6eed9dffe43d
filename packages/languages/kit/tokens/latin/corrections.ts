import type { CorrectionRules } from '../../../rules/correction-rules.ts'
import { latinKey, placeWords } from './place-words.ts'

/** Words with spaces between them are corrected whatever their case, and joined over a space or a hyphen. */
export const latinCorrections: CorrectionRules = {
  keyOf: latinKey,
  areWordsOf: (words, key) => placeWords(key, words) !== undefined,
  joinable: /^(?: +|[‐‑-])?$/u,
}
