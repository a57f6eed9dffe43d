import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Scene } from '@lingarden/languages/scene'
import { contentWords } from '../hearing/content-words.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { aspectsAsked } from './asking-on/aspects.ts'

/** Share of a question's words of content, by what they say, that must stand in the tutor's own question. */
const alikeFrom = 0.5
/** One word in common is chance, unless it is all that was asked. */
const fewestShared = 2

/**
 * What the tutor answers to a question that it asks itself (“where do you work?”): its answer to “and you?” there.
 * @param scenes whose questions are looked through, the one that is played first
 * @returns undefined where no question of theirs is alike
 */
export function mirroredAnswer(
  question: string,
  scenes: readonly Scene[],
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): readonly string[] | undefined {
  const asked = contentWords(question, language, lexicon)
  if (asked.size === 0) return undefined
  const sumOf = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word, lexicon), 0)
  const isOver = (text: string) => kindsIn(text, language, lexicon).has('used-to')
  const ranked = scenes
    .flatMap(({ nodes }) => Object.values(nodes))
    .flatMap(({ ask, back }) => {
      const own = contentWords(ask.join(' '), language, lexicon)
      // What the tutor liked as a child is not what it likes.
      const isOfThen = isOver(ask.join(' ')) && !isOver(question)
      const shared = [...asked].filter((word) => own.has(word))
      const share = sumOf(shared) / sumOf([...asked])
      const isAlike =
        !isOfThen &&
        asksAlike(question, ask.join(' '), { language, lexicon }) &&
        share >= alikeFrom &&
        (shared.length >= fewestShared || share === 1)
      return back && isAlike ? [{ back, share }] : []
    })
  return ranked.toSorted((one, other) => other.share - one.share)[0]?.back
}

/** “How long does one learn it?” is no “why do you learn it?”. */
function asksAlike(
  one: string,
  other: string,
  { language, lexicon }: { language: LanguageTag; lexicon: Lexicon | undefined },
): boolean {
  const [asked, own] = [aspectsAsked(one, language), aspectsAsked(other, language)]
  return (
    own.length === 0 ||
    own.some((aspect) => asked.includes(aspect)) ||
    !kindsIn(one, language, lexicon).has('asks-word')
  )
}

/** What the tutor tells of itself with all that a question asks about in it (“have you a mother?” – “My mother is a nurse …”). */
export function toldOfItself(
  question: string,
  scenes: readonly Scene[],
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): readonly string[] | undefined {
  const asked = contentWords(question, language, lexicon)
  if (asked.size === 0 || !hasContent(question, language, lexicon)) return undefined
  return scenes
    .flatMap(({ nodes }) => Object.values(nodes))
    .find(({ back = [] }) => {
      const own = contentWords(back.join(' '), language, lexicon)
      return [...asked].every((word) => own.has(word))
    })?.back
}

/** Whether a question says little but what was said before: all its words of content, and more than one, are in it. */
export function isEcho(
  question: string,
  before: string,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): boolean {
  const asked = contentWords(question, language, lexicon)
  const said = contentWords(before, language, lexicon)
  return asked.size >= fewestShared && [...asked].every((word) => said.has(word))
}

/** Whether a question has a word of content in it. */
export const hasContent = (question: string, language: LanguageTag, lexicon: Lexicon | undefined): boolean =>
  [...contentWords(question, language, lexicon)].some((word) => !lexicon || lexicon.rank(word) > mostGeneral)

/** How much a word says: what stands in any question nearly nothing, a rare one all. */
function weightOf(word: string, lexicon: Lexicon | undefined): number {
  const rank = lexicon?.rank(word) ?? rarest
  return rank <= mostGeneral ? leastWeight : Math.min(1, Math.log(rank) / Math.log(rarest))
}

const leastWeight = 0.1
/** The rank from which on a word is as particular as any. */
const rarest = 10_000

/** What one asks about anything (“do”, “have”). */
const mostGeneral = 300
