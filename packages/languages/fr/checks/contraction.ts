import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { soundOf } from './words.ts'

const contracted: Readonly<Record<string, string>> = {
  'à le': 'au',
  'à les': 'aux',
  'de le': 'du',
  'de les': 'des',
}

/** Contracts à and de with le and les before a noun; before a verb le is a pronoun: de le voir. */
export function contract({ at, read, words, replace }: Reader, place: number): readonly Edit[] {
  const pair = `${at(place)} ${at(place + 1)}`
  const short = contracted[pair]
  const next = at(place + 2)
  if (short === undefined || words[place + 1]?.text.startsWith('L')) return []
  // De les États-Unis, but au coup de le mal prendre.
  const isName = pair.endsWith('les') && /^\p{Lu}/u.test(words[place + 2]?.text ?? '')
  if (isName) return [replace(place, place + 1, short, ['becomes', pair, short])]
  if (read(place + 2, 'noun').length === 0 || read(place + 2, 'infinitive').length > 0) return []
  if (pair.endsWith(' le') && soundOf(next) !== 'consonant') return []
  if (pair.endsWith(' le') && read(place + 2, 'noun').every(({ gender }) => gender === 'f')) return []
  return [replace(place, place + 1, short, ['becomes', pair, short])]
}
