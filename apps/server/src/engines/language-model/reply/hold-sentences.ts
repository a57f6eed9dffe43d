import { cleanReply } from '@lingarden/practice-tutor/verifying/clean-reply'
import { SentenceStream } from '@lingarden/domain/speech/sentence-stream'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { maxReplyLength, type AnswerEvent } from '../answer/read-answer.ts'
import { ModelProblem } from '../errors.ts'
import type { SentenceFault, SentenceJudge } from './judge-sentence.ts'
import { WrongLanguage } from './wrong-language.ts'

export interface HoldingDeps {
  language: LanguageTag
  judge: SentenceJudge
  /** Says a sentence anew; undefined where that failed. */
  rewrite: (sentence: string, fault: SentenceFault) => Promise<string | undefined>
  /** Whether the whole may still be asked for again where it begins in another language. */
  mayAskAgain: boolean
  /** Gets the words that were too hard. */
  noteHard: (words: readonly string[]) => void
}

/** So many sentences of a turn are said anew; who says more of them wrong is not worth the wait. */
const mostRewritten = 2

type Key = 'reply' | 'next'

/**
 * Lets the sentences of an answer through one by one, each cleaned, in the language and at the level: what a learner has read
 * cannot be taken back. A sentence that is too hard is said anew, one in another language too, or left out. What breaks off
 * within a sentence ends before it.
 * @throws WrongLanguage where the reply begins in another language and may be asked for again; ModelProblem where nothing of
 * it is in the language
 */
export async function* holdSentences(
  events: AsyncIterable<AnswerEvent>,
  deps: HoldingDeps,
): AsyncGenerator<AnswerEvent> {
  const gate = new SentenceGate(deps)
  for await (const event of events) {
    if (event.type === 'text') yield* gate.text(event.key, event.text)
    else {
      if (event.type === 'part' && (event.part.key === 'reply' || event.part.key === 'next'))
        yield* gate.end(event.part.key)
      yield event
    }
  }
}

class SentenceGate {
  readonly #deps: HoldingDeps
  readonly #streams = { reply: new SentenceStream(), next: new SentenceStream() }
  readonly #lengths = { reply: 0, next: 0 }
  #rewritten = 0
  /** A sentence that was too hard and could not be said anew, in case nothing else is said. */
  #lastResort: string | undefined
  #isFull = false
  #hasText = false

  constructor(deps: HoldingDeps) {
    this.#deps = deps
  }

  async *text(key: Key, piece: string): AsyncGenerator<AnswerEvent> {
    for (const sentence of this.#streams[key].add(piece)) yield* this.#sentence(key, sentence)
  }

  /** A message is whole. */
  async *end(key: Key): AsyncGenerator<AnswerEvent> {
    yield* this.#sentence(key, this.#streams[key].rest())
    if (key === 'next' || this.#lengths.reply > 0 || !this.#hasText) return
    if (this.#lastResort === undefined) throw new ModelProblem({ kind: 'wrong_language' })
    yield this.#say('reply', this.#lastResort)
  }

  async *#sentence(key: Key, raw: string): AsyncGenerator<AnswerEvent> {
    const { language, judge, mayAskAgain } = this.#deps
    const sentence = cleanReply(raw, language)
    if (sentence === '' || this.#isFull) return
    this.#hasText = true
    // A reply that is too long ends with a sentence.
    this.#isFull = this.#lengths[key] + sentence.length >= maxReplyLength && this.#lengths[key] > 0
    if (this.#isFull) return
    const fault = judge.fault(sentence)
    if (!fault) return yield this.#say(key, sentence)
    if (fault.kind === 'language' && this.#lengths.reply === 0 && mayAskAgain) throw new WrongLanguage()
    if (fault.kind === 'level') this.#deps.noteHard(fault.words)
    const anew = await this.#sayAnew(sentence, fault)
    if (anew !== undefined) yield this.#say(key, anew)
    else if (fault.kind === 'level') this.#lastResort ??= sentence
  }

  async #sayAnew(sentence: string, fault: SentenceFault): Promise<string | undefined> {
    const { language, judge, rewrite } = this.#deps
    if (this.#rewritten++ >= mostRewritten) return undefined
    const anew = cleanReply((await rewrite(sentence, fault)) ?? '', language)
    return anew === '' || judge.fault(anew) ? undefined : anew
  }

  #say(key: Key, sentence: string): AnswerEvent {
    const { language, judge } = this.#deps
    judge.said(sentence)
    const isFirst = this.#lengths[key] === 0
    const space = isFirst || languageOf(language).script === 'han' ? '' : ' '
    const text = space + sentence
    this.#lengths[key] += text.length
    return { type: 'text', key, text }
  }
}
