import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { containsPhrase } from '@lingarden/domain/tutor-goals'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'

/**
 * A sentence with a word in it, as it stands: the shortest of the scene that is played, else of another one; not what was
 * said last.
 */
export function exampleOf(
  word: string,
  scene: Scene,
  { language, history }: Pick<TutorTurnInput, 'language' | 'history'>,
): string | undefined {
  const last = history.findLast(({ role }) => role === 'ai')?.content ?? ''
  const among = (scenes: readonly Scene[]): string | undefined => {
    const nodes = scenes.flatMap((each) => Object.values(each.nodes))
    const shortest = (sentences: readonly string[]): string | undefined =>
      sentences
        .filter((sentence) => !last.includes(sentence) && containsPhrase(sentence, word))
        .toSorted((one, other) => one.length - other.length)[0]
    // A question in simpler words may be no sentence: “coffee or the bill?”
    return (
      shortest(nodes.flatMap(({ models, ask }) => [...models, ...ask])) ??
      shortest(nodes.map(({ simpler }) => simpler))
    )
  }
  return among([scene]) ?? among(scenesOf(language.tag))
}
