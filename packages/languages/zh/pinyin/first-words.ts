import { firstWords } from '../generated/first-words.ts'
import { collectPinyin, type PinyinIndex } from './pinyin-index.ts'
import type { WordPairs } from './word-pairs.ts'

/** The words of the course and of the scenes, ready for typing. */
export function openFirstWords(pairs?: WordPairs): PinyinIndex {
  const words = collectPinyin()
  for (const line of firstWords.split('\n')) {
    const [term = '', rank, level = '', pronunciation = ''] = line.split('\t')
    words.add({ term, definition: '', rank: Number(rank), pronunciation, ...(level && { level }) })
  }
  return words.open(pairs)
}
