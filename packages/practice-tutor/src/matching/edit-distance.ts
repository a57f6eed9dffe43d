/** Letters to add, drop, replace or swap with the neighbour (optimal string alignment distance). */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array.from({ length: b.length }, () => 0),
  ])
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let j = 1; j <= b.length; j++) rows[0]?.splice(j, 1, j)
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity
      rows[i]?.splice(j, 1, Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, replaced, swapped))
    }
  }
  return cell(a.length, b.length)
}
