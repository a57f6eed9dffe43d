import { StorageRefusal, tooLarge } from '../refusal.ts'

/** What holds for the body of one request. */
export interface BodyLimits {
  maxBytes: number
  /** Milliseconds for all of it. */
  maxTime: number
}

const tooSlow = () => new StorageRefusal(408, 'RequestTimeout', 'The object did not arrive in time')

/**
 * The pieces of a body, up to a number of bytes and for a time.
 * @throws StorageRefusal (on reading) where it is larger or takes longer; the rest is not read
 */
export async function* limitedBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, maxTime }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => undefined)
  const timer = setTimeout(() => late.reject(tooSlow()), maxTime)
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return
      bytes += value.length
      if (bytes > maxBytes) throw tooLarge()
      yield value
    }
  } finally {
    clearTimeout(timer)
    // Who still sends is not listened to; a body that was read whole does not mind.
    void reader.cancel().catch(() => undefined)
  }
}
