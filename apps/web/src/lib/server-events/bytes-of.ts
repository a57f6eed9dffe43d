type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * The pieces of a stream as they come; not every browser lets a stream be iterated.
 * @param read reads the next piece; whoever tells failures apart wraps it
 */
export async function* bytesOf(
  body: ReadableStream<Uint8Array>,
  read: (reader: Reader) => ReturnType<Reader['read']> = (reader) => reader.read(),
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await read(reader)
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops listening needs no more of the stream; that it has ended already is no error.
    await reader.cancel().catch(() => undefined)
  }
}
