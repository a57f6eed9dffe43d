import { cleanReply } from '@lingarden/practice-tutor/verifying/clean-reply'
import { isInLanguage } from '@lingarden/practice-tutor/verifying/is-in-language'
import { languageOf, supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tidyLines } from '../corrections/tidy-lines.ts'
import { LevelWindow, type LevelContext } from '../level/level-fit.ts'
import { levelWords } from '../level/level-words.ts'
import { wordRanks } from '../level/word-ranks.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'

/** What is wrong with a sentence of a reply. */
export type SentenceFault = { kind: 'language' } | { kind: 'level'; words: string[] }

/** Looks at what a model says to one learner, sentence by sentence. */
export class SentenceJudge {
  readonly #window: LevelWindow
  readonly #isIn: (sentence: string) => boolean
  readonly #language: LanguageTag
  readonly #message: string
  /** The words of the learner's message, and those they are forms of. */
  readonly #lemmas: ReadonlySet<string>

  constructor(input: AnsweredTurn, lexicon: Lexicon | undefined) {
    const { tag } = input.language
    this.#language = tag
    this.#message = input.message
    this.#lemmas = new Set(
      wordsOf(input.message).flatMap((word) => [
        word,
        ...(lexicon?.analyse(word).map(({ lemma }) => lemma) ?? []),
      ]),
    )
    const context = levelContextOf(input, lexicon)
    const said = input.history.filter(({ role }) => role === 'ai').map(({ content }) => content)
    this.#window = new LevelWindow(context, said.slice(-8))
    const rankOf = wordRanks(tag)
    const isWord = (word: string) => rankOf(word) !== undefined || (lexicon?.isKnown(word) ?? false)
    const common = { here: isCommonIn(tag), elsewhere: othersOf(tag).map(isCommonIn) }
    const words = { language: tag, isWord, common, allowed: context.known }
    this.#isIn = (sentence) => isInLanguage(sentence, words)
  }

  /** Undefined where the sentence may be said. */
  fault(sentence: string): SentenceFault | undefined {
    if (!this.isInLanguage(sentence)) return { kind: 'language' }
    const words = this.#window.tooHard(sentence)
    return words.length > 0 ? { kind: 'level', words } : undefined
  }

  isInLanguage(sentence: string): boolean {
    return this.#isIn(sentence)
  }

  /** Sentences that are offered to the learner: plain ones in the language. */
  offered(lines: readonly string[]): string[] {
    const plain = lines.map((line) => cleanReply(line, this.#language))
    return tidyLines(plain.filter((line) => this.isInLanguage(line)))
  }

  /** Whether the learner said a term in any of its forms. */
  isSaid(term: string): boolean {
    const wanted = wordsOf(term)
    return wanted.length > 0 && wanted.every((word) => this.#lemmas.has(word))
  }

  /** Whether the learner said something in the language, and not a word alone. */
  get saysSomething(): boolean {
    return /\S\s+\S|\p{Script=Han}{2}/u.test(this.#message.trim()) && this.isInLanguage(this.#message)
  }

  /** Notes a sentence that is said. */
  said(sentence: string): void {
    this.#window.add(sentence)
  }
}

/** Forms up to this rank are what any text of a language is made of. */
const commonRank = 3000

const isCommonIn = (tag: LanguageTag) => {
  const rankOf = wordRanks(tag)
  return (word: string) => (rankOf(word) ?? Infinity) <= commonRank
}

/** The other languages in the same script, which alone could be taken for it. */
const othersOf = (tag: LanguageTag): LanguageTag[] =>
  supportedLanguages
    .filter((other) => other.tag !== tag && languageOf(other.tag).script === languageOf(tag).script)
    .map((other) => other.tag)

/** What the learner of a turn knows beside their level: their words, names, and what they said or told. */
function levelContextOf(input: AnsweredTurn, lexicon: Lexicon | undefined): LevelContext {
  const { level, language, wordBank, dueWords = [], facts = [], goals, tutorName, message, history } = input
  const said = [
    message,
    ...facts.map(({ text }) => text),
    ...goals.map(({ text }) => text),
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
  ]
  const terms = [...wordBank, ...dueWords, tutorName].flatMap((word) => wordsOf(word))
  const known = new Set([...wordBank, ...terms, ...said.flatMap(wordsOf)])
  return { level, language: language.tag, knows: levelWords(language.tag, level, lexicon), known }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
