import type { Gender } from '../../../build/european/describe.ts'
import type { LefffWord } from './forms.ts'

/** The genders that Lefff gives a noun: of its singular, and where that is another word, of its plural. */
export function readNounGenders(words: readonly LefffWord[]): Map<string, Set<string>> {
  const genders = new Map<string, Set<string>>()
  for (const { form, category, lemma, tag } of words) {
    if (category !== 'nc' || (form !== lemma && !tag.endsWith('p'))) continue
    const found = genders.get(form) ?? new Set<string>()
    genders.set(form, found)
    for (const gender of tag.startsWith('m') ? 'm' : tag.startsWith('f') ? 'f' : 'mf') found.add(gender)
  }
  return genders
}

const endings: readonly [RegExp, Gender][] = [
  [/(iste|naute)$/, 'mf'],
  [
    /(tion|sion|xion|son|té|ette|ance|ence|ure|ude|ie|ée|esse|eur|ille|elle|enne|euse|trice|ère|ise|ade)$/,
    'f',
  ],
  [/(age|isme|ment|eau|teur|ier|oir|al|ail|et|phone|scope|gramme)$/, 'm'],
  [/e$/, 'f'],
  [/./, 'm'],
]

/**
 * The gender of a French noun: what most entries of Wiktionary say, else Lefff, else its ending.
 * @param votes "masc", "fem" or both, one an entry
 */
export function frenchGender(
  term: string,
  votes: readonly string[] = [],
  lefff: ReadonlyMap<string, ReadonlySet<string>>,
): Gender {
  const [head = ''] = term.split(' ')
  const isBoth = votes.filter((vote) => /masc/.test(vote) && /fem/.test(vote)).length > votes.length / 2
  if (isBoth) return 'mf'
  const masculine = votes.filter((vote) => vote === 'masc').length
  const feminine = votes.filter((vote) => vote === 'fem').length
  if (masculine !== feminine) return masculine > feminine ? 'm' : 'f'
  const found = lefff.get(head)
  if (found) return found.size > 1 ? 'mf' : found.has('f') ? 'f' : 'm'
  return endings.find(([ending]) => ending.test(head))?.[1] ?? 'm'
}
