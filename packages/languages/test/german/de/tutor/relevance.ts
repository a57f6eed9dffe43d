import { startsWith } from '@lingarden/languages/kit/tutor/latin'
import { wordSet } from '@lingarden/languages/kit/word-set'
import type { RelevanceRules } from '@lingarden/languages/rules/relevance-rules'

const self = wordSet('ich mir mich mein meine wir uns')

/** What a German answer may be about. Accents are left out; there is no lexicon, so no text is surely a sentence. */
export const relevance: RelevanceRules = {
  emptyWords: wordSet(
    'der die das den dem des ein eine einen ich du er sie es wir ihr mir dir ist bin bist sind und sehr',
    'auch ja nein bitte danke hallo gut',
  ),
  joiningWords: wordSet('in aus von zu mit fur bei auf an am im aber oder weil'),
  answersAnyway:
    /\?|^\s*(?:ja|nein|doch|okay)(?!\p{L})|(?<!\p{L})(?:weiss|vielleicht|egal|auch|verstehe|entschuldigung|glaube|mochte nicht|besser|gut)(?!\p{L})/u,
  topics: {
    name: startsWith('heiss name. namen nenn vorname nachname'),
    person: startsWith(
      'freund bruder schwest mutter vater eltern famil frau. mann. kind kolleg niemand jeder',
    ),
    place: startsWith(
      'wohn leb komm stadt land. dorf strass hier. dort. deutsch osterreich schweiz berlin nahe.',
    ),
    time: startsWith(
      'uhr. stund tag. tage woch monat jahr heute morgen. abend gestern jetzt. immer nie. seit',
    ),
  },
  isPersonal: (words) => words.some((word) => self.has(word)),
  isClause: () => false,
}
