import { bytesOf } from '@/lib/server-events/bytes-of'
import { readServerEvents } from '@/lib/server-events/server-events'

/** A line of the tutor's, as it is drawn. */
export interface EarlyLine {
  text: string
  /** In the language of explanations, where somebody has written that. */
  meaning?: string
}

/** Takes a line from what was kept or told, whatever that is. */
export function lineOf(value: unknown): EarlyLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { text, content, meaning } = value as Record<string, unknown>
  const line = text ?? content
  if (typeof line !== 'string' || line.trim() === '') return undefined
  return { text: line, ...(typeof meaning === 'string' && { meaning }) }
}

/** The lines of a turn as they come: of server-sent events, those that hold a whole reply. */
export async function* readLines({ body }: Response): AsyncGenerator<EarlyLine> {
  if (!body) return
  for await (const event of readServerEvents(bytesOf(body))) {
    const told = JSON.parse(event) as { type?: unknown }
    const line = told.type === 'reply' ? lineOf(told) : undefined
    if (line) yield line
  }
}
