import { readLocal, writeLocal } from '@/lib/local-store'
import { chooseInterfaceLanguage, type InterfaceLanguage } from './languages'

const key = 'interface-language'

/** The interface language that was chosen in this browser; whatever is kept there. */
export const chosenInterfaceLanguage = (): unknown => readLocal(key)

/** Keeps the choice in this browser. */
export const keepInterfaceLanguage = (language: string): void => writeLocal(key, language)

/** The language this browser chose or prefers. */
export const wantedInterfaceLanguage = (): InterfaceLanguage =>
  chooseInterfaceLanguage(chosenInterfaceLanguage(), navigator.languages)
