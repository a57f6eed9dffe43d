/**
 * Splits a stream of server-sent events into the data of each event, whatever way the bytes are cut.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readServerEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    const events = rest.split(/\r\n\r\n|\n\n|\r\r/)
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = dataOf(event)
      if (data !== '') yield data
    }
  }
}

function dataOf(event: string): string {
  return event
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n')
}
