import type { BankRow } from '@lingarden/domain/word-bank'

type Row = Partial<BankRow> & { word_string: string }

/** One word of a bank as the server has it. */
export const serverRow = (word_string: string, part: Partial<BankRow> = {}): BankRow => ({
  id: word_string,
  word_string,
  sentences: [],
  notes: '',
  tags: [],
  seen: 1,
  clicks: 0,
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-01T10:00:00Z',
  source: 'tutor',
  planted_at: '2026-11-01T10:00:00Z',
  planted_by: 'added',
  ...part,
})

/** As much of the data API as the bank asks of it, with a table of one learner and language. */
export function createDataApi() {
  const api = {
    rows: new Map<string, BankRow>(),
    requests: [] as { method: string; params: URLSearchParams; body: unknown }[],
    /** Answers a request with a PostgreSQL error code, where it has one. */
    refuse: (_method: string, _params: URLSearchParams): string | undefined => undefined,
    isReachable: true,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      if (!api.isReachable) throw new TypeError('Failed to fetch')
      const request = new Request(input, init)
      const { method } = request
      const params = new URL(request.url).searchParams
      const text = await request.text()
      const body: unknown = text ? JSON.parse(text) : undefined
      api.requests.push({ method, params, body })
      const code = api.refuse(method, params)
      if (code) return Response.json({ code, message: 'no' }, { status: code.startsWith('XX') ? 500 : 400 })
      return Response.json(answer(method, params, body, request.headers.get('prefer') ?? ''))
    },
  }

  function answer(method: string, params: URLSearchParams, body: unknown, prefer: string): unknown {
    if (method === 'POST') return insert(body as Row[], prefer.includes('ignore-duplicates'))
    const isMet = params.get('planted_at') === 'is.null'
    const found = [...api.rows.values()].filter(
      ({ word_string, planted_at }) => isNamed(word_string, params) && (!isMet || planted_at === null),
    )
    if (method === 'DELETE') for (const { word_string } of found) api.rows.delete(word_string)
    if (method === 'PATCH')
      for (const row of found) {
        const changed = { ...row, ...(body as Partial<BankRow>) }
        api.rows.delete(row.word_string)
        api.rows.set(changed.word_string, changed)
      }
    const from = Number(params.get('offset') ?? 0)
    return found.slice(from, from + Number(params.get('limit') ?? 1000))
  }

  function insert(rows: readonly Row[], ignoresDuplicates: boolean): Row[] {
    const taken = rows.filter(({ word_string }) => !ignoresDuplicates || !api.rows.has(word_string))
    for (const row of taken) api.rows.set(row.word_string, serverRow(row.word_string, row))
    return taken
  }
  return api
}

/** Whether a word is among those that a request names; all are where it names none. */
function isNamed(word: string, params: URLSearchParams): boolean {
  const named = params.get('word_string')
  if (named === null) return true
  if (named.startsWith('eq.')) return named === `eq.${word}`
  return named.includes(`"${word}"`) || named.slice('in.('.length, -1).split(',').includes(word)
}
