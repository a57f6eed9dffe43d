import type { LanguageProfile } from '@lingarden/languages/language-profile'
import { currentInterfaceLanguage } from './shown-language'

/**
 * What a language that is taught is called in the language of the interface, as lists have it. A component calls `useTexts`
 * as well, so that a change of language renders it again.
 */
export const languageTitle = ({ names }: Pick<LanguageProfile, 'names'>): string =>
  names[currentInterfaceLanguage()].title
