import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Match } from '../matching/match-answer.ts'
import { isOneEdit } from '../matching/one-edit.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { fieldOfNode } from './field-of-node.ts'

interface Place {
  scene: Scene
  node: SceneNode
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/** From here on a misspelt word is still told from another one. */
const longWord = 5

/**
 * Whether an answer that fits only because an open slot takes anything has nothing to do with the question. It must be a
 * whole sentence, not about the learner, without any word of what was asked, any piece of an expected wording, any name
 * or number; all that is in doubt is an answer.
 */
export function isUnrelated(text: string, match: Match, place: Place): boolean {
  const { node, language, lexicon } = place
  const { asks } = node
  const { relevance, names } = tutorRulesOf(language)
  if (!asks || !isHeldByOpenSlot(match, language)) return false
  if (/\d/u.test(text) || names.inText.test(text)) return false
  const tokens = tokenize(text, language).map((token) => token.text)
  const plain = plainWord(text.toLowerCase().normalize('NFC').replaceAll('’', "'"), language)
  if (relevance.answersAnyway.test(plain)) return false
  if (asks.some((topic) => relevance.topics[topic].test(plain))) return false
  if (relevance.noFilling && isFilledWithSentence(match, place, relevance.noFilling)) return true
  if (relevance.isPersonal(tokens, lexicon)) return false
  return relevance.isClause(tokens, lexicon) && !sharesWord(tokens, place)
}

/** Whether what stands in the place of a name or a place says something of its own. */
function isFilledWithSentence({ steps, slots }: Match, { node }: Place, noFilling: RegExp): boolean {
  if (!node.asks?.some((topic) => topic === 'name' || topic === 'place')) return false
  return steps.some((step) => step.kind === 'open' && noFilling.test(slots[step.slot] ?? ''))
}

/** Whether nothing of the wording was said but one word such as stands in any sentence. */
function isHeldByOpenSlot({ steps }: Match, language: LanguageTag): boolean {
  const said = steps.flatMap((step) =>
    step.kind === 'match' && step.difference === 'same' ? [plainWord(step.expected, language)] : [],
  )
  const { emptyWords } = tutorRulesOf(language).relevance
  const isEmpty = said.length <= 1 && said.every((word) => emptyWords.has(word))
  return isEmpty && steps.some(({ kind }) => kind === 'open')
}

function sharesWord(tokens: readonly string[], { scene, node, language, lexicon }: Place): boolean {
  const field = fieldOfNode(scene, node, language)
  return tokens.some((token) => {
    const word = plainWord(token, language)
    if (field.has(word)) return true
    // What is a word of its own is no other one misspelt (chien, Chine).
    if (word.length < longWord || lexicon?.isKnown(token)) return false
    return [...field].some((known) => known.length >= longWord && isOneEdit(word, known))
  })
}
