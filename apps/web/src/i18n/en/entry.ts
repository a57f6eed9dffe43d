import type { CatalogueMessage } from '../catalogue-messages'
import { auth } from './auth'
import { common } from './common'
import { shell } from './shell'

/** What is read before sign-in, and around every page; it comes with the first script. */
export const entry = {
  auth,
  // English is what the catalogue is written in.
  catalogue: {} as Partial<Record<CatalogueMessage, string>>,
  common,
  shell,
}
