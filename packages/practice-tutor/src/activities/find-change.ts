import type { LanguageTag } from '@lingarden/domain/languages'

/** Where a wrong text and the right one differ: what stands before, instead and after. */
export interface Change {
  before: string
  wrong: string
  right: string
  after: string
}

const pieces: Record<'latin' | 'zh', RegExp> = { latin: /[\p{L}\p{M}\d]+['’]?|\s+|./gsu, zh: /./gsu }

/** The smallest stretch of words, in Mandarin of characters, that makes one text the other; undefined for the same text. */
export function findChange(original: string, corrected: string, language: LanguageTag): Change | undefined {
  if (original === corrected) return undefined
  const split = (text: string) => text.match(pieces[language === 'zh' ? 'zh' : 'latin']) ?? []
  const [a, b] = [split(original), split(corrected)]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const join = (list: readonly string[]) => list.join('')
  return {
    before: join(b.slice(0, start)),
    wrong: join(a.slice(start, a.length - end)).trim(),
    right: join(b.slice(start, b.length - end)),
    after: join(b.slice(b.length - end)),
  }
}
