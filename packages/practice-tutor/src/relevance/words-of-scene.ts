import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneNode } from '@lingarden/languages/scene'
import type { Place } from '../hearing/hear-answer.ts'
import { wordsFound } from '../hearing/pattern-of-words.ts'
import { textOfNode } from './field-of-node.ts'

const known = new WeakMap<SceneNode, ReadonlySet<string>>()

/** Where words are not set off by spaces: those of content that a scene has, or that an answer to its question is known by. */
function wordsOfScene({
  scene,
  node,
  language,
}: Pick<Place, 'scene' | 'node' | 'language'>): ReadonlySet<string> {
  const before = known.get(node)
  if (before) return before
  const { words } = tutorRulesOf(language).relevance
  const takes = node.expect.flatMap((answer) => answer.takes ?? [])
  const made = new Set(
    [textOfNode(scene, node), ...takes]
      .flatMap((text) => text.split(/[^\p{L}\d]+/u))
      .flatMap((text) => words?.content(text) ?? []),
  )
  known.set(node, made)
  return made
}

/** Fewer characters are an answer with a word or two beside it. */
const shortest = 5

/**
 * Whether all that a sentence is about has to do with something else: no word of content in it is one of the scene. Asked of
 * languages whose words are not set off by spaces, as single characters of a scene stand in any sentence.
 */
export function isForeign(text: string, place: Place): boolean {
  const { words } = tutorRulesOf(place.language).relevance
  if (!words || place.node.asks || words.all(text).join('').length < shortest) return false
  const content = words.content(text)
  const own = wordsOfScene(place)
  const said = words.all(text).join(' ')
  const meant = place.node.expect.map(({ takes = [] }) => wordsFound(takes, said) ?? '').join(' ')
  return content.length > 0 && !content.some((word) => own.has(word) || meant.includes(word))
}
