import type { Wikdict, WikdictLanguage } from './wikdict.ts'

interface Headword {
  pos: Set<string>
  /** Of its nouns, one a dictionary that says it. */
  genders: string[]
  pronunciations: Set<string>
}

export type Headwords = Map<string, Headword>

/** What the dictionaries out of a language say of its words, whatever they translate them to. */
export function readHeadwords(wikdict: Wikdict, language: WikdictLanguage): Headwords {
  const heads: Headwords = new Map()
  for (const partner of language.partners)
    for (const { word, pos, gender, pronunciations } of wikdict.readPair(`${language.code}-${partner}`)) {
      const head = heads.get(word) ?? { pos: new Set(), genders: [], pronunciations: new Set() }
      heads.set(word, head)
      head.pos.add(pos)
      if (gender !== '' && (pos === 'n' || pos === 'pn')) head.genders.push(gender)
      for (const pronunciation of pronunciations) head.pronunciations.add(pronunciation)
    }
  return heads
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
const likeness = 0.6

/** Whether two words share most of their letters in order: téléphone, telephone. */
export function looksAlike(word: string, other: string): boolean {
  const [a, b] = [plain(word), plain(other)]
  if (a.length < 4 || b.length < 4 || a[0] !== b[0]) return false
  let previous = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    previous = row
  }
  return 1 - (previous[b.length] ?? 0) / Math.max(a.length, b.length) >= likeness
}
