/** An authored text with slots, cut at them: `¡{drink}! Muy bien` is `¡`, then the slot `drink`, then `! muy bien`. */
export interface Template {
  /** One more than there are slots, as `keyOf` writes them. */
  literals: readonly string[]
  slots: readonly string[]
}

/** How texts are compared: lines are printed with a capital, and with the space beside a mark that their language asks for. */
export const keyOf = (text: string): string => spaced(text).toLowerCase()

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

export function templateOf(text: string): Template {
  const pieces = text.split(/\{(\w+)\}/)
  return {
    literals: keyOf(pieces.filter((_, index) => index % 2 === 0).join('\0')).split('\0'),
    slots: pieces.filter((_, index) => index % 2 === 1),
  }
}

/** A text as it is compared, and as it was said. */
interface ReadText {
  key: string
  said: string
}

// Each text is held against all templates, one after the other.
let lastRead: { text: string; read: ReadText } | undefined

function readText(text: string): ReadText {
  if (lastRead?.text === text) return lastRead.read
  const key = keyOf(text)
  const plain = spaced(text)
  // A few capitals are longer in small letters; then a name is told in small ones.
  const read = { key, said: plain.length === key.length ? plain : key }
  lastRead = { text, read }
  return read
}

/** Longest value of a slot, in characters: more than that is no name but the rest of another text. */
const longestValue = 60
const longestSentence = 300

/** Whether a slot holds a sentence of the learner's own, which stays as it was said. */
export const holdsSentence = (slot: string): boolean => slot === 'gap' || slot === 'right' || slot === 'model'

/**
 * What stands in the slots of a text; of two slots side by side, all that stands there is the first one's, as scenes fill one
 * of them.
 * @returns undefined where the text is not made of this template
 */
export function readSlots({ literals, slots }: Template, text: string): Record<string, string> | undefined {
  const { key, said } = readText(text)
  const [first = '', ...rest] = literals
  if (!key.startsWith(first)) return undefined
  const values: Record<string, string> = {}
  let from = first.length
  for (const [index, literal] of rest.entries()) {
    const isLast = index === rest.length - 1
    if (literal === '' && !isLast) continue
    const to = isLast ? key.length - literal.length : key.indexOf(literal, from + 1)
    const longest = holdsSentence(slots[index] ?? '') ? longestSentence : longestValue
    if (to <= from || to - from > longest || !key.startsWith(literal, to)) return undefined
    values[slots[index] ?? ''] = said.slice(from, to).trim()
    from = to + literal.length
  }
  return values
}
