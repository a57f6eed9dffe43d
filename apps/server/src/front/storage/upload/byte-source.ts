/** Bytes that arrive in pieces, taken up to a mark. */
export interface ByteSource {
  /** What stands before the mark; the mark is taken, too. Undefined where it does not come within `most` bytes. */
  takeUntil: (mark: Buffer, most: number) => Promise<Buffer | undefined>
  /** The bytes before the mark as they arrive. Throws `missing()` where the mark never comes. */
  streamUntil: (mark: Buffer, missing: () => Error) => AsyncGenerator<Uint8Array>
}

/** @param start bytes that stand before all others */
export function createByteSource(pieces: AsyncIterable<Uint8Array>, start = Buffer.alloc(0)): ByteSource {
  const iterator = pieces[Symbol.asyncIterator]()
  let rest = start

  async function readMore(): Promise<boolean> {
    const { done, value } = await iterator.next()
    if (done) return false
    rest = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, value])
    return true
  }

  return {
    takeUntil: async (mark, most) => {
      for (;;) {
        const at = rest.indexOf(mark)
        if (at > most || (at < 0 && rest.length > most + mark.length)) return undefined
        if (at >= 0) {
          const taken = rest.subarray(0, at)
          rest = rest.subarray(at + mark.length)
          return taken
        }
        if (!(await readMore())) return undefined
      }
    },
    streamUntil: async function* (mark, missing) {
      for (;;) {
        const at = rest.indexOf(mark)
        // The mark may be cut by the end of a piece.
        const sure = at >= 0 ? at : Math.max(0, rest.length - mark.length + 1)
        const piece = rest.subarray(0, sure)
        rest = rest.subarray(at >= 0 ? at + mark.length : sure)
        if (piece.length > 0) yield piece
        if (at >= 0) return
        if (!(await readMore())) throw missing()
      }
    },
  }
}
