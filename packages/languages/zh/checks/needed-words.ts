/**
 * The words without which a pattern finds nothing: for each, those of which one must stand in the sentence. Looking for
 * these first spares most sentences most patterns.
 * @param elements of the pattern, as pattern.ts reads them
 */
export function neededWords(elements: readonly string[]): string[][] {
  return readSequence(elements, 0).needed
}

interface Sequence {
  needed: string[][]
  /** Place behind its closing bracket. */
  end: number
}

const mayBeLeftOut = (next: string | undefined): boolean => next !== undefined && /^(?:[?*]|\{0)/u.test(next)

function readSequence(elements: readonly string[], from: number): Sequence {
  const needed: string[][] = []
  let isChoice = false
  let place = from
  while (place < elements.length) {
    const element = elements[place] ?? ''
    if (element === ')') return { needed: isChoice ? [] : needed, end: place + 1 }
    if (element.startsWith('(')) {
      const inner = readSequence(elements, place + 1)
      if (!/^\(\?<?[=!]/u.test(element) && !mayBeLeftOut(elements[inner.end])) needed.push(...inner.needed)
      place = inner.end
      continue
    }
    if (element === '|' || /^\||\|$/u.test(element)) isChoice = true
    else if (/^[\u4e00-\u9fff|]+$/u.test(element) && !mayBeLeftOut(elements[place + 1]))
      needed.push(element.split('|'))
    place++
  }
  return { needed: isChoice ? [] : needed, end: place }
}
