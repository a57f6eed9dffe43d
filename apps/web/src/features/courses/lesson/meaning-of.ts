import type { KeyTerm } from '@lingarden/domain/courses/lesson'

/** What a word means, to ask for the word by it: without the parts that quote it, such as “tener sed = to be thirsty”. */
export function meaningOf({ term, gloss }: Pick<KeyTerm, 'term' | 'gloss'>): string {
  const parts = gloss.split(';').filter((part) => !quotes(part, term))
  return parts.length > 0 ? parts.join(';').trim() : gloss
}

/** Whether a text has a word among others; the same word alone is its meaning, as “no” is. */
function quotes(text: string, term: string): boolean {
  const [words, word] = [plain(text), plain(term)]
  return words.length > word.length && words.includes(word)
}

const plain = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')} `
