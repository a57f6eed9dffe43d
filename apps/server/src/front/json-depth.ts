/**
 * Whether lists and objects of a JSON text are open inside one another more often than that. One step a character: a pattern
 * would begin anew at each quotation mark of a text that never ends.
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]
    if (character === '"') place = endOfString(text, place)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

/** The place of the mark that ends the string which begins here; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let place = start + 1; place < text.length; place += 1) {
    const character = text[place]
    // What is escaped ends nothing.
    if (character === '\\') place += 1
    else if (character === '"') return place
  }
  return text.length
}
