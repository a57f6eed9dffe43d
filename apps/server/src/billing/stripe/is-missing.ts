import Stripe from 'stripe'

/** Whether Stripe says that it has no such thing, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}
