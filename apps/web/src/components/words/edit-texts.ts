import { createContext } from 'react'
import type { Texts } from '@/i18n/groups'

/**
 * What screen readers say before what a correction takes away and before what it puts in. The shell gives it; the landing page,
 * whose first script is kept small, has the marks without it.
 */
export const EditTexts = createContext<Texts['shell']['edits'] | undefined>(undefined)
