import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { plainWord } from '../matching/tokens.ts'
import { fieldOfNode, textOfNode } from './field-of-node.ts'

/** Whether one of some words is said in a scene, or in an answer to its question. */
export function isOfScene(
  words: readonly string[],
  { scene, node, language }: { scene: Scene; node: SceneNode; language: LanguageTag },
): boolean {
  // A single character stands in many words.
  if (!languageOf(language).hasAlphabet)
    return words.some((word) => word.length > 1 && textOfNode(scene, node).includes(word))
  const field = fieldOfNode(scene, node, language)
  return words.some((word) => field.has(plainWord(word, language)))
}
