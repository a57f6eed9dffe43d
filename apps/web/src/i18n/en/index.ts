import { entry } from './entry'
import type { charted } from './charted'
import type { pages } from './pages'

/** The shape of every language: the typed source is English. */
export type Texts = typeof entry & typeof pages & typeof charted

/** English. The texts of the pages behind the sign-in are here once `./complete` is loaded, as the shell
 * does, and those of pages with charts once `./charted` is. */
export const en = { ...entry } as Texts
