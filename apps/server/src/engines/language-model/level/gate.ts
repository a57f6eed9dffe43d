import type { AnswerEvent } from '../answer/read-answer.ts'
import type { LevelFit } from './level-fit.ts'

/** The beginning of a reply is above the learner's level; nothing of it has been shown. */
export class TooHard extends Error {
  override name = 'TooHard'
  readonly words: readonly string[]

  constructor(words: readonly string[]) {
    super('the reply is above the level')
    this.words = words
  }
}

export interface GateOptions {
  measure: (text: string) => LevelFit & { isTooHard: boolean }
  /** The clock, in milliseconds. */
  now: () => number
}

/** Longest time that the first text waits to be measured, from its first letter on, in milliseconds. */
const maxHoldMs = 250
/** Fewer words are no sentence to judge a reply by. */
const enoughWords = 4

const endsSentence = (text: string): boolean => /[.!?。！？…]["'»”」]?\s*$/u.test(text)

/**
 * Holds the beginning of a reply, up to its first full sentence, just long enough to measure it: a reply that has begun
 * to stream cannot be taken back. A slow model passes unmeasured words rather than keeping the learner waiting.
 * @throws TooHard where the beginning is above the level
 */
export async function* holdForLevel(
  events: AsyncIterable<AnswerEvent>,
  { measure, now }: GateOptions,
): AsyncGenerator<AnswerEvent> {
  let held = ''
  let since: number | undefined
  let isOpen = false
  for await (const event of events) {
    const isReplyText = event.type === 'text' && event.key === 'reply'
    if (!isOpen && isReplyText) {
      held += event.text
      since ??= now()
      const isSentence = endsSentence(held)
      const isLate = now() - since >= maxHoldMs
      const fit = isSentence || isLate ? measure(isSentence ? held : withoutLastWord(held)) : undefined
      if (!fit || (!isLate && fit.words < enoughWords)) continue
      isOpen = letThrough(fit)
      yield { ...event, text: held }
    } else {
      if (!isOpen && held !== '') {
        isOpen = letThrough(measure(held))
        yield { type: 'text', key: 'reply', text: held }
      }
      yield event
    }
  }
  if (!isOpen && held !== '') {
    letThrough(measure(held))
    yield { type: 'text', key: 'reply', text: held }
  }
}

function letThrough({ isTooHard, tooHard }: LevelFit & { isTooHard: boolean }): true {
  if (isTooHard) throw new TooHard(tooHard)
  return true
}

/** The last word may still grow. */
const withoutLastWord = (text: string): string => text.replace(/[\p{L}\p{M}'’]+$/u, '')
