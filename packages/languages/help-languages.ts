/** Languages that translations, explanations and exercises are written in, by code and English name. */
export const helpLanguages = { en: 'English', es: 'Spanish', fr: 'French', zh: 'Chinese' } as const
export type HelpLanguage = keyof typeof helpLanguages
/** Their codes, as a schema takes them. */
export const helpLanguageCodes = ['en', 'es', 'fr', 'zh'] as const satisfies readonly HelpLanguage[]
