import { readBytesFields, textField } from './protobuf.ts'

/** Names of media that are told at most. */
const mostNames = 50_000

/** The names of the sounds and pictures of a package; none where their list cannot be read, as nothing depends on them. */
export function readMediaNames(list: Uint8Array): string[] {
  if (list.length === 0) return []
  const names = (list[0] === 0x7b ? namesOfJson(list) : namesOfMessage(list)) ?? []
  return names.slice(0, mostNames).map((name) => name.replaceAll(/\p{Cc}/gu, '').slice(0, 200))
}

/** {"0": "sol.mp3"}, as older packages have it. */
function namesOfJson(list: Uint8Array): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(list))
    return Object.values(parsed as object).filter((name) => typeof name === 'string')
  } catch {
    return undefined
  }
}

/** A message with an entry a file, whose first field is its name. */
function namesOfMessage(list: Uint8Array): string[] | undefined {
  try {
    return readBytesFields(list).flatMap(({ number, bytes }) => (number === 1 ? textField(bytes, 1) : []))
  } catch {
    return undefined
  }
}
