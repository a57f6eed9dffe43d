import type { DropTask } from '../drill.ts'
import { wordsOf } from '../../mistakes/changed-places.ts'
import { judgeExactly } from '../judge-answer.ts'
import type { KindRules } from './kind-rules.ts'

/** Given is the place of the chosen word among the words. */
export const drop: KindRules<DropTask> = {
  isComplete: (_, given) => given.length === 1,
  judge: ({ words, right }, [place = '']) => {
    const rest = place === '' ? [] : words.filter((_, at) => String(at) !== place)
    // Of two equal words either one may go.
    return [judgeExactly(plain(rest.join(' ')), plain(right))]
  },
  solve: ({ right }) => right,
  // What is too many says nothing of the words that stay.
  test: () => ({ card: 'production', known: [], missed: [] }),
  readPractised: ({ right }) => right,
}

const plain = (text: string): string => wordsOf(text).join(' ')
