import type { BillingCycle, PaidPlanId } from '@lingarden/domain/plans'
import { logError } from '@/lib/log'
import { invokeFunction } from './invoke-function'

/** Opens the checkout of a plan in a new tab (requirement 7.4). A failure is logged and thrown on (requirement 8.20a). */
export function openCheckout(order: { planId: PaidPlanId; billingCycle: BillingCycle }): Promise<void> {
  return openPage('create-checkout', order)
}

/** Opens the page on which a learner manages their plan in a new tab (requirement 7.5). */
export function openPortal(): Promise<void> {
  return openPage('customer-portal')
}

async function openPage(name: 'create-checkout' | 'customer-portal', payload?: object): Promise<void> {
  // At once, while the browser still counts it as what the click asked for.
  const tab = window.open('about:blank', '_blank')
  try {
    const url = addressOf(await invokeFunction(name, payload))
    if (!tab) return window.location.assign(url)
    tab.opener = null
    tab.location.replace(url)
  } catch (cause) {
    tab?.close()
    logError(`${name} failed`, cause)
    throw cause
  }
}

function addressOf(body: unknown): string {
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined
  if (typeof url !== 'string' || !/^https?:/.test(url)) throw new Error('The server named no page to pay on')
  return url
}
