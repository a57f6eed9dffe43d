import type { KnownTerm, TermLookup, TextToken } from '../text-token.ts'

type Forms = NonNullable<KnownTerm['formOf']>

/** A dictionary, and what each word of a text is a form of: it is asked for again and again. */
export interface PhraseLookup {
  lookUp: TermLookup['lookUp']
  formsOf: (text: string) => Forms
}

/** A verb and a preposition are mostly the beginning of something else: voy | a casa. */
const preposition = /^(?:a|con|de|en|para|por|sin|sobre|à|avec|d['’]|dans|pour|sans|sur)$/iu

const reflexive = /^(?:me|te|se|nos|os|nous|vous|[mts]['’])$/iu

/** Makes the look-up of a text: the forms of a word are read once. */
export function openPhrases({ lookUp }: TermLookup): PhraseLookup {
  const read = new Map<string, Forms>()
  const formsOf = (text: string) => {
    const forms = read.get(text) ?? lookUp(text)?.formOf ?? []
    read.set(text, forms)
    return forms
  }
  return { lookUp, formsOf }
}

/**
 * The dictionary's phrase of which words are a form: pommes de terre is of pomme de terre, petites annonces of petite
 * annonce, echo de menos of echar de menos, me doy cuenta of darse cuenta. Undefined where they are none.
 * @param words the words of the phrase, at least two
 * @param gaps what stands in front of each word: a space or nothing
 */
export function findPhraseOf(
  words: readonly TextToken[],
  gaps: readonly string[],
  phrases: PhraseLookup,
): string | undefined {
  const texts = words.map((word, i) => (gaps[i] ?? '') + word.text)
  return (
    findAs('v.', listInfinitives(words, texts, phrases), phrases) ??
    findAs('n.', listSingulars(texts, phrases), phrases)
  )
}

const findAs = (pos: string, candidates: readonly string[], { lookUp }: PhraseLookup): string | undefined =>
  candidates.map(lookUp).find((known) => known?.pos === pos)?.term

/** The phrase with its verb in the infinitive; in front of a verb, a pronoun may be the se of one: me doy cuenta. */
function listInfinitives(
  [first, second]: readonly TextToken[],
  texts: readonly string[],
  phrases: PhraseLookup,
): string[] {
  if (!first || !second || (texts.length === 2 && preposition.test(second.text))) return []
  const [rest, afterSecond] = [texts.slice(1).join(''), texts.slice(2).join('')]
  const plain = infinitivesOf(first, phrases).map((verb) => verb + rest)
  if (texts.length === 2 || !reflexive.test(first.text)) return plain
  const withSe = infinitivesOf(second, phrases).flatMap((verb) => [`${verb}se`, `se ${verb}`, `s'${verb}`])
  return [...plain, ...withSe.map((verb) => verb + afterSecond)]
}

/** What a verb is a form of; darme in darme cuenta is of darse too. */
function infinitivesOf({ text, term, parts = [] }: TextToken, { formsOf }: PhraseLookup): string[] {
  if (term === undefined || parts.length < 2) return formsOf(text).map(([lemma]) => lemma)
  return reflexive.test(parts.at(-1)?.text ?? '') ? [`${term}se`, term] : [term]
}

/** The phrase with its first word in the singular, the others as they stand or in the singular as well. */
function listSingulars([first = '', ...others]: readonly string[], phrases: PhraseLookup): string[] {
  const singular = singularOf(first, phrases)
  if (singular === undefined) return []
  const singulars = others.map((text) => text.replace(/\S+/u, (word) => singularOf(word, phrases) ?? word))
  return [singular + others.join(''), singular + singulars.join('')]
}

/** Petites is petite in the singular, not petit, as feminine words keep their gender in a phrase. */
function singularOf(text: string, { formsOf }: PhraseLookup): string | undefined {
  const forms = formsOf(text)
  if (forms.some(([, codes]) => codes.split(',').includes('fp'))) return text.replace(/s$/iu, '')
  return forms.find(([, codes]) => /(?:^|,)(?:mp|pl)(?:,|$)/.test(codes))?.[0]
}
