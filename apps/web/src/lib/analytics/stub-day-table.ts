/** A row of daily_analytics_history as the data API gives it. */
export interface StubRow {
  date: string
  words_added: string[]
  practice_time_seconds: number
  words_by_stage: number[] | null
  updated_at: string
}

interface Asked {
  method: string
  params: URLSearchParams
}

/** For tests: the table of days behind the data API, with what was asked of it. */
export function stubDayTable(rows: StubRow[]) {
  const asked: Asked[] = []
  let writes = 0
  const table = {
    rows,
    asked,
    /** What another device does between a reading and the writing after it. */
    beforeWrite: undefined as (() => void) | undefined,
  }
  const matches = (params: URLSearchParams) => (row: StubRow) =>
    params.getAll('date').every((filter) => {
      const day = filter.slice(filter.indexOf('.') + 1)
      if (filter.startsWith('gte')) return row.date >= day
      return filter.startsWith('lte') ? row.date <= day : row.date === day
    }) && (params.get('updated_at') ?? `eq.${row.updated_at}`) === `eq.${row.updated_at}`

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { searchParams: params } = new URL(request.url)
    const { method } = request
    asked.push({ method, params })
    const isSingle = request.headers.get('accept')?.includes('pgrst.object') ?? false
    const send = (found: StubRow[]) => Response.json(isSingle ? found[0] : found)
    const updated_at = `written ${++writes}`
    if (method !== 'GET') {
      table.beforeWrite?.()
      table.beforeWrite = undefined
    }
    if (method === 'GET') return send(table.rows.filter(matches(params)))
    if (method === 'POST') {
      const { date } = (await request.json()) as { date: string }
      if (table.rows.some((row) => row.date === date))
        return Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
      const row = { date, words_added: [], practice_time_seconds: 0, words_by_stage: null, updated_at }
      table.rows.push(row)
      return send([row])
    }
    const found = table.rows.filter(matches(params))
    if (method === 'DELETE') {
      table.rows = table.rows.filter((row) => !found.includes(row))
      return new Response(null, { status: 204 })
    }
    const change = (await request.json()) as Partial<StubRow>
    for (const row of found) Object.assign(row, change, { updated_at })
    return send(found)
  }
  return Object.assign(table, { answer })
}
