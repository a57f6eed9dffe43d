import {
  listShape,
  missingShape,
  nested,
  priceShape,
  shapesVersion,
  subscriptionShape,
  type Fields,
  type StubSubscription,
} from './stripe-shapes.ts'

type Thing = Record<string, unknown> & { id: string }

/** Stands in for api.stripe.com in tests: keeps what is created, and answers in the shapes that its API documents. */
export function createStripeStub() {
  const things = new Map<string, Thing[]>()
  const requests: { method: string; path: string; fields: Fields; idempotencyKey: string | null }[] = []
  const subscriptions = new Map<string, StubSubscription>()
  const listOf = (kind: string) => things.get(kind) ?? []

  function create(kind: string, fields: Fields): Thing {
    const id = `${kind.split('/').at(-1)}_${listOf(kind).length + 1}`
    const made: Thing =
      kind === 'prices'
        ? priceShape(id, fields)
        : { ...fields, id, metadata: nested(fields, 'metadata'), url: `https://stripe.test/${id}` }
    if (fields['transfer_lookup_key'] === 'true') releaseLookupKey(fields['lookup_key'])
    things.set(kind, [...listOf(kind), made])
    return made
  }

  function releaseLookupKey(key: string | undefined) {
    for (const price of listOf('prices')) if (price['lookup_key'] === key) price['lookup_key'] = null
  }

  function describe(id: string, subscription: StubSubscription) {
    const key = subscription.price
    const known = listOf('prices').find(({ metadata }) => (metadata as Fields)['plan'] === key)
    return subscriptionShape(id, subscription, {
      id: known?.id ?? `price_of_${key}`,
      lookup_key: known ? (known['lookup_key'] as string | null) : key,
      metadata: known ? { plan: key } : {},
    })
  }

  function answerSubscription(method: string, id: string): unknown {
    const subscription = subscriptions.get(id)
    if (!subscription || (method === 'DELETE' && subscription.status === 'canceled'))
      return missingShape('subscription', id)
    if (method === 'DELETE') subscriptions.set(id, { ...subscription, status: 'canceled' })
    return describe(id, subscriptions.get(id) ?? subscription)
  }

  function listFound(path: string, fields: Fields): unknown {
    const found =
      path === 'subscriptions'
        ? [...subscriptions]
            .map(([id, one]) => describe(id, one))
            .filter(({ status }) => status !== 'canceled')
        : listOf(path)
    const isAsked = (thing: object) =>
      ['email', 'customer'].every(
        (name) => fields[name] === undefined || (thing as Thing)[name] === fields[name],
      )
    return listShape(path, found.filter(isAsked))
  }

  function answer(method: string, path: string, fields: Fields): unknown {
    const [, subscriptionId] = /^subscriptions\/(\w+)$/.exec(path) ?? []
    if (subscriptionId) return answerSubscription(method, subscriptionId)
    const [, sessionId] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (sessionId) {
      things.set(
        'checkout/sessions',
        listOf('checkout/sessions').filter(({ id }) => id !== sessionId),
      )
      return { id: sessionId, status: 'expired' }
    }
    const [, configurationId] = /^billing_portal\/configurations\/(\w+)$/.exec(path) ?? []
    if (configurationId) return { id: configurationId, ...fields }
    return method === 'POST' ? create(path, fields) : listFound(path, fields)
  }

  return {
    requests,
    subscriptions,
    /** Makes a thing that was there before. */
    create,
    sessions: () => listOf('checkout/sessions'),
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const version = request.headers.get('stripe-version')
      if (version !== shapesVersion) throw new Error(`The stub does not speak the version ${version}`)
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/v1/', '')
      const body = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
      const fields = Object.fromEntries(body)
      const idempotencyKey = request.headers.get('idempotency-key')
      requests.push({ method: request.method, path, fields, idempotencyKey })
      const said = answer(request.method, path, fields)
      const isError = typeof said === 'object' && said !== null && 'error' in said
      return Response.json(said, { status: isError ? 404 : 200 })
    },
  }
}
