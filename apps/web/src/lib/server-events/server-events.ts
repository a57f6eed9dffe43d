/**
 * Splits a stream of server-sent events into the data of each event, whatever way the bytes are cut and whichever line
 * ends it uses.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readServerEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of readLines(chunks)) {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''))
    else if (line === 'data') data.push('')
    // An empty line ends an event; other fields and comments carry nothing for the tutor.
    else if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    }
  }
}

/** Whole lines only: what stands after the last line end was cut off. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    // A carriage return at the very end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest.endsWith('\r')) yield rest.slice(0, -1)
}
