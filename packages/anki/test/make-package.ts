import { zstdCompressSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { makeCollection, type MadeDeck } from './make-collection.ts'

export type { MadeDeck } from './make-collection.ts'

/** How a package is written: `oldest` before Anki 2.1, `old` with the box "support older versions", `new` without it. */
export type PackageKind = 'oldest' | 'old' | 'new'
export const packageKinds = ['oldest', 'old', 'new'] as const

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A package as Anki writes it. */
export function makePackage(deck: MadeDeck, kind: PackageKind): Uint8Array<ArrayBuffer> {
  const { media = [] } = deck
  const contents = Object.fromEntries(media.map((name, place) => [place, bytesOf(`content of ${name}`)]))
  if (kind === 'new')
    return zipSync({
      ...contents,
      // Version 3, as a message.
      meta: Uint8Array.of(0x08, 3),
      // What older versions of Anki show instead.
      'collection.anki2': makeCollection(notice, 'old'),
      'collection.anki21b': zstdCompressSync(makeCollection(deck, 'new')),
      media: zstdCompressSync(listMedia(media)),
    })
  const list = bytesOf(JSON.stringify(Object.fromEntries(media.entries())))
  const collection = makeCollection(deck, 'old')
  if (kind === 'oldest') return zipSync({ ...contents, 'collection.anki2': collection, media: list })
  return zipSync({
    ...contents,
    meta: Uint8Array.of(0x08, 2),
    'collection.anki2': makeCollection(notice, 'old'),
    'collection.anki21': collection,
    media: list,
  })
}

const notice: MadeDeck = {
  types: [{ id: 1, name: 'Basic', fields: ['Front', 'Back'], questions: ['{{Front}}'] }],
  notes: [{ typeId: 1, fields: ['Please update to the latest Anki version', ''] }],
}

/** MediaEntries { repeated MediaEntry entries = 1 } with MediaEntry { string name = 1; uint32 size = 2; bytes sha1 = 3 }. */
function listMedia(names: readonly string[]): Uint8Array {
  const entries = names.map((name) => {
    const text = bytesOf(name)
    return Uint8Array.of(0x0a, text.length, ...text, 0x10, 3, 0x1a, 2, 0xaa, 0xbb)
  })
  return Uint8Array.from(entries.flatMap((entry) => [0x0a, entry.length, ...entry]))
}
