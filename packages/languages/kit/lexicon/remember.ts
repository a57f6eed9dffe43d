/** Keeps the last answers, at most 500: the rules ask for the same few words again and again. */
export function remember<Value>(answer: (word: string) => Value): (word: string) => Value {
  const most = 500
  const kept = new Map<string, Value>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined || kept.has(word)) return before as Value
    if (kept.size >= most) kept.clear()
    const value = answer(word)
    kept.set(word, value)
    return value
  }
}
