/** Whether lists and objects of a JSON text are open inside one another more often than that. */
export const isDeeperThan = (text: string, most: number): boolean =>
  excessOf(text, most, Infinity) === 'levels'

/**
 * What a JSON text has too much of: levels of lists and objects inside one another, parts (brackets that open, commas and
 * colons), or digits of an exponent: PostgreSQL writes 1e131000 out in 131,000 digits whenever it is read. To read four
 * megabytes of small parts would keep everybody waiting for a second. One step a character: a pattern would begin anew at
 * each quotation mark of a text that never ends.
 */
export function excessOf(
  text: string,
  mostLevels: number,
  mostParts: number,
): 'levels' | 'parts' | 'digits' | undefined {
  let depth = 0
  let parts = 0
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place]
    if (character === '"') place = endOfString(text, place)
    else if (character === '[' || character === '{') {
      depth += 1
      parts += 1
    } else if (character === ']' || character === '}') depth -= 1
    else if (character === ',' || character === ':') parts += 1
    else if ((character === 'e' || character === 'E') && isLongExponent(text, place)) return 'digits'
    if (depth > mostLevels) return 'levels'
    if (parts > mostParts) return 'parts'
  }
  return undefined
}

// A double has three at most. Outside of strings an e stands in numbers, and in true and false.
const longExponent = /[eE][+-]?\d{4}/y

function isLongExponent(text: string, place: number): boolean {
  longExponent.lastIndex = place
  return longExponent.test(text)
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
