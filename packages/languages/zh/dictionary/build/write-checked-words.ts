// Lists the words that the checks of Mandarin read sentences with, into zh/generated/checked-words.ts. Run it after the
// dictionary was built: node packages/languages/zh/dictionary/build/write-checked-words.ts FOLDER, the folder of its sources.
import { writeFileSync } from 'node:fs'
import { openBuiltDictionary } from '../../../build/built-dictionary.ts'
import { readText } from '../../../build/sources.ts'
import type { DictionaryEntry } from '../../../kit/dictionary/entry.ts'
import { sortLines } from '../../../kit/lexicon/sorted-lines.ts'
import { shapes } from '../../checks/shapes.ts'
import { syllablesOf } from '../../checks/syllables.ts'

/** Rank up to which a word is listed. */
const rarest = 24_000
/** Rank up to which a word may be what somebody meant who wrote one that sounds like it. */
const rarestMeant = 2000
/** Rank up to which a single character has its sound listed. */
const rarestCharacter = 6000

const folder = process.argv[2]
if (folder === undefined) throw new Error('give the folder of the sources')
const tags = new Map(
  readText(folder, 'jieba')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([word = '', , tag = '']) => [word, tag] as const),
)
const dictionary = await openBuiltDictionary('zh')
const entries: DictionaryEntry[] = []
const terms: string[] = []
for (let place = 0; place < dictionary.size; place++) {
  const entry = dictionary.entryAt(place)
  if (!/^\p{Script=Han}+$/u.test(entry.term)) continue
  terms.push(entry.term)
  if (entry.rank !== undefined && !entry.vulgar) entries.push(entry)
}
entries.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))

/** Classes of jieba that matter here, by their first letter: noun, verb, adjective, time, place, adverb, other. */
const classes: Readonly<Record<string, string>> = {
  n: 'n',
  v: 'v',
  a: 'a',
  z: 'a',
  t: 't',
  s: 's',
  f: 's',
  d: 'd',
  r: 'r',
  m: 'm',
  q: 'q',
  p: 'p',
  c: 'c',
}

/** The classes of a word, each a letter: what jieba says of it, and whether the dictionary begins with "to …" or counts it. */
function classesOf({ term, definition, measureWords }: DictionaryEntry): string {
  const tag = tags.get(term) ?? ''
  const found = new Set([tag === 'ns' ? 'l' : (classes[tag.charAt(0)] ?? '')])
  if (tag === 'ns') found.add('n')
  if (/^(?:\([^)]*\) )?to (?!be )/.test(definition)) found.add('v')
  if (measureWords?.length) found.add('n')
  return [...found].join('')
}

const words = entries
  .filter(({ rank = Infinity }) => rank <= rarest)
  .map((entry, place) => {
    const measures = entry.measureWords?.filter((measure) => measure.length === 1).join('') ?? ''
    return [entry.term, place + 1, classesOf(entry), measures].join('\t')
  })

/** Characters by their sound without its tone; one of several readings stands under each. */
const sounds = new Map<string, string>()
for (const { term, rank = Infinity, pronunciation } of entries)
  if (term.length === 1 && rank <= rarestCharacter)
    for (const syllable of syllablesOf(pronunciation)) {
      const already = sounds.get(syllable) ?? ''
      if (!already.includes(term)) sounds.set(syllable, already + term)
    }
const soundsOf = (character: string) =>
  [...sounds].filter(([, all]) => all.includes(character)).map(([s]) => s)
const alike = new Map(
  [...new Set([...sounds.values()].join(''))].map((character) => [
    character,
    new Set([
      ...soundsOf(character).flatMap((syllable) => Array.from(sounds.get(syllable) ?? '')),
      ...shapes.filter((group) => group.includes(character)).flatMap((group) => Array.from(group)),
    ]),
  ]),
)

/** Pairs of characters that stand in some term, by themselves or within. */
const pairs = new Set(
  terms.flatMap((term) => Array.from({ length: term.length - 1 }, (_, at) => term.slice(at, at + 2))),
)
const meant = entries.filter(({ term, rank = Infinity }) => term.length === 2 && rank <= rarestMeant)
const near = new Set<string>()
for (const { term } of meant)
  for (const at of [0, 1])
    for (const other of alike.get(term.charAt(at)) ?? []) {
      const pair = at === 0 ? other + term.charAt(1) : term.charAt(0) + other
      if (pair !== term && pairs.has(pair)) near.add(pair)
    }

/** Traditional characters with their simplified forms, where the traditional one is not written in simplified texts. */
const simplified = new Set(terms.join(''))
const traditional = new Map<string, string>()
for (const { term, traditional: forms = '', rank = Infinity } of entries)
  for (const form of forms.split(' | '))
    for (const [place, character] of Array.from(form).entries()) {
      const simple = Array.from(term)[place] ?? ''
      if (rank <= rarest && !simplified.has(character) && !traditional.has(character))
        traditional.set(character, simple)
    }

const text = (name: string, says: string, value: string) =>
  `/** ${says} */\nexport const ${name} =\n  '${value}'\n`
writeFileSync(
  new URL('../../generated/checked-words.ts', import.meta.url),
  `// Written by packages/languages/zh/dictionary/build/write-checked-words.ts.\n` +
    '/** Words, sorted, one a line, each with its rank, its classes and its measure words. */\n' +
    `export const checkedWords = \`${sortLines(words)}\`\n` +
    text(
      'charactersBySound',
      'Syllables without tones, each with its characters.',
      [...sounds].map(([syllable, all]) => syllable + all).join(' '),
    ) +
    text(
      'traditionalForms',
      'Traditional characters, each before its simplified form.',
      [...traditional].flat().join(''),
    ) +
    text(
      'realPairs',
      'Pairs of characters that sound or look like a frequent word and are words, or parts of one, themselves.',
      [...near].join(''),
    ),
)
console.log(`${words.length} words, ${sounds.size} syllables, ${near.size} pairs`)
