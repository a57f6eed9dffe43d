import { createContext } from 'react'

/**
 * Texts of the language that a screen is about, such as a lesson's words or what was just said: what is typed there is
 * likely to be of them.
 */
export const WritingAbout = createContext('')
