import type { LanguageTag } from '@lingarden/languages/find-language'

/** A text, or several equally good ones, in each language of the tutor. */
export type ByLanguage<Value> = Record<LanguageTag, Value>
