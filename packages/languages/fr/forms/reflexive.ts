import type { ReflexiveVerb } from '../../rules/form-rules.ts'
import { finiteForm, pastParticiple } from '../../kit/dictionary/form-codes.ts'

const pronouns: Readonly<Record<string, string>> = {
  '1s': 'me',
  '2s': 'te',
  '3s': 'se',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'se',
}
const imperativePronouns: Readonly<Record<string, string>> = { ip2s: 'toi', ip1p: 'nous', ip2p: 'vous' }

/** Se lever, s'habiller, s'en aller: every form is that of the plain verb with its pronoun. */
export function readReflexive(lemma: string): ReflexiveVerb | undefined {
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
    ownEnding: /^$/,
    inflect: (form, code) => {
      const person = pronouns[finiteForm.exec(code)?.[1] ?? '']
      if (person !== undefined) return before(person, form)
      if (code === 'ap') return before('se', form)
      const end = imperativePronouns[code]
      if (end !== undefined) return imperative(form, end, adverb.trim())
      return pastParticiple.test(code) ? form : undefined
    },
  }
}

/** lève-toi, levons-nous; with en or y the pronoun comes before it: va-t'en, allons-nous-en. */
function imperative(form: string, pronoun: string, adverb: string): string {
  if (adverb === '') return `${form}-${pronoun}`
  return pronoun === 'toi' ? `${form}-t'${adverb}` : `${form}-${pronoun}-${adverb}`
}
