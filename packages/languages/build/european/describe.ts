import type { GrammaticalGender } from '../../kit/dictionary/entry-details.ts'
import { readHand } from '../hand.ts'
import type { GlossGroup } from './glosses.ts'

export type Gender = GrammaticalGender

const labels: Record<string, string> = {
  n: 'n.',
  name: 'name',
  v: 'v.',
  adj: 'adj.',
  adv: 'adv.',
  num: 'num.',
  preposition: 'prep.',
  conjunction: 'conj.',
  pronoun: 'pron.',
  interjection: 'interj.',
  article: 'art.',
  determiner: 'det.',
  particle: 'part.',
  phraseologicalUnit: 'phr.',
  proverb: 'phr.',
}
const genderLabels: Record<Gender, string> = { m: 'm.', f: 'f.', n: 'n.', mf: 'm./f.' }

const labelOf = (pos: string): string => labels[pos] ?? ''

/** "n. f. house, home; v. …": the senses of a word in one line. */
export function describeGroups(groups: readonly GlossGroup[], gender: Gender | undefined): string {
  return groups
    .map(({ pos, glosses }) =>
      [
        labelOf(pos),
        pos === 'n' && gender ? genderLabels[gender] : '',
        glosses.join(', ').replaceAll(';', ','),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ')
}

const label =
  /^((?:n|v|adj|adv|num|prep|conj|pron|interj|art|det|part|phr|contr)\.|name)(?: (m\.\/f\.|m\.|f\.|n\.))?(?= )/

/** Nouns with a capital are names. */
export const nameNames = (term: string, groups: readonly GlossGroup[]): GlossGroup[] =>
  groups.map((group) => (group.pos === 'n' && /^\p{Lu}/u.test(term) ? { ...group, pos: 'name' } : group))

/** Genders by hand, by noun. */
export const readGenders = (location: URL) => readHand(location) as Map<string, Gender>

/** The part of speech and the gender that a definition starts with. */
export function readLabel(definition: string): { pos?: string; gender?: Gender } {
  const [, pos, mark] = label.exec(definition) ?? []
  const gender = (Object.keys(genderLabels) as Gender[]).find((key) => genderLabels[key] === mark)
  return { ...(pos !== undefined && { pos }), ...(gender && { gender }) }
}
