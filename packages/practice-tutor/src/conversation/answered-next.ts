import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { isForYesOrNo } from '../hearing/bare-answer.ts'
import { isNever } from '../hearing/fits-account.ts'
import { answerTaken, type Place } from '../hearing/hear-answer.ts'
import type { Heard } from '../hearing/heard.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternIn } from '../hearing/pattern-in.ts'
import { isLost } from '../hearing/without-guess.ts'
import { tokenize } from '../matching/tokens.ts'
import { isAboutIt, partsBeside } from './answered-early.ts'
import { wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { ConversationState } from './state.ts'

/**
 * Where the next question leads, where a message told the answer beside its own (“at five, because I had to catch a plane”): whoever is
 * asked what, when or why they just told finds that nobody listened.
 */
export function answeredNext(
  turn: SceneTurn,
  heard: Heard,
  next: string,
): NonNullable<ConversationState['given']> {
  const { input, scene, lexicon } = turn
  const { tag: language } = input.language
  const node = scene.nodes[next]
  if (!node || isLost(heard) || isForYesOrNo(node, language)) return {}
  if (node.ask.some((wording) => wasSaid(wording, input))) return {}
  const place = { scene, node, language, lexicon }
  const isReason = isOf('asking-why', node.ask.join(' '), language) && isOf('because', turn.text, language)
  const parts = partsBeside(turn, heard)
  const [expected] = parts
    .filter((part) => !parts.some((other) => other !== part && part.includes(other)))
    .filter((part) => isAboutIt(part, place) && !isNever(part, place) && (isReason || tellsMuch(part, place)))
    .flatMap((part) => answerTaken(part, place) ?? [])
  return expected ? { [next]: expected.next } : {}
}

const isOf = (kind: string, text: string, language: LanguageTag): boolean =>
  patternIn(tutorRulesOf(language).kinds?.phrases[kind] ?? nothing).test(plainMove(text))

const nothing: readonly string[] = []

/** The rank from which on a word tells what a clause is about, and stands in few others. */
const tellingFrom = 800

/** Whether a clause answers by a word of its own, and not by one that is said everywhere. */
function tellsMuch(part: string, place: Place): boolean {
  const { language, lexicon } = place
  const takes = answerTaken(part, place)?.takes ?? []
  const [said = ''] = patternIn(takes).exec(plainMove(part)) ?? []
  return tokenize(said, language).some(({ text }) => (lexicon?.rank(text) ?? 0) >= tellingFrom)
}
