import { account } from './account'
import { en } from './index'
import { ledger } from './ledger'
import { memory } from './memory'
import { mistakes } from './mistakes'
import { settings } from './settings'

/** What only the settings say; it comes with their script, as no other page needs to wait for it. */
export const configured = { account, ledger, memory, mistakes, settings }

Object.assign(en, configured)
