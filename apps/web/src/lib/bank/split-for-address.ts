/** Characters of an address that the words of one request may take; servers refuse long ones. */
const longest = 4000

/** Words in parts that each fit the address of a request; every part has one word at least. */
export function splitForAddress(words: readonly string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const word of words) {
    const length = encodeURIComponent(`"${word}",`).length
    const part = parts.at(-1)
    if (part && length <= room) part.push(word)
    else {
      parts.push([word])
      room = longest
    }
    room -= length
  }
  return parts
}
