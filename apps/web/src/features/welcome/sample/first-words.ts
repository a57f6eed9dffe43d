import { findCandidates } from '@lingarden/domain/pinyin/find-candidates'
import { collectPinyin, type PinyinIndex } from '@lingarden/domain/pinyin/pinyin-index'
import { openPairs } from '@lingarden/domain/pinyin/word-pairs'
import { writeAsCharacters } from '@lingarden/domain/pinyin/write-as-characters'

let opened: Promise<PinyinIndex> | undefined

// Dictionaries are for those who have an account: a visitor writes with the words of the course and of the scenes.
async function open(): Promise<PinyinIndex> {
  const [{ firstWords }, { packedPairs }] = await Promise.all([
    import('@lingarden/domain/generated/first-words'),
    import('@lingarden/domain/generated/word-pairs'),
  ])
  const words = collectPinyin()
  for (const line of firstWords.split('\n')) {
    const [term = '', rank, level = '', pronunciation = ''] = line.split('\t')
    words.add({ term, definition: '', rank: Number(rank), pronunciation, ...(level && { level }) })
  }
  return words.open(openPairs(packedPairs))
}

/** Loads the words when they are first wanted, and again where that has failed. */
async function wordsOf(): Promise<PinyinIndex> {
  opened ??= open()
  try {
    return await opened
  } catch (cause) {
    opened = undefined
    throw cause
  }
}

/** What pinyin stands for in the words of a beginner, with no dictionary. */
export const firstWordsSource = {
  candidates: async (typed: string, limit: number) => findCandidates(await wordsOf(), typed, limit),
  /** A message in characters, where it was in pinyin. */
  writeOut: async (text: string) => writeAsCharacters(text, await wordsOf()),
}
