import { firstWords } from '@lingarden/languages/zh/generated/first-words'
import { packedPairs } from '@lingarden/languages/zh/generated/word-pairs'
import { findCandidates } from '@lingarden/languages/zh/pinyin/find-candidates'
import { collectPinyin, type PinyinIndex } from '@lingarden/languages/zh/pinyin/pinyin-index'
import { openPairs } from '@lingarden/languages/zh/pinyin/word-pairs'
import { writeAsCharacters } from '@lingarden/languages/zh/pinyin/write-as-characters'

// Dictionaries are for those who have an account: a visitor writes with the words of the course and of the scenes.
const index = readWords()

function readWords(): PinyinIndex {
  const words = collectPinyin()
  for (const line of firstWords.split('\n')) {
    const [term = '', rank, level = '', pronunciation = ''] = line.split('\t')
    words.add({ term, definition: '', rank: Number(rank), pronunciation, ...(level && { level }) })
  }
  return words.open(openPairs(packedPairs))
}

/** Characters that pinyin may stand for, in the words of a beginner. */
export const candidatesOf = (typed: string, limit: number) => findCandidates(index, typed, limit)

/** A message in characters, where it was in pinyin. */
export const inCharacters = (text: string): string => writeAsCharacters(text, index)
