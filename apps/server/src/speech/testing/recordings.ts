/** The skeleton of what a browser records: a head, and a cluster that begins after so many seconds. */
export function webmRecording(seconds: number): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(4)
  time.writeUInt32BE(seconds * 1000)
  const head = [0x1a, 0x45, 0xdf, 0xa3, 0x80]
  // An unknown size, as a recorder writes it that cannot go back.
  const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe7, 0x84]
  return new Uint8Array(Buffer.concat([Buffer.from([...head, ...cluster]), time, Buffer.alloc(200, 7)]))
}
