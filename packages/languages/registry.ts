import { es } from './es/pack.ts'
import { fr } from './fr/pack.ts'
import { zh } from './zh/pack.ts'

/** The only list of the languages that are taught; pickers show them in this order. To add one, see docs/adding-a-language.md. */
export const packs = [zh, es, fr] as const

type Profile = (typeof packs)[number]['profile']
export type LanguageTag = Profile['tag']
export type LanguageCode = Profile['languageCode']
