import type { banked } from './banked'
import type { befriended } from './befriended'
import { entry } from './entry'
import type { charted } from './charted'
import type { guided } from './guided'
import type { configured } from './configured'
import type { pages } from './pages'
import type { planned } from './planned'
import type { practised } from './practised'
import type { reported } from './reported'
import type { reviewed } from './reviewed'

/** The shape of every language: the typed source is English. */
export type Texts = typeof entry &
  typeof pages &
  typeof banked &
  typeof befriended &
  typeof charted &
  typeof guided &
  typeof configured &
  typeof planned &
  typeof practised &
  typeof reported &
  typeof reviewed

/**
 * English. The texts behind the sign-in are here once `./complete` is loaded, as the shell does; those that only some
 * pages need (`./banked`, `./befriended`, `./charted`, `./configured`, `./guided`, `./planned`, `./practised`,
 * `./reported`, `./reviewed`) once those pages are.
 */
export const en = { ...entry } as Texts
