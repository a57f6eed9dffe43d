import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { matchAnswer } from '../matching/match-answer.ts'
import type { AuthoredTranslator } from '../meanings/translate-authored.ts'

/** What the tutor says, with the learner's name where a model answer has a stranger's. */
export interface NameFiller {
  fill: (text: string) => string
  /** @returns a translator that knows what the filled texts mean */
  translating: (translate: AuthoredTranslator) => AuthoredTranslator
}

/** A model answer, the name in it, and the answer with the learner's. */
interface Filled {
  model: string
  stranger: string
  own: string
}

/** Of a learner whose name is known nobody expects “I am Leo”: the model answers to that question give the learner's name. */
export function nameFiller(
  { facts, language }: Pick<TutorTurnInput, 'facts' | 'language'>,
  scene?: Scene,
): NameFiller {
  const name = facts?.find(({ topic, writtenIn }) => topic === 'name' && writtenIn === language.tag)?.text
  const nodes = name === undefined ? [] : Object.values(scene?.nodes ?? {}).filter(({ ownName }) => ownName)
  const filled = nodes.flatMap((node) => filledIn(node, scene, language.tag, name ?? ''))
  return {
    fill: (text) => filled.reduce((said, { model, own }) => said.replaceAll(model, () => own), text),
    translating: (translate) => (text) =>
      translate(text) ?? translateFilled(text, filled, name ?? '', translate),
  }
}

function filledIn(
  node: SceneNode,
  scene: Scene | undefined,
  tag: TutorTurnInput['language']['tag'],
  name: string,
): Filled[] {
  if (!scene) return []
  return node.models.flatMap((model) => {
    const said = matchAnswer(model, scene, node, tag)?.slots['name']
    const at = said === undefined ? -1 : model.toLowerCase().indexOf(said.toLowerCase())
    if (said === undefined || at < 0) return []
    const stranger = model.slice(at, at + said.length)
    return [{ model, stranger, own: model.replace(stranger, () => name) }]
  })
}

/** What a filled answer means: what the model means, with the same name. */
function translateFilled(
  text: string,
  filled: readonly Filled[],
  name: string,
  translate: AuthoredTranslator,
): string | undefined {
  const found = filled.find(({ own }) => text.includes(own))
  if (!found) return undefined
  const meaning = translate(text.replace(found.own, () => found.model))
  const stranger = meaning?.includes(found.stranger) ? found.stranger : nameIn.exec(meaning ?? '')?.[0]
  return stranger === undefined ? undefined : meaning?.replace(stranger, () => name)
}

/** A name in a meaning, which may be written otherwise there than in the language that is learnt. */
const nameIn =
  /(?<=\p{L}['’ ]|\p{L}['’]\p{L} )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=[.,!])|(?<=叫|是|姓)[\p{Script=Han}·]{1,8}(?=[，。！])/u

/** Feedback whose model answers have the learner's name. */
export const fillFeedback = (feedback: Feedback, { fill }: NameFiller): Feedback => ({
  ...feedback,
  suggestions: feedback.suggestions.map(fill),
  ...(feedback.suggestedSentences && { suggestedSentences: feedback.suggestedSentences.map(fill) }),
})
