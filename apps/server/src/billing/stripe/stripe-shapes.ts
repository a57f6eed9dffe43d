import type Stripe from 'stripe'

/** The version of Stripe's API whose shapes these are: look at them again where the library asks for another one. */
export const shapesVersion = '2026-10-28.endive'

export type Fields = Record<string, string>

export interface StubSubscription {
  userId: string
  /** A lookup key, such as lingarden_gardener_monthly. */
  price: string
  status: Stripe.Subscription['status']
  /** Seconds since the epoch. */
  periodEnd: number
  cancelAtPeriodEnd?: boolean
  /** Seconds since the epoch. */
  cancelAt?: number
  /** The change that waits for the period's end. */
  schedule?: string
  customer?: string
}

/** The fields `name[key]` of a form, by key. */
export function nested(fields: Fields, name: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const key = new RegExp(`^${name}\\[(.+)\\]$`).exec(field)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}

/** A list as Stripe pages it. */
export const listShape = <Item>(path: string, data: Item[]) => ({
  object: 'list' as const,
  url: `/v1/${path}`,
  has_more: false,
  data,
})

/** A price as its creation answers. */
export const priceShape = (id: string, fields: Fields) =>
  ({
    id,
    object: 'price',
    active: true,
    currency: fields['currency'] ?? 'usd',
    unit_amount: Number(fields['unit_amount']),
    product: fields['product'] ?? '',
    lookup_key: fields['lookup_key'] ?? null,
    metadata: nested(fields, 'metadata'),
    type: 'recurring',
  }) satisfies Partial<Stripe.Price>

/** A subscription of one item; since 2025-03-31 the period is the item's. */
export const subscriptionShape = (
  id: string,
  subscription: StubSubscription,
  price: Pick<Stripe.Price, 'id' | 'lookup_key' | 'metadata'>,
) =>
  ({
    id,
    object: 'subscription',
    customer: subscription.customer ?? `cus_of_${subscription.userId}`,
    status: subscription.status,
    cancel_at: subscription.cancelAt ?? null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd ?? false,
    schedule: subscription.schedule ?? null,
    metadata: { user_id: subscription.userId },
    items: listShape(`subscription_items?subscription=${id}`, [
      { id: `${id}_item`, object: 'subscription_item', current_period_end: subscription.periodEnd, price },
    ]),
  }) as const

/** What Stripe answers where there is no such thing. */
export const missingShape = (kind: string, id: string) => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${kind}: '${id}'`,
  },
})
