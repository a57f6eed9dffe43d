import { asidesOf } from '../../kit/tutor/asides.ts'
import { isLongWord, latinTokens, plainLatin } from '../../kit/tutor/latin.ts'
import type { FormReason, MatchingRules, NegationRules } from '../../rules/matching-rules.ts'

export const asides = asidesOf(
  'b[ae]h|ben|bof|e+u+h+|hein|a+h+|o+h+|hu?m+|m{2,}|pf+',
  '(?:bon|alors|eh bien)(?=\\s*[,.…!]+\\s*\\p{L})',
  ' ',
)

const negations: NegationRules = {
  // "Non" answers a question; what a sentence denies stands in it. "Plus" or "rien" deny only behind "ne".
  words:
    /(?<!\p{L})(?:pas|jamais)(?!\p{L})|(?<=(?<!\p{L})n(?:e |['’]).*(?<!\p{L}))(?:plus|rien|personne|aucune?|ni)(?!\p{L})/giu,
  harmless:
    /pourquoi pas|n['’]est-ce pas|(?<!(?<!\p{L})n(?:e |['’]).*)pas mal|pas de (?:problème|souci)s?|pas grave|pas seulement/giu,
  // The verb stands before "pas", and a participle behind it.
  followsVerb: true,
  isWeighty: isLongWord,
}

function reasonOfForm(form: string, noun: string): FormReason {
  if (/^(?:une|la)$/.test(form)) return 'formFeminine'
  if (form === 'un' && /^h?[aá]/.test(noun)) return 'formHere'
  return /^(?:un|le)$/.test(form) ? 'formMasculine' : 'formHere'
}

export const matching: MatchingRules = {
  tokens: latinTokens,
  plain: plainLatin,
  formGroups: [
    ['un', 'une'],
    ['le', 'la'],
    ['du', 'de', 'des'],
  ],
  reasonOfForm,
  negations,
  asides,
}
