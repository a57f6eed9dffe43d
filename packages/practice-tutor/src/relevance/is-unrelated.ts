import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Match } from '../matching/match-answer.ts'
import { isOneEdit } from '../matching/one-edit.ts'
import { tokenize } from '../matching/tokens.ts'
import type { Scenario, ScenarioNode } from '../scenario.ts'
import { answersAnyway, emptyWords } from './common-words.ts'
import { fieldOfNode, plainWord } from './field-of-node.ts'
import { isClause } from './is-clause.ts'
import { isPersonal } from './is-personal.ts'
import { topicWords } from './topics.ts'

interface Place {
  scenario: Scenario
  node: ScenarioNode
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
  if (!asks || !isHeldByOpenSlot(match, language)) return false
  if (/\d/u.test(text) || hasName(text, language)) return false
  const tokens = tokenize(text, language).map((token) => token.text)
  const plain = plainWord(text.toLowerCase().normalize('NFC').replaceAll('’', "'"), language)
  if (answersAnyway[language].test(plain)) return false
  if (asks.some((topic) => topicWords[topic][language].test(plain))) return false
  if (isPersonal(tokens, language, lexicon)) return false
  return isClause(tokens, language, lexicon) && !sharesWord(tokens, place)
}

/** Whether nothing of the wording was said but one word such as stands in any sentence. */
function isHeldByOpenSlot({ steps }: Match, language: LanguageTag): boolean {
  const said = steps.flatMap((step) =>
    step.kind === 'match' && step.difference === 'same' ? [plainWord(step.expected, language)] : [],
  )
  const isEmpty = said.length <= 1 && said.every((word) => emptyWords[language].has(word))
  return isEmpty && steps.some(({ kind }) => kind === 'open')
}

/** Characters that write foreign names by their sound. */
const foreignName = /[罗克斯尔德特丽莎娜伊艾埃保玛蒂米诺菲维卡迪伦杰洛露茜珍妮瑞哈]{2,}|\p{Script=Latin}/u

/** Capitals behind the first word, or letters and characters that write foreign names, are a name. */
const hasName = (text: string, language: LanguageTag): boolean =>
  language === 'zh' ? foreignName.test(text) : /\p{L}[^.!]*[\s'’]\p{Lu}/u.test(text)

function sharesWord(tokens: readonly string[], { scenario, node, language, lexicon }: Place): boolean {
  const field = fieldOfNode(scenario, node, language)
  return tokens.some((token) => {
    const word = plainWord(token, language)
    if (field.has(word)) return true
    // What is a word of its own is no other one misspelt (chien, Chine).
    if (word.length < longWord || lexicon?.isKnown(token)) return false
    return [...field].some((known) => known.length >= longWord && isOneEdit(word, known))
  })
}
