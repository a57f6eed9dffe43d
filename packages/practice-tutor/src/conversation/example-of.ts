import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { containsPhrase } from '@lingarden/domain/tutor-goals'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'

/** A sentence with a word in it, as it stands: of the scene that is played, else of another one; none of those that were said. */
export function exampleOf(
  word: string,
  scene: Scene,
  { language, history }: Pick<TutorTurnInput, 'language' | 'history'>,
): string | undefined {
  const others = scenesOf(language.tag).filter(({ id }) => id !== scene.id)
  const last = history.findLast(({ role }) => role === 'ai')?.content ?? ''
  for (const { nodes } of [scene, ...others]) {
    const sentences = Object.values(nodes).flatMap(({ models, ask, simpler }) => [...models, ...ask, simpler])
    const found = sentences.find((sentence) => !last.includes(sentence) && containsPhrase(sentence, word))
    if (found !== undefined) return found
  }
  return undefined
}
