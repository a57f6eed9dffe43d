import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { shareKnown } from '../../apps/server/src/engines/language-model/level/level-fit.ts'
import { levelWords } from '../../apps/server/src/engines/language-model/level/level-words.ts'
import { repliesOf, type TurnResult } from './score.ts'
import { sentencesOf, type Sentence } from './sentences.ts'

/** One turn of a beginner for each of the first sentences of each language, one after the other. */
export async function takeEvalTurns(
  engine: TutorEngine,
  languages: readonly SupportedLanguage[],
  limit: number,
): Promise<TurnResult[]> {
  const results: TurnResult[] = []
  for (const language of languages) {
    const set = evenly(sentencesOf(language.tag), limit)
    for (const sentence of set) results.push(await takeTurn(engine, language, sentence))
  }
  return results
}

/** As many from both halves: with a mistake, and without. */
function evenly(set: readonly Sentence[], limit: number): Sentence[] {
  const half = Math.ceil(limit / 2)
  const pick = (isWrong: boolean) => set.filter(({ right }) => right.length > 0 === isWrong).slice(0, half)
  return [...pick(true), ...pick(false)]
}

async function takeTurn(
  engine: TutorEngine,
  language: SupportedLanguage,
  sentence: Sentence,
): Promise<TurnResult> {
  const start = performance.now()
  let firstTextMs: number | undefined
  const events: TutorEvent[] = []
  const input = {
    language,
    level: 'beginner' as const,
    gender: null,
    tutorName: language.tutorName,
    message: sentence.text,
    history: [],
    goals: [],
    wordBank: [],
    giveFeedback: true,
    showSuggestions: true,
    engineState: undefined,
    seed: 1,
  }
  for await (const event of engine.turn(input)) {
    if (event.type === 'reply-delta') firstTextMs ??= performance.now() - start
    events.push(event)
  }
  const share = shareKnown(repliesOf({ events }).join(' '), {
    level: 'beginner',
    language: language.tag,
    knows: levelWords(language.tag, 'beginner', undefined),
    known: new Set([language.tutorName.toLowerCase()]),
  })
  return { tag: language.tag, sentence, events, firstTextMs, levelShare: share }
}
