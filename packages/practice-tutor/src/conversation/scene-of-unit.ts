import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'

/**
 * The id of the scene in which the words of a unit of the language's course are at home; undefined where the built-in
 * tutor has none that fits.
 */
export const sceneOfUnit = (language: LanguageTag, unitId: string): string | undefined =>
  scenesOf(language).find(({ units }) => units?.includes(unitId))?.id
