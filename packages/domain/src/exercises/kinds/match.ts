import { languageOf } from '@lingarden/languages/find-language'
import type { MatchTask } from '../drill.ts'
import { isAccepted, judgeExactly } from '../judge-answer.ts'
import { testEach, type KindRules } from './kind-rules.ts'

export const match: KindRules<MatchTask> = {
  isComplete: ({ pairs }, given) => given.length === pairs.length && given.every((meaning) => meaning !== ''),
  judge: ({ pairs }, given) => pairs.map(([, meaning], place) => judgeExactly(given[place] ?? '', meaning)),
  // Only the pairs that were not found at once.
  solve: ({ pairs }, _, judgements) =>
    pairs
      .filter((_pair, place) => judgements[place] && !isAccepted(judgements[place]))
      .map((pair) => pair.join(' – '))
      .join(', '),
  test: ({ pairs }, judgements) =>
    testEach(
      'recognition',
      pairs.map(([text]) => text),
      judgements,
    ),
  readPractised: ({ pairs }, language) => pairs.map(([text]) => text).join(languageOf(language).listComma),
}
