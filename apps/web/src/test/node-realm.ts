import { CompressionStream, DecompressionStream, ReadableStream, TransformStream } from 'node:stream/web'

// A test file has a window, and with it a realm, of its own. Browsers' windows have streams, jsdom's have not: Node's stand in.
Object.assign(globalThis, { CompressionStream, DecompressionStream, ReadableStream, TransformStream })

// What a clone holds is of Node's realm, too; whoever asks whether it is such an array shall hear yes.
for (const kind of [ArrayBuffer, Int32Array, Uint8Array, Uint32Array])
  Object.assign(globalThis, { [kind.name]: structuredClone(new kind(0)).constructor })
