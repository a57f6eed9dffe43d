import { readEvalSentences, type EvalSentence } from '@lingarden/languages/build/eval-sentences'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { difficultyOptions, type Level } from '@lingarden/domain/levels'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { shareKnown } from '../../../apps/server/src/engines/language-model/level/level-fit.ts'
import { levelWords } from '../../../apps/server/src/engines/language-model/level/level-words.ts'
import type { CheckedSentence } from './score.ts'

/** What one turn brought. */
export interface TurnResult extends CheckedSentence {
  events: readonly TutorEvent[]
  /** Until the first text, in milliseconds; undefined where there was none. */
  firstTextMs: number | undefined
}

/**
 * One turn for each sentence of the measuring set, one after the other, by a learner of the sentence's level.
 * @param limit sentences of a language, half of them with a mistake, spread over the set; all where it is missing
 */
export async function takeEvalTurns(
  engine: TutorEngine,
  languages: readonly SupportedLanguage[],
  limit = Number.POSITIVE_INFINITY,
): Promise<TurnResult[]> {
  const results: TurnResult[] = []
  for (const language of languages)
    for (const sentence of chosen(readEvalSentences(language.tag), limit))
      results.push(await takeTurn(engine, language, sentence))
  return results
}

/** As many of both halves, evenly over types and levels, which stand together. */
function chosen(set: readonly EvalSentence[], limit: number): EvalSentence[] {
  return [true, false].flatMap((isWrong) => {
    const half = set.filter(({ right }) => right.length > 0 === isWrong)
    const step = Math.max(1, half.length / Math.ceil(limit / 2))
    return half.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  })
}

async function takeTurn(
  engine: TutorEngine,
  language: SupportedLanguage,
  sentence: EvalSentence,
): Promise<TurnResult> {
  const start = performance.now()
  let firstTextMs: number | undefined
  const events: TutorEvent[] = []
  for await (const event of engine.turn({ ...learnerOf(language, sentence), message: sentence.text })) {
    if (event.type === 'reply-delta') firstTextMs ??= performance.now() - start
    events.push(event)
  }
  const corrections = events.flatMap((event) => (event.type === 'feedback' ? event.feedback.corrections : []))
  return { tag: language.tag, sentence, corrections, events, firstTextMs }
}

/** A learner of whom nothing is known but the level. */
const learnerOf = (language: SupportedLanguage, sentence: EvalSentence) => ({
  language,
  level: levelOf(sentence),
  gender: null,
  tutorName: language.tutorName,
  history: [],
  goals: [],
  wordBank: [],
  giveFeedback: true,
  showSuggestions: true,
  engineState: undefined,
  seed: 1,
})

const levelOf = ({ level }: EvalSentence): Level =>
  difficultyOptions.find(({ cefr }) => cefr === level)?.value ?? 'beginner'

export const repliesOf = ({ events }: Pick<TurnResult, 'events'>): string[] =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))

/** Part of the reply's words that a learner of the sentence's level knows, 0 to 1. */
export function levelShare({ tag, sentence, events }: TurnResult): number {
  const level = levelOf(sentence)
  return shareKnown(repliesOf({ events }).join(' '), {
    level,
    language: tag,
    knows: levelWords(tag, level, undefined),
    known: new Set(),
  })
}
