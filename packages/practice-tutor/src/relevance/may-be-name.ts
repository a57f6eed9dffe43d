import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { adjectives } from '@lingarden/languages/zh/checks/words'
import type { Match } from '../matching/match-answer.ts'
import type { Scenario, ScenarioNode } from '@lingarden/languages/scenario'
import { namesThatAreWords } from './known-names.ts'

interface Place {
  scenario: Scenario
  node: ScenarioNode
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/** With these one says as well what or how somebody is; with the other wordings nothing but a name. */
const being = new Set(['soy', 'es', 'suis', "c'", 'est'])
/** Ends of words for people, and beginnings of what is said of them. */
const chinesePerson =
  /(?:学生|医生|先生|[老律厨教]师|[人员者们的了]|朋友)$|^(?:[很太真最不在从来要想有]|一?[个位名])/u
const chineseQuality = new RegExp(`^(?:${adjectives}|困|病|好|快乐|难过|生气|男|女|老)$`, 'u')

/**
 * Whether what stands in the place of a name can be one. Words of the lexicon are none, but for those that people are
 * called; where a wording may say how somebody is (soy rosa, soy Rosa), these too must be written as names.
 */
export function mayBeName({ steps, slots }: Match, { scenario, node, language, lexicon }: Place): boolean {
  const open = steps.flatMap((step) => (step.kind === 'open' && step.slot === 'name' ? [step] : []))
  const value = slots['name'] ?? ''
  if (!node.asks?.includes('name')) return true
  if (open.length === 0) return !steps.some(isUnsaidName)
  const isOfBeing = steps.some(
    (step) => step.kind === 'match' && step.difference === 'same' && being.has(step.expected),
  )
  if (language === 'zh') return saysName(steps) || !isChineseWord(value, scenario)
  if (!lexicon) return true
  return value.split(/[^\p{L}\p{M}'’-]+/u).some((word) => {
    const lower = word.toLowerCase().normalize('NFC')
    if (lower === '') return false
    const isCapital = /^\p{Lu}(?!\p{Lu}+$)/u.test(word)
    if (namesThatAreWords[language].has(lower)) return isCapital || !isOfBeing || isInModel(lower, node)
    return lexicon.analyse(lower).length === 0
  })
}

/** 叫, 姓 and 名字 are followed by nothing but a name. */
const saysName = (steps: Match['steps']): boolean =>
  steps.some((step) => step.kind === 'match' && step.difference === 'same' && /[叫姓名]/u.test(step.expected))

const isUnsaidName = (step: Match['steps'][number]): boolean =>
  step.kind === 'missing' && step.expected === '{name}'

const isInModel = (word: string, node: ScenarioNode): boolean =>
  node.models.some((model) =>
    model
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .includes(word),
  )

const isChineseWord = (value: string, { slots }: Scenario): boolean =>
  chinesePerson.test(value) ||
  chineseQuality.test(value) ||
  Object.values(slots).some((values) => values.includes(value))
