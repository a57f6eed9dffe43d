import { en } from './index'
import { shortcuts } from './shortcuts'
import { support } from './support'
import { tour } from './tour'

/** What only the help, the tour and the sheet of shortcuts say; it comes with their scripts. */
export const guided = { shortcuts, support, tour }

Object.assign(en, guided)
