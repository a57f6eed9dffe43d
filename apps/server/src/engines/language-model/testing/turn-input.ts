import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { FeedbackChecks } from '../corrections/feedback-checks.ts'
import { CorrectionTally } from '../corrections/tally.ts'
import { SentenceJudge } from '../reply/judge-sentence.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'

/** A turn in which a learner of Spanish makes one mistake. */
export function turnInput(changes: Partial<AnsweredTurn> & { tag?: LanguageTag } = {}): AnsweredTurn {
  const { tag = 'es', ...rest } = changes
  const language = supportedLanguages.find((known) => known.tag === tag)
  if (!language) throw new Error(`no language ${tag}`)
  return {
    language,
    level: 'intermediate',
    gender: null,
    tutorName: language.tutorName,
    message: 'Yo quiero un agua frío, por favor',
    history: [],
    goals: [],
    wordBank: ['agua'],
    giveFeedback: true,
    showSuggestions: true,
    engineState: undefined,
    seed: 1,
    ...rest,
  }
}

/** A whole answer to it. */
export const fullAnswer = {
  reply: '¡Muy bien! ¿Quieres comer algo también?',
  completedGoals: [] as number[],
  newGoals: [] as unknown[],
  next: '',
  feedback: {
    positive: 'You asked politely.',
    corrections: [{ original: 'agua frío', corrected: 'agua fría', explanation: 'agua is feminine.' }],
    suggestions: [] as string[],
    suggestedSentences: ['Quisiera un agua fría, por favor.'],
  },
  suggestions: ['Sí, una tapa.', 'No, gracias.'],
}

export const textOf = (events: readonly TutorEvent[]): string =>
  events.map((event) => (event.type === 'reply-delta' ? event.text : '')).join('')

export const typesOf = (events: readonly TutorEvent[]): string[] => [
  ...new Set(events.map(({ type }) => type)),
]

/** The judge of a turn's sentences without a lexicon. */
export const judgeOf = (input: AnsweredTurn): SentenceJudge => new SentenceJudge(input, undefined)

/** The checks of a turn's feedback without a lexicon, and without anybody else to ask. */
export const checksOf = (input: AnsweredTurn): FeedbackChecks =>
  new FeedbackChecks({
    input,
    lexicon: undefined,
    offered: (lines) => judgeOf(input).offered(lines),
    tally: new CorrectionTally(),
    secondOpinion: undefined,
  })
