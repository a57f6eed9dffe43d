/** Whether two different words become one another by adding, dropping or replacing a letter or by swapping neighbours. */
export function isOneEdit(a: string, b: string): boolean {
  if (a.length < b.length) return isOneEdit(b, a)
  if (a.length - b.length > 1) return false
  let start = 0
  while (start < b.length && a[start] === b[start]) start++
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return a.slice(start + 1) === b.slice(start + 1) || (isSwapped && a.slice(start + 2) === b.slice(start + 2))
}
