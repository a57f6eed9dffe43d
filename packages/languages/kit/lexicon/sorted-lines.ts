/** Lines that are found by their first field. Fields are separated by tabs. */
export interface SortedLines {
  /** What follows the first field in each line that begins with it, in the order of the lines; none where none does. */
  find: (first: string) => readonly string[]
  has: (first: string) => boolean
  /** Every line. */
  all: () => Iterable<string>
}

const tab = 9

/** Sorts lines by their first field, as `readSortedLines` wants them; lines with the same one keep their order. */
export function sortLines(lines: readonly string[]): string {
  return lines
    .map((line) => ({ first: line.split('\t', 1)[0] ?? '', line }))
    .toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
    .map(({ line }) => line)
    .join('\n')
}

/**
 * Reads sorted lines without unpacking them: only where each begins is noted, and a line is searched for in the text
 * itself. Ten thousands of words are there in a millisecond, and take no more memory than their letters.
 * @param text as `sortLines` writes it
 */
export function readSortedLines(text: string): SortedLines {
  const starts = startsOf(text)
  const count = starts.length - 1
  const lineAt = (place: number) => text.slice(starts[place], (starts[place + 1] ?? 0) - 1)

  /** The place of the first line whose first field is not before the one that is looked for. */
  const placeOf = (first: string): number => {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareFirst(text, starts[middle] ?? 0, first) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  const beginsWith = (place: number, first: string) =>
    place < count && compareFirst(text, starts[place] ?? 0, first) === 0

  return {
    find: (first) => {
      const found: string[] = []
      for (let place = placeOf(first); beginsWith(place, first); place++)
        found.push(lineAt(place).slice(first.length + 1))
      return found
    },
    has: (first) => beginsWith(placeOf(first), first),
    *all() {
      for (let place = 0; place < count; place++) yield lineAt(place)
    },
  }
}

/** Where each line begins; behind the last one, where another would. */
function startsOf(text: string): Uint32Array {
  if (text === '') return new Uint32Array(1)
  let lines = 1
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) lines++
  const starts = new Uint32Array(lines + 1)
  for (let place = 1, end = -1; place < lines; place++) {
    end = text.indexOf('\n', end + 1)
    starts[place] = end + 1
  }
  starts[lines] = text.length + 1
  return starts
}

/** Below 0 where the first field of the line at `start` comes before `first`, above where it comes after it. */
function compareFirst(text: string, start: number, first: string): number {
  for (let place = 0; place < first.length; place++) {
    const difference = codeAt(text, start + place) - first.charCodeAt(place)
    if (difference !== 0) return difference
  }
  return codeAt(text, start + first.length) - tab
}

/** A code unit; that of a tab, which comes before every letter, where the text, the line or the field is at its end. */
function codeAt(text: string, place: number): number {
  const code = text.charCodeAt(place)
  return code > tab + 1 ? code : tab
}
