/** A field of a message, by its number: what is of fixed length or a number is left out. */
export interface ProtobufField {
  number: number
  bytes: Uint8Array
}

/**
 * The fields of a message that hold bytes, texts or other messages, in their order
 * (https://protobuf.dev/programming-guides/encoding/).
 * @throws RangeError where it is broken
 */
export function readBytesFields(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  const readNumber = (): number => {
    let value = 0
    for (let place = 0; place < 10; place++) {
      const byte = message[at++]
      if (byte === undefined) throw new RangeError('The message ends too early')
      value += (byte & 0x7f) * 2 ** (7 * place)
      if (byte < 0x80) return value
    }
    throw new RangeError('A number has no end')
  }
  while (at < message.length) {
    const tag = readNumber()
    const wire = tag % 8
    if (wire === 0) readNumber()
    else if (wire === 1) at += 8
    else if (wire === 5) at += 4
    else if (wire === 2) {
      const length = readNumber()
      if (at + length > message.length) throw new RangeError('A field is longer than its message')
      fields.push({ number: Math.floor(tag / 8), bytes: message.subarray(at, at + length) })
      at += length
    } else throw new RangeError('A field is of no kind that there is')
  }
  return fields
}

/** The text of the first field of a number; empty where there is none. */
export function textField(message: Uint8Array, number: number): string {
  const field = readBytesFields(message).find((one) => one.number === number)
  return field ? new TextDecoder().decode(field.bytes) : ''
}
