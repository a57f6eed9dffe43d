import { planOfPrice } from './catalogue.ts'

type Fields = Record<string, string>
type Thing = Record<string, unknown> & { id: string }

interface StubSubscription {
  userId: string
  /** A lookup key, such as lingarden_gardener_monthly. */
  price: string
  status: string
  /** Seconds since the epoch. */
  periodEnd: number
  cancelAtPeriodEnd?: boolean
}

/** Stands in for api.stripe.com in tests: keeps what is created, and answers in the shapes that its API documents. */
export function createStripeStub() {
  const things = new Map<string, Thing[]>()
  const requests: { method: string; path: string; fields: Fields }[] = []
  const subscriptions = new Map<string, StubSubscription>()
  const listOf = (kind: string) => things.get(kind) ?? []

  function create(kind: string, fields: Fields): Thing {
    const id = `${kind.split('/').at(-1)}_${listOf(kind).length + 1}`
    const made: Thing = {
      ...fields,
      id,
      metadata: nested(fields, 'metadata'),
      url: `https://stripe.test/${id}`,
    }
    things.set(kind, [...listOf(kind), made])
    return made
  }

  function answer(method: string, path: string, fields: Fields): unknown {
    const [, subscriptionId] = /^subscriptions\/(\w+)$/.exec(path) ?? []
    const subscription = subscriptions.get(subscriptionId ?? '')
    if (subscriptionId && subscription)
      return describeSubscription(subscriptionId, subscription, listOf('prices'))
    const [, sessionId] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (sessionId) {
      things.set(
        'checkout/sessions',
        listOf('checkout/sessions').filter(({ id }) => id !== sessionId),
      )
      return { id: sessionId, status: 'expired' }
    }
    if (method === 'POST') return create(path, fields)
    const found = listOf(path).filter((thing) =>
      ['email', 'customer'].every((name) => fields[name] === undefined || thing[name] === fields[name]),
    )
    return { object: 'list', data: found, has_more: false }
  }

  return {
    requests,
    subscriptions,
    sessions: () => listOf('checkout/sessions'),
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/v1/', '')
      const body = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
      const fields = Object.fromEntries(body)
      requests.push({ method: request.method, path, fields })
      return Response.json(answer(request.method, path, fields))
    },
  }
}

/** The fields `name[key]` of a form, by key. */
function nested(fields: Fields, name: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const key = new RegExp(`^${name}\\[(.+)\\]$`).exec(field)?.[1]
      return key ? [[key, value]] : []
    }),
  )
}

function describeSubscription(id: string, subscription: StubSubscription, prices: readonly Thing[]) {
  if (!planOfPrice(subscription.price)) throw new Error(`The stub knows no price ${subscription.price}`)
  return {
    id,
    object: 'subscription',
    customer: 'customers_1',
    status: subscription.status,
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd ?? false,
    metadata: { user_id: subscription.userId },
    items: {
      object: 'list',
      data: [
        {
          id: `${id}_item`,
          current_period_end: subscription.periodEnd,
          price: {
            id: prices.find((price) => price['lookup_key'] === subscription.price)?.id ?? 'price_unknown',
            lookup_key: subscription.price,
          },
        },
      ],
    },
  }
}
