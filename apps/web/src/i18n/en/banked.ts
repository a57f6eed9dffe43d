import { bankFiles } from './bank-files'
import { bankWords } from './bank-words'
import { en } from './index'

/** What only the word bank says; it comes with its script, as no other page needs to wait for it. */
export const banked = { bankFiles, bankWords }

Object.assign(en, banked)
