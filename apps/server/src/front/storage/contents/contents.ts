/** Bytes from `start` up to, and without, `end`. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the contents of objects lie. Each has a name of its own (the `version` of its row) and never changes: an object
 * that is overwritten gets new contents, and what is being read stays whole.
 */
export interface ObjectContents {
  /** Keeps contents under a name. What failed midway is removed with `remove`. */
  write: (version: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** The bytes of a range, in pieces. Throws ContentsMissing where there are none. */
  read: (version: string, range: ByteRange) => AsyncIterable<Uint8Array>
  /** Forgets contents; those that are not there are no error. */
  remove: (versions: readonly string[]) => Promise<void>
}

/** The store of contents cannot be reached, or refuses us: whoever asks may try again in a moment. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** A row names contents that are not where they should be. */
export class ContentsMissing extends Error {
  override readonly name = 'ContentsMissing'
}
