import type { LanguageTag } from '@lingarden/languages/find-language'
import { maxFactLength, type LearnerFact } from '@lingarden/domain/learner-facts'
import { sureSlots } from '../conversation/fill-sure.ts'
import type { Match } from '../matching/match-answer.ts'
import type { ByLanguage } from '../scenario.ts'
import type { Scenario, ScenarioNode } from '@lingarden/languages/scenario'
import { factRules } from './fact-rules.ts'

/** Where an answer was understood. */
interface Place {
  scenario: Scenario
  /** Id of the node. */
  node: string
  language: LanguageTag
}

const negation: ByLanguage<RegExp> = {
  es: /(?<!\p{L})(no|nunca|tampoco|ni)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:ne|non|pas|jamais|ni)(?!\p{L})|n['’])/iu,
  zh: /[不没别]/u,
}
/** Names as they are written: capitals, with small words between. */
const properName =
  /^(?:(?:la|el|los|las|le|les) )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:de|del|la|las|los|el|le|les|du|des|sur) )*\p{Lu}[\p{L}\p{M}'’-]*){0,3}$/u
const hanName = /^\p{Script=Han}{1,6}$/u
/** Chinese places that are no names: they end in a word for a kind of place, or point to one. */
const commonPlace = /[校里儿家舍楼房寓店国外边近方的]$|^[这那哪]|^(外国|国外)$/u
/** Words that say nothing without the conversation around them, or that are nobody's business. */
const notKept = new Set([
  'aquí',
  'ici',
  '这儿',
  'animales',
  'mascotas',
  'des animaux',
  '宠物',
  '小动物',
  'au chômage',
])

/**
 * What an answer tells about the learner, in their own words; undefined where it tells nothing, is denied, is in doubt or
 * was only copied from the models.
 */
export function factOfAnswer(
  text: string,
  match: Match,
  { scenario, node, language }: Place,
): LearnerFact | undefined {
  const rule = factRules[`${scenario.id}/${node}/${match.answer.id}`]
  const template = rule?.text[language]
  if (!rule || template === undefined || negation[language].test(text)) return undefined
  if (isModel(text, scenario.nodes[node])) return undefined
  // “我是…” may go on with anything.
  if (language === 'zh' && template.includes('{name}') && !/叫|名/u.test(text)) return undefined
  const slots = sureSlots(template, match)
  if (!slots || !areNames(slots, match, scenario, language)) return undefined
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '').trim()
  const isKept =
    Object.values(slots).some((value) => value !== '') &&
    !notKept.has(filled.toLowerCase()) &&
    filled.length <= maxFactLength
  return isKept ? { topic: rule.topic, text: filled, writtenIn: language } : undefined
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()

function isModel(text: string, node: ScenarioNode | undefined): boolean {
  return node?.models.some((model) => bare(model) === bare(text)) ?? false
}

/** What stands in an open slot must look like a name and be no word that the scene knows. */
function areNames(
  slots: Readonly<Record<string, string>>,
  { steps }: Match,
  scenario: Scenario,
  language: LanguageTag,
): boolean {
  const open = new Set(steps.flatMap((step) => (step.kind === 'open' ? [step.slot] : [])))
  const known = new Set(
    Object.values(scenario.slots).flatMap((values) => values.map((value) => value.toLowerCase())),
  )
  return Object.entries(slots).every(([name, value]) => {
    if (!open.has(name) || value === '') return true
    const isName = language === 'zh' && hanName.test(value) ? !isCommon(name, value) : properName.test(value)
    return isName && (name === 'place' || !known.has(value.toLowerCase()))
  })
}

const isCommon = (slot: string, value: string): boolean =>
  slot === 'place' && commonPlace.test(value) && !/^.{1,3}国$/u.test(value)
