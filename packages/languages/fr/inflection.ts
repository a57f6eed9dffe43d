import { wordSet } from '../kit/word-set.ts'
import type { InflectionRules } from '../rules/inflection-rules.ts'

export const inflection: InflectionRules = {
  beforeVerb: wordSet("je j' tu il elle on ils elles me m' te t' se s' ne n' y"),
  beforeNoun: wordSet(
    "le la les l' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
  ),
  beforeParticiple: wordSet(
    'suis es est sommes êtes sont étais était étions étaient ai as a avons avez ont avais avait',
  ),
  undivided: new Set([
    'au revoir',
    'bien sûr',
    'bonne journée',
    'bonne nuit',
    'bonne soirée',
    'de rien',
    'par exemple',
    "s'il te plaît",
    "s'il vous plaît",
    'tant pis',
    'tout de suite',
  ]),
  namesThatAreWords: wordSet('marie rose pierre claire martin paris marc olive nina jean lucie'),
}
