import type { ReflexiveVerb } from '../../rules/form-rules.ts'
import { finiteForm, pastParticiple } from '../../kit/dictionary/form-codes.ts'

const pronouns: Readonly<Record<string, string>> = {
  '1s': 'me',
  '2s': 'te',
  '3s': 'se',
  '1p': 'nos',
  '2p': 'os',
  '3p': 'se',
}

/** Levantarse: its imperative and gerund bear the pronoun at their end, and stand in the table under levantarse itself. */
export function readReflexive(lemma: string): ReflexiveVerb | undefined {
  const [, base = ''] = /^(\p{L}*[aeií]r)se$/u.exec(lemma) ?? []
  if (base === '') return undefined
  return {
    base,
    own: /^(?:ip|ge)/,
    ownEnding: /(?:se|te|nos|os)$/u,
    inflect: (form, code) => {
      const pronoun = pronouns[finiteForm.exec(code)?.[1] ?? '']
      if (pronoun !== undefined) return `${pronoun} ${form}`
      return pastParticiple.test(code) ? form : undefined
    },
  }
}
