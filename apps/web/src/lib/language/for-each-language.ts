import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'

/**
 * Makes of a hook that tells something of a language one that tells it of each that is taught, in the order of their list.
 * That is the same as long as the app runs, so that hooks keep their order, however often a component is drawn.
 */
export const forEachLanguage = <Result>(useOf: (languageCode: LanguageCode | undefined) => Result) =>
  /** @param isAsked without it the hook is called for no language */
  function useOfEachLanguage(isAsked: boolean): Result[] {
    // oxlint-disable-next-line react/rules-of-hooks -- the list never changes
    return supportedLanguages.map(({ languageCode }) => useOf(isAsked ? languageCode : undefined))
  }
