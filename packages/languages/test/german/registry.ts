import { es } from '../../es/pack.ts'
import { fr } from '../../fr/pack.ts'
import { zh } from '../../zh/pack.ts'
import { de } from './de/pack.ts'

/** The registry of the tests that add a language: it differs from the real one by one line. */
export const packs = [zh, es, fr, de] as const

type Profile = (typeof packs)[number]['profile']
export type LanguageTag = Profile['tag']
export type LanguageCode = Profile['languageCode']
