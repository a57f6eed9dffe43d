import { asidesOf } from '../../kit/tutor/asides.ts'
import { isLongWord, latinTokens, plainLatin } from '../../kit/tutor/latin.ts'
import type { FormReason, MatchingRules, NegationRules } from '../../rules/matching-rules.ts'

export const asides = asidesOf(
  'e+h+|a+y+|u+y+|u+f+|a+h+|o+h+|b[au]h|e+m+|m{2,}|hu?m+',
  'pues(?=[\\s,.…!]+[¿¡]*\\p{L})|(?:bueno|vaya|hombre|mira|a ver)(?=\\s*[,.…!]+\\s*[¿¡]*\\p{L})',
  ' ',
)

const negations: NegationRules = {
  words: /(?<!\p{L})(?:no|nunca|jamás|tampoco|ning[uú]n[oa]?|nadie)(?!\p{L})/giu,
  harmless:
    /[¿,]\s*no(?=\s*\?)|cómo no|por qué no|no hay problema|no pasa nada|no importa|no s[oó]lo(?!\p{L})/giu,
  opener: {
    // Also behind another opener: "well, no, it is mine".
    inText:
      /(?<=^[\s¡]*(?:(?:bueno|pues|ay|uy|eh|hola|perd[oó]n)[\s,.!¡…]+)*)no(?=\s*(?:[,.;!]|$)| (?:muchas )?gracias| nada| lo siento| perd[oó]na?| porque| pero| bueno| mejor)/giu,
    inPattern: /^no$/u,
    words: new Set(['no']),
  },
  followsVerb: false,
  isWeighty: isLongWord,
}

/** Learners write what they hear: yamo, boy, qiero, ola. */
function soundOf(plain: string): string {
  return plain
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/qu?(?=[ei])|c(?=[aou])/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
}

function reasonOfForm(form: string, noun: string): FormReason {
  if (/^(?:una|la|las)$/.test(form)) return 'formFeminine'
  // El agua is feminine all the same.
  if (/^(?:un|el)$/.test(form) && /^h?[aá]/.test(noun)) return 'formHere'
  return /^(?:un|uno|el|los)$/.test(form) ? 'formMasculine' : 'formHere'
}

export const matching: MatchingRules = {
  tokens: latinTokens,
  plain: plainLatin,
  formGroups: [
    ['un', 'una', 'uno'],
    ['el', 'la'],
    ['los', 'las'],
  ],
  soundOf,
  reasonOfForm,
  negations,
  asides,
}
