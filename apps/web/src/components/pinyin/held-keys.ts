import type { TextField } from './pending-letters'
import type { PinyinTyping } from './pinyin-typing'
import { isModifier, readStroke, strike, type Stroke } from './strokes'

/** How long keys wait for the dictionary at most, in milliseconds; then they write what they say. */
const longestWait = 3000

/**
 * Keys in the order in which they were pressed. One that takes characters waits until those of the newest letters are
 * there, and all that is typed behind it waits with it.
 */
export class HeldKeys {
  readonly #typing: PinyinTyping
  readonly #held: Stroke[] = []
  #field: TextField | undefined
  /** Whether what happens in the field is our own doing. */
  #isAtWork = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(typing: PinyinTyping) {
    this.#typing = typing
  }

  /** Hears a key before anything else does; what it takes, nobody else hears. */
  press(event: KeyboardEvent, areDigitsTones: boolean): void {
    if (this.#isAtWork || isModifier(event.key)) return
    const stroke = readStroke(event)
    // A shortcut cannot wait, and is about what was typed before it.
    if (!stroke) return this.writeOut()
    if (this.#held.length > 0) this.#hold(stroke)
    else {
      const { field } = this.#typing.getOffer().typing ?? {}
      if (!field || event.target !== field) return
      const outcome = this.#typing.take(stroke, areDigitsTones)
      if (outcome === 'free') return
      this.#field = field
      if (outcome === 'wait') this.#hold(stroke)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  /** Lets keys go on, now that the dictionary may have answered. */
  goOn(areDigitsTones: boolean): void {
    const field = this.#field
    if (this.#isAtWork || !field) return
    while (this.#held[0]) {
      const stroke = this.#held[0]
      const outcome = this.#work(() => this.#typing.take(stroke, areDigitsTones))
      if (outcome === 'wait') return
      this.#held.shift()
      if (outcome === 'free') this.#work(() => strike(field, stroke))
      // What Enter sends is taken out of the field before the next is written there.
      if (outcome === 'free' && stroke.key === 'Enter' && this.#held.length > 0) {
        setTimeout(() => this.goOn(areDigitsTones))
        return
      }
    }
    this.#endWait()
  }

  /**
   * Waits no longer: what writes is written. Enter is not pressed, since what it would hand in is not what the learner
   * expected to be there.
   */
  writeOut(): void {
    this.#endWait()
    const strokes = this.#held.splice(0)
    const field = this.#field
    if (!field) return
    for (const stroke of strokes) if (stroke.key.length === 1) this.#work(() => strike(field, stroke))
  }

  #hold(stroke: Stroke): void {
    if (stroke.key === 'Backspace') this.#held.pop()
    else this.#held.push(stroke)
    if (this.#held.length === 0) this.#endWait()
    else
      this.#timer ??= setTimeout(() => {
        this.writeOut()
        this.#typing.giveUp()
      }, longestWait)
  }

  #endWait(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #work<Result>(work: () => Result): Result {
    this.#isAtWork = true
    try {
      return work()
    } finally {
      this.#isAtWork = false
    }
  }
}
