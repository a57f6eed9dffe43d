import type { LanguageTag } from '@lingarden/languages/find-language'
import spanish from '@lingarden/practice-tutor/lexicon/es.json.gz?url'
import french from '@lingarden/practice-tutor/lexicon/fr.json.gz?url'

/** Where the compiled lexicons lie, by language; Mandarin is checked without one. */
export const lexiconUrls: Partial<Record<LanguageTag, string>> = { es: spanish, fr: french }
