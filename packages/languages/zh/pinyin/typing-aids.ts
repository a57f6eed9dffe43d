import type { DictionaryIndex } from '../../kit/dictionary/dictionary-index.ts'
import { collectPinyin, type PinyinIndex } from './pinyin-index.ts'
import type { WordPairs } from './word-pairs.ts'
import { collectTraditional, type TraditionalForms } from './traditional.ts'

/** What a Mandarin dictionary makes of what is typed on another keyboard, or in traditional characters. */
export interface TypingAids {
  pinyin: PinyinIndex
  traditional: TraditionalForms
}

const yieldEvery = 1000

/**
 * Makes a Mandarin dictionary ready for typing; that reads each word with a rank once, and each character.
 * @param yieldControl called every 1,000 entries, so that whoever runs it stays responsive
 * @param pairs which words are usual behind which
 */
export async function prepareTyping(
  dictionary: DictionaryIndex,
  yieldControl: () => Promise<void> | void,
  pairs?: WordPairs,
): Promise<TypingAids> {
  const pinyin = collectPinyin()
  const traditional = collectTraditional()
  for (let place = 0; place < dictionary.size; place++) {
    if (place > 0 && place % yieldEvery === 0) await yieldControl()
    const entry = dictionary.entryAt(place)
    // Those without a rank stand behind, by their length: rare words show nothing that characters do not.
    if (entry.rank === undefined && entry.term.length > 1) break
    pinyin.add(entry)
    traditional.add(entry)
  }
  return { pinyin: pinyin.open(pairs), traditional: traditional.open() }
}
