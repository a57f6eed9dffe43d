import type { Feedback, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import {
  checkFeedback,
  feedbackByRules,
  tellFeedback,
  type ModelFeedback,
  type Opinion,
  type ToldFeedback,
} from './check-feedback.ts'
import type { CorrectionTally } from './tally.ts'
import type { Fault } from '@lingarden/practice-tutor/verifying/verify-correction'
import type { Stood } from '@lingarden/practice-tutor/verifying/verify-corrections'

type FeedbackEvent = Extract<TutorEvent, { type: 'feedback' }>

interface ChecksDeps {
  input: AnsweredTurn
  lexicon: Lexicon | undefined
  /** What may be offered of the sentences that the model suggests. */
  offered: (lines: readonly string[]) => string[]
  tally: CorrectionTally
  /** Undefined where the operator does not pay for one. */
  secondOpinion: ((message: string, stood: readonly Stood[]) => Promise<Opinion[]>) | undefined
}

/** What becomes of the feedback of one turn before anybody sees it. */
export class FeedbackChecks {
  readonly #deps: ChecksDeps

  constructor(deps: ChecksDeps) {
    this.#deps = deps
  }

  /** The feedback as it is told; a promise only where somebody else is asked. */
  check(feedback: ModelFeedback): FeedbackEvent | Promise<FeedbackEvent> {
    const { input, lexicon, offered, secondOpinion } = this.#deps
    const { message } = input
    const checked = checkFeedback(feedback, input, lexicon)
    const undecided = checked.stood.filter(({ standing }) => standing !== 'sure')
    if (!secondOpinion || undecided.length === 0)
      return this.#tell(tellFeedback(checked, { message, offered }), checked.dropped)
    return secondOpinion(message, undecided).then((given) => {
      const opinions = checked.stood.map((one) => given[undecided.indexOf(one)])
      return this.#tell(tellFeedback(checked, { message, offered, opinions }), checked.dropped)
    })
  }

  /** What the rules say where the feedback was lost. */
  standIn(): FeedbackEvent | undefined {
    const feedback: Feedback | undefined = feedbackByRules(this.#deps.input, this.#deps.lexicon)
    return feedback && { type: 'feedback', feedback, free: true }
  }

  #tell(told: ToldFeedback, dropped: readonly Fault[]): FeedbackEvent {
    const { tally } = this.#deps
    tally.count('sure', told.sure)
    tally.count('perhaps', told.perhaps)
    tally.count('dropped: opinion', told.disbelieved)
    for (const fault of dropped) tally.count(`dropped: ${fault}`)
    const event: FeedbackEvent = { type: 'feedback', feedback: told.feedback }
    return told.isFree ? { ...event, free: true as const } : event
  }
}
