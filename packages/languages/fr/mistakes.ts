import { wordSet } from '../kit/word-set.ts'
import type { MistakeRules } from '../rules/mistake-rules.ts'

export const mistakes: MistakeRules = {
  articles: wordSet('le la les un une des du de au aux à mon ma mes ton ta tes son sa ses'),
}
