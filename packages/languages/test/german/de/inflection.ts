import { wordSet } from '@lingarden/languages/kit/word-set'
import type { InflectionRules } from '@lingarden/languages/rules/inflection-rules'

/** Every noun has a capital, so no capital makes a name of a word. */
export const inflection: InflectionRules = {
  beforeVerb: wordSet('ich du er sie es wir ihr'),
  beforeNoun: wordSet('der die das den dem ein eine einen mein meine dein deine kein keine'),
  beforeParticiple: wordSet('habe hast hat haben habt bin bist ist sind seid'),
  undivided: new Set(),
}
