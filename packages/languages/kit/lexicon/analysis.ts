/** What a word may be. The finite forms of a verb are `verb`; an imperative alone counts too. */
export type Kind = 'noun' | 'adjective' | 'verb' | 'infinitive' | 'participle' | 'gerund' | 'other'
export type Gender = 'm' | 'f'
export type GrammaticalNumber = 's' | 'p'
/** 0 to 2: the singular persons, 3 to 5: the plural ones. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5

/** One reading of a word. Where gender or number is not given, both fit. */
export interface Analysis {
  lemma: string
  kind: Kind
  gender?: Gender
  number?: GrammaticalNumber
  /** Code of the tense of a finite verb: pr, im, pt, sp, fu, co, su, si, sf, ip (see form-reason). */
  tense?: string
  person?: Person
}

/** A lemma of the lexicon: how its forms are made and what it is. */
export interface Lemma {
  word: string
  /** Letters its forms do not share. */
  cut: number
  /** Its paradigm's place in the table. */
  paradigm: number
  /** Noun with its gender (nm, nf, nx: either), adjective (a), verb (v), anything else (o). */
  classes: readonly string[]
}

/** What the paradigm of a lemma has. */
export interface Shape {
  /** A feminine. */
  isInflected: boolean
  hasPlural: boolean
}

const persons = ['1s', '2s', '3s', '1p', '2p', '3p']

/** The readings of a form of a lemma, by the code of its reason (see form-reason); `''` is the lemma itself. */
export function readingsOf(lemma: Lemma, code: string, { isInflected, hasPlural }: Shape): Analysis[] {
  const { word, classes } = lemma
  const person = persons.indexOf(code.slice(2))
  if (code.length === 4 && person >= 0)
    return [{ lemma: word, kind: 'verb', tense: code.slice(0, 2), person: person as Person }]
  if (code === 'ge' || code === 'ap') return [{ lemma: word, kind: 'gerund' }]
  if (code.startsWith('pp'))
    return [{ lemma: word, kind: 'participle', ...agreementOf(code.slice(2) || 'ms') }]
  return classes.flatMap((class_) => readClass(word, class_, code, isInflected, hasPlural))
}

function readClass(
  lemma: string,
  class_: string,
  code: string,
  isInflected: boolean,
  hasPlural: boolean,
): Analysis[] {
  const isBase = code === ''
  if (class_ === 'v') return isBase ? [{ lemma, kind: 'infinitive' }] : []
  if (code === 'av' || code === 'sl' || code === 'ac') return [{ lemma, kind: 'other' }]
  if (class_ === 'o') return isBase ? [{ lemma, kind: 'other' }] : []
  const given = isBase ? {} : agreementOf(code)
  const number = isBase ? 's' : given.number
  if (class_ === 'a')
    return [
      adjective(
        lemma,
        isInflected ? (isBase ? 'm' : given.gender) : undefined,
        isBase ? number : given.number,
      ),
    ]
  const own = class_ === 'nm' ? 'm' : class_ === 'nf' ? 'f' : undefined
  // El lunes, los lunes: without a plural of its own it is both.
  if (isBase && /[sxz]$/.test(lemma) && !hasPlural) return [noun(lemma, own)]
  return [noun(lemma, isBase || code === 'pl' ? own : (given.gender ?? own), number)]
}

const adjective = (lemma: string, gender?: Gender, number?: GrammaticalNumber): Analysis => ({
  lemma,
  kind: 'adjective',
  ...(gender && { gender }),
  ...(number && { number }),
})

const noun = (lemma: string, gender?: Gender, number?: GrammaticalNumber): Analysis => ({
  ...adjective(lemma, gender, number),
  kind: 'noun',
})

function agreementOf(code: string): { gender?: Gender; number?: GrammaticalNumber } {
  if (code === 'pl') return { number: 'p' }
  // Others name spellings: fm is any form, sp one that is spelt otherwise.
  if (!/^[mf][sp]$/.test(code)) return {}
  return { gender: code.startsWith('m') ? 'm' : 'f', number: code.endsWith('s') ? 's' : 'p' }
}
