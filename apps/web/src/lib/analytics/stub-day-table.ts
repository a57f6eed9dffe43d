/** A row of daily_analytics_history as the data API gives it. */
export interface StubRow {
  date: string
  words_added: string[]
  practice_time_seconds: number
  words_by_stage: number[] | null
}

interface Asked {
  /** The function that was called, or the method of a read. */
  method: string
  params: URLSearchParams
  body?: unknown
}

interface DayArguments {
  p_date: string
  p_added?: string[]
  p_removed?: string[]
}

/** For tests: the days of a learner behind the data API, with what was asked of it. */
export function stubDayTable(rows: StubRow[]) {
  const asked: Asked[] = []
  const table = { rows, asked, restored: [] as StubRow[] }
  const matches = (params: URLSearchParams) => (row: StubRow) =>
    params.getAll('date').every((filter) => {
      const day = filter.slice(filter.indexOf('.') + 1)
      if (filter.startsWith('gte')) return row.date >= day
      return filter.startsWith('lte') ? row.date <= day : row.date === day
    })

  const functions: Record<string, (args: DayArguments) => void> = {
    record_day_words({ p_date: date, p_added = [], p_removed = [] }) {
      const known = table.rows.find((row) => row.date === date)
      const row = known ?? { date, words_added: [], practice_time_seconds: 0, words_by_stage: null }
      if (!known) table.rows.push(row)
      const kept = row.words_added.filter((word) => !p_removed.includes(word))
      row.words_added = [...new Set([...kept, ...p_added])]
    },
    reset_day({ p_date }) {
      table.rows = table.rows.filter(({ date }) => date !== p_date)
    },
  }

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname, searchParams: params } = new URL(request.url)
    if (pathname.endsWith('/restored_days')) return Response.json(table.restored.filter(matches(params)))
    if (request.method === 'GET') {
      asked.push({ method: 'GET', params })
      const isSingle = request.headers.get('accept')?.includes('pgrst.object') ?? false
      const found = table.rows.filter(matches(params))
      return Response.json(isSingle ? found[0] : found)
    }
    const method = pathname.slice(pathname.lastIndexOf('/') + 1)
    const body = (await request.json()) as DayArguments
    asked.push({ method, params, body })
    functions[method]?.(body)
    return new Response(null, { status: 204 })
  }
  return Object.assign(table, { answer })
}
