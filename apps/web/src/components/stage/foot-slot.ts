import { createContext } from 'react'

/** Where a part of what is on the stage may put its own buttons, at the foot; null while it is not there. */
export const FootSlot = createContext<HTMLElement | null>(null)
