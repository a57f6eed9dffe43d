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
export async function* readLines(response: Response): AsyncGenerator<EarlyLine> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done) return
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const line = replyIn(event)
      if (line) yield line
    }
  }
}

function replyIn(event: string): EarlyLine | undefined {
  if (!event.startsWith('data:')) return undefined
  const told = JSON.parse(event.slice('data:'.length)) as { type?: unknown }
  return told.type === 'reply' ? lineOf(told) : undefined
}
