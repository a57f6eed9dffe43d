import type { MistakeRules } from '../rules/mistake-rules.ts'
import { soundsAlike } from './sounds-alike.ts'

export const mistakes: MistakeRules = {
  // A number, or a word that points or asks which.
  beforeMeasureWord: /^[一二两三四五六七八九十百半几这那每第\d]+$/u,
  soundsAlike,
}
