import { z } from 'zod'
import { parseJson } from '../protocol/message.ts'

/** What a trigger's NOTIFY carries: the key of the changed row, never its content. */
const noticeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  id: z.union([z.string(), z.number()]).transform(String),
})
export type ChangeNotice = z.output<typeof noticeSchema>

/** Reads the payload of a NOTIFY; undefined where it is none of our triggers'. */
export const parseNotice = (payload: string): ChangeNotice | undefined =>
  noticeSchema.safeParse(parseJson(payload)).data

/** A table's name for maps. */
export const tableName = ({ schema, table }: { schema: string; table: string }) => `${schema}.${table}`
