import type { Candidate, TypingContext, TypingRules } from '@lingarden/languages/rules/typing-rules'
import { logError } from '@/lib/log'
import { cutPages } from './candidate-pages'
import { pendingLetters, replaceLetters, type Pending, type TextField } from './pending-letters'
import { readPinyinKey, type PinyinKey } from './pinyin-keys'
import type { Stroke } from './strokes'

/** Whoever knows what pinyin stands for: the dictionary, or a list of first words. */
export interface CandidateSource {
  /** Asked with no letters it only makes ready what that takes. */
  candidates: (typed: string, limit: number, context?: TypingContext) => Promise<Candidate[]>
}

/** So many are asked for: three pages of nine. */
const mostCandidates = 27
/** So much before the letters is told to the dictionary: its last word counts. */
const mostBefore = 12

/** What a field is written for. */
interface FieldUse {
  /** What is searched for may be of another language: characters stand there as a help, and none of them is marked by itself. */
  isSearch: boolean
  /** On a touch screen they stand in one line that is scrolled. */
  isOneLine: boolean
}

interface Typing extends Pending {
  field: TextField
  /** What stands before the letters, with what stands before the field. */
  before: string
  /** What the bar may take in width, in pixels. */
  room: number
}

/** What is offered for the letters before the caret. */
export interface Offer {
  /** Undefined where nothing is typed that may be pinyin. */
  typing?: Typing
  /** Undefined while the dictionary looks; none where it is no pinyin. */
  pages?: readonly (readonly Candidate[])[] | undefined
  /** What was offered for the letters before these, to stand there while the dictionary looks: a row that goes and comes with each key flickers. */
  old?: readonly Candidate[] | undefined
  page: number
  /** Of the page; below zero where none is. */
  marked: number
}

/** What became of a key: it was acted upon, has to wait for the dictionary, or is none of our business. */
export type Outcome = 'taken' | 'wait' | 'free'

const nothing: Offer = { page: 0, marked: 0 }
const usual: FieldUse = { isSearch: false, isOneLine: false }

/**
 * The pinyin that is being typed and what is offered for it. It is no state of React: a key that comes right behind
 * another is to be read by what that one left, not by what is drawn.
 */
export class PinyinTyping {
  readonly #findRun: TypingRules['findRun']
  #offer = nothing
  #source: CandidateSource | undefined
  #about = ''
  #use = usual
  #isAsking = false
  /** The beginning of the text that the learner wants to keep in letters. */
  #kept = ''
  readonly #listeners = new Set<() => void>()

  /** @param findRun where letters begin that may become characters */
  constructor(findRun: TypingRules['findRun']) {
    this.#findRun = findRun
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getOffer = (): Offer => this.#offer

  /** Whether the dictionary still looks for what the newest letters stand for. */
  get isLooking(): boolean {
    return this.#offer.typing !== undefined && !this.#offer.pages && this.#source !== undefined
  }

  get shown(): readonly Candidate[] {
    return this.#offer.pages?.[this.#offer.page] ?? []
  }

  setSource(source: CandidateSource | undefined): void {
    this.#source = source
    void this.#ask()
  }

  /** @param about texts whose words are likely */
  setAbout(about: string): void {
    this.#about = about
  }

  /** Reads the letters before the caret of a field anew. */
  look(field: TextField, room: number, use = usual): void {
    this.#use = use
    const caret = field.selectionStart ?? field.value.length
    if (!field.value.slice(0, caret).startsWith(this.#kept)) this.#kept = ''
    const isWritten = !field.readOnly && field.selectionEnd === caret
    const pending = isWritten ? pendingLetters(this.#findRun, field.value, caret, this.#kept) : undefined
    const before = pending && (field.dataset['before'] ?? '') + field.value.slice(0, pending.start)
    const old = this.#offer.pages ? this.shown : this.#offer.old
    this.#set(
      pending && before !== undefined
        ? { ...nothing, old, typing: { ...pending, field, room, before: before.slice(-mostBefore) } }
        : nothing,
    )
    void this.#ask()
  }

  close(): void {
    this.#kept = ''
    this.#set(nothing)
  }

  /** Waits no longer for the dictionary; what it finds after all is still offered. */
  giveUp(): void {
    if (this.isLooking) this.#set({ ...this.#offer, pages: [] })
  }

  /** Does what a key means for what is offered. */
  take(stroke: Stroke, areDigitsTones: boolean): Outcome {
    const { typing } = this.#offer
    if (!typing || stroke.shiftKey) return 'free'
    const { field, letters, start } = typing
    // Another hand may have changed the text, as a message that was sent does.
    if (!field.value.startsWith(letters, start)) return 'free'
    const caret = field.selectionStart ?? field.value.length
    const key = readPinyinKey(stroke.key, {
      areDigitsTones: areDigitsTones || this.#use.isSearch,
      isMarked: this.#offer.marked >= 0,
      isAtEnd: caret === field.value.length,
      isAfterSpace: /\s$/.test(field.value.slice(0, caret)),
    })
    if (!key) return 'free'
    if (this.isLooking) return this.#use.isSearch ? 'free' : 'wait'
    if (this.shown.length === 0) return 'free'
    this.#act(key)
    return 'taken'
  }

  /** Puts one of those that are shown in the place of its letters. */
  pick(index: number): void {
    const { typing } = this.#offer
    const candidate = this.shown[index]
    if (!candidate || !typing) return
    replaceLetters(typing.field, typing, candidate)
    typing.field.focus()
  }

  turn(by: number): void {
    const count = Math.max(1, this.#offer.pages?.length ?? 0)
    this.#set({ ...this.#offer, page: (this.#offer.page + by + count) % count, marked: this.#firstMarked })
  }

  get #firstMarked(): number {
    return this.#use.isSearch || this.#isOwnLanguage(this.#offer.typing?.before ?? '') ? -1 : 0
  }

  /** Whether a word that is no pinyin stands before the letters, and no character does: a sentence in another language. */
  #isOwnLanguage(before: string): boolean {
    const isLatin = /\p{Script=Latin}\s+$/u.test(before) && !/\p{Script=Han}/u.test(before)
    return isLatin && this.#findRun(before.trimEnd()) === undefined
  }

  #act(key: PinyinKey): void {
    const { marked, typing } = this.#offer
    if (key.kind === 'pick') return this.pick(key.place === 'marked' ? marked : key.place)
    if (key.kind === 'turn') return this.turn(key.by)
    if (key.kind === 'move') {
      const count = this.shown.length
      const from = marked < 0 && key.by < 0 ? count : marked
      return this.#set({ ...this.#offer, marked: (from + key.by + count) % count })
    }
    this.close()
    if (typing) this.#kept = typing.field.value.slice(0, typing.start + typing.letters.length)
  }

  /** One question at a time: the newest letters do not stand in line behind all that were typed before them. */
  async #ask(): Promise<void> {
    const { typing, pages } = this.#offer
    if (this.#isAsking || !this.#source || !typing || pages) return
    this.#isAsking = true
    const context = { before: typing.before, about: this.#about }
    const found = await this.#source
      .candidates(typing.letters, mostCandidates, context)
      .catch((cause: unknown): Candidate[] => {
        logError('Pinyin was not looked up', cause)
        return []
      })
    this.#isAsking = false
    const now = this.#offer.typing
    if (now?.letters !== typing.letters || now.before !== typing.before) return this.#ask()
    this.#set({ ...this.#offer, marked: this.#firstMarked, pages: this.#toPages(found, now) })
  }

  #toPages(found: readonly Candidate[], { letters, room }: Typing): readonly (readonly Candidate[])[] {
    const { isSearch, isOneLine } = this.#use
    const shown = isSearch ? found.filter((one) => !one.isSentence && isReadSo(one, letters)) : found
    if (isOneLine) return shown.length > 0 ? [shown] : []
    return cutPages(shown, room)
  }

  #set(offer: Offer): void {
    this.#offer = offer
    for (const listener of this.#listeners) listener()
  }
}

/** Whoever searches finds their letters as well, and may mean another language: only words of just these letters are worth a line. */
const isReadSo = ({ reading, taken }: Candidate, letters: string): boolean =>
  taken === letters.length && lettersOf(reading) === lettersOf(letters.replace(/v/giu, 'u'))

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase()
