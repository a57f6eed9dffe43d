import type { FormTable } from '@lingarden/languages/kit/dictionary/form-table'

type Form = readonly [form: string, codes: readonly string[]]

interface ReflexiveVerb {
  /** The verb without its pronoun, which the finite forms are those of. */
  base: string
  /** A finite form with the pronoun of its person; undefined for codes that a conjugation does not show. */
  inflect: (form: string, code: string) => string | undefined
  /** Codes of forms that bear their pronoun at the end and stand in the table under the reflexive verb itself. */
  own: RegExp
}

/**
 * The forms of a reflexive verb (levantarse, se lever, s'en aller) with their pronouns, out of those of the verb
 * without one; undefined where the lemma is no such verb or the table knows neither.
 */
export function listReflexiveForms(table: FormTable, lemma: string): Form[] | undefined {
  const verb = readSpanish(lemma) ?? readFrench(lemma)
  if (!verb) return undefined
  const listed = table.listForms(lemma)
  const base = table.listForms(verb.base)
  const own = listed.flatMap(([form, reasons]): Form[] => {
    const codes = reasons.split(',').filter((code) => verb.own.test(code))
    return codes.length > 0 && /(?:se|te|nos|os)$/u.test(form) ? [[form, codes]] : []
  })
  // s'évanouir is told by itself: there is no évanouir to look up.
  const others = (base.length > 0 ? base : listed).flatMap(([form, reasons]) =>
    reasons.split(',').flatMap((code): Form[] => {
      const inflected = verb.own.test(code) ? undefined : verb.inflect(form, code)
      return inflected === undefined ? [] : [[inflected, [code]]]
    }),
  )
  return own.length + others.length > 0 ? [...others, ...own] : undefined
}

const finite = /^(?:pr|im|pt|sp|fu|co|su|si)([123][sp])$/
const participle = /^pp(?:ms)?$/

const spanishPronouns: Record<string, string> = {
  '1s': 'me',
  '2s': 'te',
  '3s': 'se',
  '1p': 'nos',
  '2p': 'os',
  '3p': 'se',
}

function readSpanish(lemma: string): ReflexiveVerb | undefined {
  const [, base = ''] = /^(\p{L}*[aeií]r)se$/u.exec(lemma) ?? []
  if (base === '') return undefined
  return {
    base,
    own: /^(?:ip|ge)/,
    inflect: (form, code) => {
      const pronoun = spanishPronouns[finite.exec(code)?.[1] ?? '']
      if (pronoun !== undefined) return `${pronoun} ${form}`
      return participle.test(code) ? form : undefined
    },
  }
}

const frenchPronouns: Record<string, string> = {
  '1s': 'me',
  '2s': 'te',
  '3s': 'se',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'se',
}
const imperativePronouns: Record<string, string> = { ip2s: 'toi', ip1p: 'nous', ip2p: 'vous' }

function readFrench(lemma: string): ReflexiveVerb | undefined {
  const [, pronoun = '', adverb = '', base = ''] = /^(se |s')(en |y )?(\p{L}+)$/u.exec(lemma) ?? []
  if (base === '') return undefined
  // Whether an h is silent shows in the lemma: s'habiller, but se hâter.
  const elidesH = pronoun === "s'" && base.startsWith('h')
  const before = (word: string, form: string) => {
    const next = adverb + form
    const isElided =
      word.endsWith('e') && (/^[aeiouyàâéèêëîïôûœæ]/u.test(next) || (elidesH && next.startsWith('h')))
    return isElided ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`
  }
  return {
    base,
    own: /^$/,
    inflect: (form, code) => {
      const person = frenchPronouns[finite.exec(code)?.[1] ?? '']
      if (person !== undefined) return before(person, form)
      if (code === 'ap') return before('se', form)
      const end = imperativePronouns[code]
      if (end !== undefined) return imperative(form, end, adverb.trim())
      return participle.test(code) ? form : undefined
    },
  }
}

/** lève-toi, levons-nous; with en or y the pronoun comes before it: va-t'en, allons-nous-en. */
function imperative(form: string, pronoun: string, adverb: string): string {
  if (adverb === '') return `${form}-${pronoun}`
  return pronoun === 'toi' ? `${form}-t'${adverb}` : `${form}-${pronoun}-${adverb}`
}
