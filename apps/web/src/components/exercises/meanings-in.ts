import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { createContext, use } from 'react'

/** What the meanings, notes and tasks of the exercises inside are written in; a lesson may be in the reader's language. */
export const MeaningsIn = createContext<HelpLanguage>('en')

/** The language of meanings, notes and tasks, for `lang`. */
export const useMeaningsIn = (): HelpLanguage => use(MeaningsIn)
