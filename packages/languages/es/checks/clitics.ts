import { withoutStress } from '../accents.ts'

/** A verb with the pronouns that are written with it: `dándoselo` is `dando` + `se` + `lo`. */
export interface CliticVerb {
  /** The form without its pronouns: an infinitive, a gerund or an imperative. */
  verb: string
  pronouns: string[]
}

const pronouns = ['nos', 'los', 'las', 'les', 'me', 'te', 'se', 'os', 'lo', 'la', 'le']
const mostPronouns = 3

/**
 * Takes the pronouns off a Spanish verb; undefined where the word is no such verb.
 * @param reasonsOf the reason codes of a form (see the dictionary’s form reasons), an empty list for a headword, undefined for an
 *   unknown word
 */
export function splitClitics(
  word: string,
  reasonsOf: (form: string) => readonly string[] | undefined,
): CliticVerb | undefined {
  const takeOff = (rest: string, found: string[]): CliticVerb | undefined => {
    for (const pronoun of pronouns) {
      if (!rest.endsWith(pronoun) || rest.length < pronoun.length + 2) continue
      const base = rest.slice(0, -pronoun.length)
      const taken = [pronoun, ...found]
      const verb = spellings(base, pronoun).find((form) => takesPronouns(form, reasonsOf(form)))
      const split = verb === undefined ? undefined : { verb, pronouns: taken }
      const deeper = split ?? (taken.length < mostPronouns ? takeOff(base, taken) : undefined)
      if (deeper) return deeper
    }
    return undefined
  }
  return takeOff(word.toLowerCase(), [])
}

/** vámo-nos is vamos, senta-os is sentad: letters that the pronoun made fall away come back. */
function spellings(base: string, pronoun: string): string[] {
  const plain = withoutStress(base)
  const lost = [...(plain.endsWith('mo') ? [`${plain}s`] : []), ...(pronoun === 'os' ? [`${plain}d`] : [])]
  return [base, plain, ...lost]
}

function takesPronouns(form: string, reasons: readonly string[] | undefined): boolean {
  if (reasons === undefined) return false
  if (/[aeií]r$/.test(form)) return reasons.length === 0
  return reasons.some((reason) => /^(ge|ip|su1p|su3)/.test(reason) || (reason === 'pr1p' && form === 'vamos'))
}
