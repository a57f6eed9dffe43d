import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { AiMessageType } from '@lingarden/domain/tutor-messages'
import { goalTarget } from '@lingarden/domain/tutor-goals'
import type { Goal, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { AnswerPart, NewGoal } from '../answer/answer-shape.ts'
import { maxReplyLength, type AnswerEvent } from '../answer/read-answer.ts'
import { soundFacts } from '../facts/sound-facts.ts'
import type { FeedbackChecks } from '../corrections/feedback-checks.ts'
import { goalsUsed, openGoals, updateGoals } from '../goals.ts'
import type { SentenceJudge } from '../reply/judge-sentence.ts'
import type { AnsweredTurn } from './answered-turn.ts'

type AnswerInput = Pick<
  AnsweredTurn,
  'message' | 'goals' | 'giveFeedback' | 'showSuggestions' | 'mayRemember' | 'facts' | 'explanationLanguage'
>
type AnswerJudge = Pick<SentenceJudge, 'offered' | 'isSaid' | 'saysSomething'>
type Missing = 'feedback' | 'suggestions' | 'goals'

/**
 * Tells an answer as the events of a turn: the reply first, whatever the order the model chose, then the rest as it is
 * ready. An answer that breaks off is told up to there.
 */
export class AnswerEvents {
  readonly #input: AnswerInput
  readonly #completed: Set<string>
  #newGoals: NewGoal[] = []
  #texts = { reply: '', next: '' }
  #sent = { reply: false, next: false }
  /** A second message that came before the first. */
  #early = ''
  #isNextOver = false
  #hasFacts = false
  #waiting: TutorEvent[] = []
  #missing: Set<Missing>
  readonly #checks: Pick<FeedbackChecks, 'check' | 'standIn'>
  readonly #judge: AnswerJudge
  /** Feedback that somebody else is asked about. */
  #pending: Promise<TutorEvent> | undefined

  constructor(input: AnswerInput, checks: Pick<FeedbackChecks, 'check' | 'standIn'>, judge: AnswerJudge) {
    this.#input = input
    this.#checks = checks
    this.#judge = judge
    const { message, goals, giveFeedback, showSuggestions } = input
    this.#completed = new Set(goalsUsed(goals, message).map(({ id }) => id))
    this.#missing = new Set<Missing>(['goals'])
    if (giveFeedback) this.#missing.add('feedback')
    if (showSuggestions) this.#missing.add('suggestions')
  }

  /** Whether the learner has seen something of the answer. */
  get hasShown(): boolean {
    return this.#texts.reply !== ''
  }

  /** Both messages, as far as they came. */
  get text(): string {
    return `${this.#texts.reply} ${this.#texts.next}`.trim()
  }

  *of(event: AnswerEvent): Generator<TutorEvent> {
    if (event.type === 'text') yield* this.#grow(event.key, event.text)
    if (event.type === 'part') yield* this.#take(event.part)
  }

  /** What is left to tell when the answer is over or has broken off; the last event says what is missing. */
  async *finish(): AsyncGenerator<TutorEvent> {
    yield* this.#close('reply')
    yield* this.#close('next')
    yield* this.#flush()
    if (this.#pending) yield await this.#pending
    const standIn = this.#missing.has('feedback') ? this.#checks.standIn() : undefined
    if (standIn) {
      this.#missing.delete('feedback')
      yield standIn
    }
    // What the learner's own words complete is known without the model.
    if (this.#completed.size > 0) this.#missing.delete('goals')
    if (!this.#missing.has('goals')) yield { type: 'goals', goals: this.#goals() }
    if (this.isIncomplete) yield { type: 'degraded', missing: [...this.#missing] }
  }

  /** Whether something that was asked for has not come. */
  get isIncomplete(): boolean {
    return this.#missing.size > 0
  }

  *#grow(key: 'reply' | 'next', text: string): Generator<TutorEvent> {
    if (this.#sent[key]) return
    if (key === 'next' && this.#texts.reply === '') {
      this.#early += text
      return
    }
    if (key === 'next') yield* this.#close('reply')
    const soFar = this.#texts[key]
    const more = (soFar === '' ? text.trimStart() : text).slice(0, maxReplyLength - soFar.length)
    if (more === '') return
    this.#texts[key] += more
    yield { type: 'reply-delta', text: more }
  }

  *#take(part: AnswerPart): Generator<TutorEvent> {
    switch (part.key) {
      case 'reply':
        return
      case 'completedGoals':
        this.#complete(part.value)
        this.#missing.delete('goals')
        return yield* this.#close('reply')
      case 'newGoals':
        this.#newGoals = part.value
        this.#missing.delete('goals')
        return yield* this.#close('reply')
      case 'next':
        yield* this.#close('next')
        this.#isNextOver = true
        break
      case 'feedback':
        if (this.#missing.delete('feedback')) this.#keepChecked(this.#checks.check(part.value))
        break
      case 'suggestions':
        this.#offer(this.#judge.offered(part.value))
        break
      case 'facts':
        this.#remember(soundFacts(part.value, this.#input))
        break
      default:
        return part satisfies never
    }
    if (this.#sent.reply && this.#isNextOver) yield* this.#flush()
  }

  /** Ends a message; the second one ends the first. */
  *#close(key: 'reply' | 'next'): Generator<TutorEvent> {
    if (key === 'next') yield* this.#close('reply')
    const text = this.#texts[key].trim()
    if (this.#sent[key] || text === '') return
    this.#sent[key] = true
    yield { type: 'reply', text, messageType: this.#typeOf(key) }
    if (key === 'reply' && this.#early !== '') {
      yield* this.#grow('next', this.#early)
      yield* this.#close('next')
    }
  }

  /** Facts are for later, so that nobody misses them where they do not come. */
  #remember(facts: LearnerFact[]): void {
    if (!this.#input.mayRemember || this.#hasFacts || facts.length === 0) return
    this.#hasFacts = true
    this.#waiting.push({ type: 'facts', facts })
  }

  #keepChecked(feedback: TutorEvent | Promise<TutorEvent>): void {
    if (feedback instanceof Promise) this.#pending = feedback
    else this.#waiting.push(feedback)
  }

  /** Suggestions of which none is in the language have not come. */
  #offer(items: string[]): void {
    if (items.length > 0 && this.#missing.delete('suggestions'))
      this.#waiting.push({ type: 'suggestions', items })
  }

  *#flush(): Generator<TutorEvent> {
    yield* this.#waiting
    this.#waiting = []
  }

  /** A goal is fulfilled by what was said: its word in any form, or, where it is a topic, something in the language. */
  #complete(numbers: readonly number[]): void {
    const open = openGoals(this.#input.goals)
    for (const number of numbers) {
      const goal = open[number - 1]
      if (!goal) continue
      const target = goalTarget(goal)
      const isFulfilled = target === undefined ? this.#judge.saysSomething : this.#judge.isSaid(target)
      if (isFulfilled) this.#completed.add(goal.id)
    }
  }

  #goals(): Goal[] {
    const { goals, explanationLanguage = 'en' } = this.#input
    return updateGoals(goals, this.#completed, this.#newGoals, explanationLanguage)
  }

  #typeOf(key: 'reply' | 'next'): AiMessageType {
    const hasCompleted = this.#completed.size > 0
    if (key === 'reply') return hasCompleted ? 'encouragement' : 'conversation'
    if (this.#goals().length > this.#input.goals.length) return 'goal_introduction'
    return hasCompleted ? 'goal_continuation' : 'conversation'
  }
}
