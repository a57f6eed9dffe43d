import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { createContext, use } from 'react'

/** What the words and the talk of the open lesson are translated into. */
export const LessonTextsIn = createContext<HelpLanguage>('en')

/** The language of glosses and translations of the open lesson, for `lang`. */
export const useTextsIn = (): HelpLanguage => use(LessonTextsIn)
