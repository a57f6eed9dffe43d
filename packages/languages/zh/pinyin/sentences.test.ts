import { readInContext } from '../reading/read-in-context.ts'
import { withTone } from '../reading/pinyin.ts'
import { tokenizeMandarin } from '../tokenize/tokenize.ts'
import { packedPairs } from '../generated/word-pairs.ts'
import { countPairs } from './count-pairs.ts'
import { findCandidates } from './find-candidates.ts'
import { prepareTyping } from './typing-aids.ts'
import { openPairs } from './word-pairs.ts'
import { describe, expect, it } from 'vitest'
import { readClauses } from '../dictionary/build/clauses.ts'
import { openBuiltDictionary } from '../../build/built-dictionary.ts'

const dictionary = await openBuiltDictionary('zh')
const prepare = async (pairs: string) =>
  (await prepareTyping(dictionary, () => undefined, openPairs(pairs))).pinyin
const shipped = await prepare(packedPairs)
/** Knows nothing of the course. */
const ofScenes = await prepare(countPairs(readClauses(dictionary, 'scenes')))

const plain = (reading: string) =>
  reading
    .split(' ')
    .map((syllable) => withTone(syllable, 0).toLowerCase())
    .join(' ')

/** So many are measured as one, to be done in seconds. */
const oneIn = 10

/** Clauses of three characters and more, without names, with what is typed for them. */
const clauses = readClauses(dictionary, 'course').flatMap((words, place) => {
  if (place % oneIn > 0) return []
  const text = words.join('')
  const readings = readInContext(tokenizeMandarin(text, dictionary), dictionary).map(({ reading }) => reading)
  const isName = (reading: string | undefined) => reading === undefined || /\p{Lu}/u.test(reading)
  if (text.length < 3 || text.length > 16 || readings.some(isName)) return []
  const typed = readings.map((reading) => plain(reading ?? '').replaceAll(/ r\b/g, 'r'))
  const joined = typed.map((word) => word.replaceAll(' ', ''))
  return { text, bySyllable: typed.join(' '), byWord: joined.join(' '), together: joined.join('') }
})
type Way = 'bySyllable' | 'byWord' | 'together'

/** How many of a hundred come first as they are; 他 and 她 sound alike, and both are offered. */
function shareFound(index: typeof shipped, way: Way): number {
  const alike = (text = '') => text.replaceAll(/[她它]/g, '他')
  const found = clauses.filter((clause) => {
    const [first] = findCandidates(index, clause[way], 1)
    return alike(first?.text) === alike(clause.text)
  })
  return (found.length / clauses.length) * 100
}

describe('sentences of the course, typed whole', () => {
  const ways = ['bySyllable', 'byWord', 'together'] as const

  it.each(ways)('come first as they are %s', (way) => {
    expect(clauses.length).toBeGreaterThan(300)
    expect(shareFound(shipped, way)).toBeGreaterThan(93)
  })

  it.each(ways)('mostly come first too where none of them was counted, %s', (way) => {
    expect(shareFound(ofScenes, way)).toBeGreaterThan(75)
  })
})
