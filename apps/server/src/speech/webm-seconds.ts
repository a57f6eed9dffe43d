const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
/** EBML element of a cluster's own time, in milliseconds as browsers write it. */
const timecodeId = 0xe7
/** How many bytes after the start of a cluster its time stands at the latest. */
const searchLength = 24

/**
 * How long a WebM recording is, in seconds: when its last cluster begins. Browsers write no duration into what they
 * record. 0 where there is no cluster to be read.
 */
export function webmSeconds(audio: Uint8Array): number {
  const bytes = Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength)
  const cluster = bytes.lastIndexOf(clusterId)
  if (cluster < 0) return 0
  // The cluster's own size is one to eight bytes, of which the leading zeros of the first one tell.
  const sizeAt = cluster + clusterId.length
  const at = sizeAt + lengthOfNumber(bytes[sizeAt])
  const end = Math.min(bytes.length, sizeAt + searchLength)
  if (bytes[at] !== timecodeId) return 0
  const length = (bytes[at + 1] ?? 0) & 0x7f
  if (length === 0 || length > 6 || at + 2 + length > end) return 0
  return bytes.readUIntBE(at + 2, length) / 1000
}

/** How many bytes an EBML number has. */
const lengthOfNumber = (first = 0): number => Math.clz32(first) - 24 + 1
