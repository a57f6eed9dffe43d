import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'

const startOf: readonly (readonly [start: string, class_: string])[] = [
  ['n. m./f.', 'nx'],
  ['n. m.', 'nm'],
  ['n. f.', 'nf'],
  ['n. ', 'nx'],
  ['adj. ', 'a'],
  ['v. ', 'v'],
]

/** What an entry's senses say the word is: nm, nf, nx (a noun of either gender), a, v, o. */
export function classesOf({ definition, gender }: DictionaryEntry): string[] {
  const found = new Set<string>()
  for (const sense of definition.split(/[;|]/)) {
    const text = sense.trim()
    const class_ = startOf.find(([start]) => text.startsWith(start))?.[1]
    if (class_ !== undefined) found.add(class_)
    else if (/^[a-z]+\. /.test(text)) found.add('o')
  }
  const isEither = gender === 'mf' || found.has('nx') || (found.has('nm') && found.has('nf'))
  const others = [...found].filter((name) => !name.startsWith('n'))
  const nouns = [...found].filter((name) => name.startsWith('n'))
  return [...(isEither ? ['nx'] : nouns), ...others]
}
