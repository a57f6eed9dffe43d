import type { Gender, GrammaticalNumber, Person } from './analysis.ts'
import type { Lexicon } from './lexicon.ts'

const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const

/** A form of a verb; undefined where the lexicon knows none. */
export function conjugate(lexicon: Lexicon, verb: string, tense: string, person: Person): string | undefined {
  const forms = lexicon.inflect(verb, `${tense}${persons[person]}`)
  return forms.toSorted((a, b) => lexicon.rank(a) - lexicon.rank(b))[0]
}

/** A form of a noun or adjective; undefined where the lexicon knows none. */
export function agree(
  lexicon: Lexicon,
  lemma: string,
  gender: Gender | undefined,
  number: GrammaticalNumber,
): string | undefined {
  const form = (code: string) =>
    lexicon.inflect(lemma, code).toSorted((a, b) => lexicon.rank(a) - lexicon.rank(b))[0]
  const base = gender === 'f' ? (form('fs') ?? lemma) : lemma
  if (number === 's') return base
  const code = gender === 'f' ? 'fp' : 'mp'
  return form(code) ?? form('pl') ?? form('mp') ?? form('fp')
}
