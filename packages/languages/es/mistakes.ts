import { wordSet } from '../kit/word-set.ts'
import type { MistakeRules } from '../rules/mistake-rules.ts'

export const mistakes: MistakeRules = {
  articles: wordSet('el la los las un una unos unas lo al del de le les mi mis'),
}
