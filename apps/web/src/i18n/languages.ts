/** The languages Lingarden itself speaks; not those one can learn. */
export const interfaceLanguages = ['en', 'es', 'fr', 'zh'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Each language's own name for itself, for whoever reads no other. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
}

/** The BCP 47 tag of what a person reads; Chinese names its script by the region, for the choice of glyphs. */
export function languageTag(language: InterfaceLanguage): string {
  return language === 'zh' ? 'zh-CN' : language
}

/**
 * The language to begin with: the stored choice, else the first that the browser prefers and Lingarden speaks, else
 * English.
 *
 * @param stored what the browser kept, whatever it is
 * @param preferred BCP 47 tags, the most preferred first
 */
export function chooseInterfaceLanguage(stored: unknown, preferred: readonly string[]): InterfaceLanguage {
  const known = (language: unknown) => interfaceLanguages.find((one) => one === language)
  const wishes = [stored, ...preferred.map((tag) => tag.split('-')[0]?.toLowerCase())]
  return wishes.map(known).find((language) => language !== undefined) ?? 'en'
}
