import type { TypingAids, TypingRules } from '../../rules/typing-rules.ts'
import type { PinyinIndex } from './pinyin-index.ts'
import { findRun } from './pinyin-run.ts'

/** What looks characters up is loaded when somebody types. */
const loadWriting = () => Promise.all([import('./find-candidates.ts'), import('./write-as-characters.ts')])

async function aidsOf(index: PinyinIndex): Promise<Pick<TypingAids, 'findCandidates' | 'writeOut'>> {
  const [{ findCandidates }, { writeAsCharacters }] = await loadWriting()
  return {
    findCandidates: (typed, limit, context) => findCandidates(index, typed, limit, context),
    writeOut: (text) => writeAsCharacters(text, index),
  }
}

export const typing: TypingRules = {
  findRun,
  prepare: async (dictionary, yieldControl) => {
    const [{ prepareTyping }, { loadPairs }] = await Promise.all([
      import('./typing-aids.ts'),
      import('./load-pairs.ts'),
    ])
    const { pinyin, traditional } = await prepareTyping(dictionary, yieldControl, await loadPairs())
    const { findCandidates, writeOut } = await aidsOf(pinyin)
    return {
      findCandidates,
      writeOut: (text) => writeOut(traditional.simplify(text)),
      simplifiedOf: traditional.simplifiedOf,
    }
  },
  prepareFirstWords: async () => {
    const [{ openFirstWords }, { loadPairs }] = await Promise.all([
      import('./first-words.ts'),
      import('./load-pairs.ts'),
    ])
    return aidsOf(openFirstWords(await loadPairs()))
  },
}
