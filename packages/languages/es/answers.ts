import { plainWords } from '@lingarden/text/plain-words'
import type { AnswerRules } from '../rules/answer-rules.ts'

export const answers: AnswerRules = {
  listWords: plainWords,
  // qué asks, que joins.
  markedByRule:
    /^(?:qué|quién|quiénes|cuál|cuáles|cuánt[oa]s?|cómo|dónde|adónde|cuándo|aún|sólo|[eé]st[eao]s?|és[eao]s?)$/u,
}
