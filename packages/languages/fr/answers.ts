import { plainWords } from '@lingarden/text/plain-words'
import type { AnswerRules } from '../rules/answer-rules.ts'

export const answers: AnswerRules = { listWords: plainWords }
