import type { SuggestionStatus } from '@lingarden/domain/suggestions/suggestion'
import { z } from 'zod'
import { AdminError } from './admin-error.ts'
import type { Connection } from './connect.ts'
import { formatTable } from './format-table.ts'

/** As many as the data API answers at once. */
const maxListed = 1000

interface ListOptions {
  status: SuggestionStatus | undefined
  isJson: boolean
}

/** The suggestions, or those of one status, the most wished for first, as a table or as JSON. */
export async function listSuggestions(
  { client }: Connection,
  { status, isJson }: ListOptions,
): Promise<string> {
  const all = client.from('suggestions').select()
  const { data, error } = await (status ? all.eq('status', status) : all)
    .order('votes', { ascending: false })
    .order('created_at')
    .limit(maxListed)
  if (error) throw error
  if (isJson) return JSON.stringify(data, null, 2)
  if (data.length === 0) return 'There are no suggestions.'
  const rows = data.map(({ id, votes, status: stands, title }) => [id, String(votes), stands, title])
  return formatTable([['id', 'votes', 'status', 'title'], ...rows])
}

/**
 * Says where a suggestion stands; open browsers show it at once.
 * @throws AdminError where there is no such suggestion
 */
export async function setSuggestionStatus(
  { client }: Connection,
  id: string,
  status: SuggestionStatus,
): Promise<string> {
  const isId = z.uuid().safeParse(id).success
  const { data, error } = isId
    ? await client.from('suggestions').update({ status }).eq('id', id).select('title').maybeSingle()
    : { data: null, error: null }
  if (error) throw error
  if (!data) throw new AdminError(`There is no suggestion ${id}.`)
  return `“${data.title}” is ${status} now.`
}
