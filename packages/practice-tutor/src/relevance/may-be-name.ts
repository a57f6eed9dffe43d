import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Match } from '../matching/match-answer.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'

interface Place {
  scene: Scene
  node: SceneNode
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/**
 * Whether what stands in the place of a name can be one. Words of the lexicon are none, but for those that people are
 * called; where a wording may say how somebody is (soy rosa, soy Rosa), these too must be written as names.
 */
export function mayBeName({ steps, slots }: Match, { scene, node, language, lexicon }: Place): boolean {
  const open = steps.flatMap((step) => (step.kind === 'open' && step.slot === 'name' ? [step] : []))
  const value = slots['name'] ?? ''
  if (!node.asks?.includes('name')) return true
  if (open.length === 0) return !steps.some(isUnsaidName)
  const { being, likeWords, thatAreWords } = tutorRulesOf(language).names
  const said = steps.flatMap((step) =>
    step.kind === 'match' && step.difference === 'same' ? [step.expected] : [],
  )
  if (likeWords)
    return said.some((word) => likeWords.introducer.test(word)) || !isOtherWord(value, scene, likeWords.other)
  if (!lexicon) return true
  return value.split(/[^\p{L}\p{M}'’-]+/u).some((word) => {
    const lower = word.toLowerCase().normalize('NFC')
    if (lower === '') return false
    const isCapital = /^\p{Lu}(?!\p{Lu}+$)/u.test(word)
    if (thatAreWords.has(lower))
      return isCapital || !said.some((each) => being.has(each)) || isInModel(lower, node)
    return lexicon.analyse(lower).length === 0
  })
}

const isUnsaidName = (step: Match['steps'][number]): boolean =>
  step.kind === 'missing' && step.expected === '{name}'

const isInModel = (word: string, node: SceneNode): boolean =>
  node.models.some((model) =>
    model
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .includes(word),
  )

const isOtherWord = (value: string, { slots }: Scene, other: RegExp): boolean =>
  other.test(value) || Object.values(slots).some((values) => values.includes(value))
