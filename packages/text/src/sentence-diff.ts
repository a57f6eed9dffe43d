/** A piece of a corrected sentence: kept, struck out or put in. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const pieces = /\p{Script=Han}|[\p{L}\p{M}\d’']+|\s+|./gsu

/** The words that differ between a sentence and its correction, by their longest common subsequence. */
export function diffSentences(original: string, corrected: string): DiffPart[] {
  const [a, b] = [original.match(pieces) ?? [], corrected.match(pieces) ?? []]
  const lengths = commonLengths(a, b)
  const parts: DiffPart[] = []
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push('same', a[i] ?? '')
      i++
      j++
    } else if (
      j >= b.length ||
      (i < a.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      push('removed', a[i++] ?? '')
    } else push('added', b[j++] ?? '')
  }
  return parts
}

/** A length of `commonLengths`; beyond the ends nothing is common. */
export const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number) =>
  lengths[i]?.[j] ?? 0

/** Lengths of the longest common subsequences of what follows each pair of places. */
export function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const length =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
      lengths[i]?.splice(j, 1, length)
    }
  }
  return lengths
}
