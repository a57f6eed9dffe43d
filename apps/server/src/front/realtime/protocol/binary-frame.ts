import { parseJson, type RealtimeMessage } from './message.ts'

/** Kinds of binary frames: a broadcast from a client, and one to it. */
const pushed = 3
const broadcast = 4
const jsonEncoding = 1

/** Bytes of a broadcast that are no JSON, under this name in the payload of its message. */
export const bytesKey = 'bytes'

/**
 * Reads a broadcast as realtime-js sends it: kind, five lengths of a byte each, the encoding, then join_ref, ref, topic,
 * event, metadata and the payload. Undefined where it is no such frame.
 */
export function parseBinaryFrame(frame: Buffer): RealtimeMessage | undefined {
  const headSize = 7
  if (frame.length < headSize || frame[0] !== pushed) return undefined
  const lengths = [...frame.subarray(1, 6)]
  let at = headSize
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    at += length
    return frame.toString('utf8', at - length, at)
  })
  if (at > frame.length) return undefined
  const body = frame.subarray(at)
  const isJson = frame[6] === jsonEncoding
  const content = isJson ? parseJson(body.toString('utf8')) : undefined
  if (isJson && content === undefined) return undefined
  const payload = isJson ? { event, payload: content } : { event, [bytesKey]: body }
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload }
}

/** A broadcast of bytes for a client. */
export function formatBinaryFrame(topic: string, event: string, body: Buffer): Buffer {
  const names = [Buffer.from(topic), Buffer.from(event)]
  const head = Buffer.from([broadcast, ...names.map(({ length }) => length), 0, 0])
  return Buffer.concat([head, ...names, body])
}
