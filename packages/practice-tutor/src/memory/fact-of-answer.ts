import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { maxFactLength, type LearnerFact } from '@lingarden/domain/learner-facts'
import { sureSlots } from '../conversation/fill-sure.ts'
import type { Match } from '../matching/match-answer.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'

/** Where an answer was understood. */
interface Place {
  scene: Scene
  /** Id of the node. */
  node: string
  language: LanguageTag
}

/**
 * What an answer tells about the learner, in their own words; undefined where it tells nothing, is denied, is in doubt or
 * was only copied from the models.
 */
export function factOfAnswer(
  text: string,
  match: Match,
  { scene, node, language }: Place,
): LearnerFact | undefined {
  const { facts, negation, nameSign, notKept } = tutorRulesOf(language).memory
  const template = facts[`${scene.id}/${node}/${match.answer.id}`]
  if (!template || negation.test(text)) return undefined
  if (isModel(text, scene.nodes[node])) return undefined
  if (nameSign && template.text.includes('{name}') && !nameSign.test(text)) return undefined
  const slots = sureSlots(template.text, match)
  if (!slots || !areNames(slots, match, scene, language)) return undefined
  const filled = template.text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '').trim()
  const isKept =
    Object.values(slots).some((value) => value !== '') &&
    !notKept.has(filled.toLowerCase()) &&
    filled.length <= maxFactLength
  return isKept ? { topic: template.topic, text: filled, writtenIn: language } : undefined
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()

function isModel(text: string, node: SceneNode | undefined): boolean {
  return node?.models.some((model) => bare(model) === bare(text)) ?? false
}

/** What stands in an open slot must look like a name and be no word that the scene knows. */
function areNames(
  slots: Readonly<Record<string, string>>,
  { steps }: Match,
  scene: Scene,
  language: LanguageTag,
): boolean {
  const { isName } = tutorRulesOf(language).memory
  const open = new Set(steps.flatMap((step) => (step.kind === 'open' ? [step.slot] : [])))
  const known = new Set(
    Object.values(scene.slots).flatMap((values) => values.map((value) => value.toLowerCase())),
  )
  return Object.entries(slots).every(([name, value]) => {
    if (!open.has(name) || value === '') return true
    return isName(value, name) && (name === 'place' || !known.has(value.toLowerCase()))
  })
}
