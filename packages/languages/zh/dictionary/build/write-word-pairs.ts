// Counts which words stand behind which in the Mandarin course and in the tutor's scenes, and lists the words of both with
// their readings, into zh/generated/. Run it when much of either was rewritten: a sentence more or less
// changes nothing that a learner would notice, so nothing checks that they are current.
import { writeFileSync } from 'node:fs'
import { countPairs } from '../../pinyin/count-pairs.ts'
import { openBuiltDictionary } from '../../../build/built-dictionary.ts'
import { readClauses } from './clauses.ts'

const target = new URL('../../generated/', import.meta.url)
/** Rank up to which a single character is listed as well, so that every syllable has some. */
const rarestCharacter = 3000
const early = new Set(['HSK1', 'HSK2', 'HSK3'])

const dictionary = await openBuiltDictionary('zh')
const clauses = [...readClauses(dictionary, 'course'), ...readClauses(dictionary, 'scenes')]
const words = new Set(clauses.flat())

const listed: string[] = []
for (let place = 0; place < dictionary.size; place++) {
  const { term, rank = Infinity, level = '', pronunciation, vulgar } = dictionary.entryAt(place)
  const isUsual = early.has(level) || words.has(term) || (term.length === 1 && rank < rarestCharacter)
  if (rank < Infinity && !vulgar && isUsual && /^\p{Script=Han}+$/u.test(term))
    listed.push([term, rank, early.has(level) ? level : '', pronunciation].join('\t'))
}

const write = (file: string, name: string, says: string, text: string) =>
  writeFileSync(
    new URL(file, target),
    `// Written by packages/languages/zh/dictionary/build/write-word-pairs.ts.\n/** ${says} */\nexport const ${name} = \`${text}\`\n`,
  )
write(
  'word-pairs.ts',
  'packedPairs',
  'What stands behind each Mandarin word, and how often.',
  countPairs(clauses),
)
write('first-words.ts', 'firstWords', 'Mandarin words with their rank, level and pinyin.', listed.join('\n'))
console.log(`${clauses.length} clauses, ${listed.length} words`)
