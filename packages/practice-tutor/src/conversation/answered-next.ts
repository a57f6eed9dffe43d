import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { asksToChoose, isForYesOrNo } from '../hearing/bare-answer.ts'
import { contentWords } from '../hearing/content-words.ts'
import { isNever } from '../hearing/fits-account.ts'
import { answerTaken, type Place } from '../hearing/hear-answer.ts'
import { isLost, type Heard } from '../hearing/heard.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternIn } from '../hearing/pattern-in.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { tokenize } from '../matching/tokens.ts'
import { isAboutIt, partsBeside } from './parts-beside.ts'
import { wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { ConversationState } from './state.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/** A clause that answers the next question, and where that leads. */
interface NextAnswer {
  part: string
  given: NonNullable<ConversationState['given']>
}

/**
 * Where the next question leads, where a message told the answer beside its own (“at five, because I had to catch a plane”): whoever is
 * asked what, when or why they just told finds that nobody listened.
 */
export function answeredNext(turn: SceneTurn, heard: Heard, next: string): NextAnswer | undefined {
  const { input, scene, lexicon } = turn
  const { tag: language } = input.language
  const node = scene.nodes[next]
  if (!node || isLost(heard) || isForYesOrNo(node, language)) return undefined
  if (node.ask.some((wording) => wasSaid(wording, input))) return undefined
  const place = { scene, node, language, lexicon }
  // Who teaches yoga has not said what they like to do.
  const asksLiking = isOf('asking-liking', node.ask.join(' '), language)
  if (asksLiking && !isLiking(turn.text, turn)) return undefined
  const isReason = isOf('asking-why', node.ask.join(' '), language) && isOf('because', turn.text, language)
  const beside = partsBeside(turn, heard)
  const parts = beside
    .filter((part) => !beside.some((other) => other !== part && part.includes(other)))
    .filter((part) => !isOfAnswer(part, turn, heard))
  const [answer] = [...parts, ...restOfAnswering(turn, heard)]
    .filter((part) => isAboutIt(part, place) && !isNever(part, place) && (isReason || tellsMuch(part, place)))
    .flatMap((part) => {
      const expected = answerTaken(part, place)
      return expected ? [{ part, given: { [next]: expected.next } }] : []
    })
  return answer
}

/** Whether a part belongs to what answered by what it is about as a whole, and by no word of its own. */
const isOfAnswer = (part: string, turn: SceneTurn, heard: Heard): boolean =>
  heard.taken?.text.includes(part) === true && answeringClause(turn) === undefined

/** The clause that answers the question by a word of its own. */
function answeringClause({ text, node, input }: SceneTurn): string | undefined {
  const { tag: language } = input.language
  const clauses = sentencesIn(text).flatMap((part) => clausesIn(part, tutorRulesOf(language).hearing))
  return clauses.find((clause) => answerTaken(clause, { node, language }))
}

/** What the clause that answered by a word of its own says beside that word: of “four pounds of apples” the four pounds. */
function restOfAnswering(turn: SceneTurn, { taken }: Heard): string[] {
  if (!taken || taken.isBare === true) return []
  const answering = answeringClause(turn)
  if (answering === undefined || hasQuestionMark(answering)) return []
  const plain = plainMove(answering)
  const rest = plain.replace(patternIn(taken.expected.takes ?? nothing), ' ').trim()
  return rest === plain || rest === '' ? [] : [rest]
}

const isLiking = (text: string, { input, lexicon }: SceneTurn): boolean =>
  kindsIn(text, input.language.tag, lexicon).has('liking')

const isOf = (kind: string, text: string, language: LanguageTag): boolean =>
  patternIn(tutorRulesOf(language).kinds?.phrases[kind] ?? nothing).test(plainMove(text))

const nothing: readonly string[] = []

/** The rank from which on a word tells what a clause is about, and stands in few others. */
const tellingFrom = 800

/** A character stands in many words, two of them in few. */
const fewestCharacters = 2

/** Whether a clause answers by a word of its own or one that the question proposes, and not by one that is said everywhere. */
function tellsMuch(part: string, place: Place): boolean {
  const { language, lexicon } = place
  const takes = answerTaken(part, place)?.takes ?? []
  const [said = ''] = patternIn(takes).exec(plainMove(part)) ?? []
  if (!languageOf(language).hasAlphabet) {
    const word = said.replaceAll(' ', '')
    // A word of the question is no answer to it, unless it is to choose.
    const isAsked = place.node.ask.some((text) => text.includes(word)) && !asksToChoose(place.node)
    return word.length >= fewestCharacters && !isAsked
  }
  const proposed = asksToChoose(place.node)
    ? contentWords(place.node.ask.join(' '), language, lexicon)
    : undefined
  const isProposed = [...contentWords(said, language, lexicon)].some((word) => proposed?.has(word))
  return isProposed || tokenize(said, language).some(({ text }) => (lexicon?.rank(text) ?? 0) >= tellingFrom)
}
