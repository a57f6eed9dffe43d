import { getRuntimeConfig } from '@/lib/runtime-config'

/** Whether this server sells plans; where it does not, nothing leads to where they could be bought. */
export const sellsPlans = (): boolean => getRuntimeConfig().billing !== 'off'
