import { common } from './common'

/** The typed source of every interface text; each other language must have the same shape. */
export const en = { common }

export type Texts = typeof en
