import { globSync, readFileSync } from 'node:fs'
import type { DictionaryIndex } from '../../../kit/dictionary/dictionary-index.ts'
import { tokenizeMandarin } from '../../tokenize/tokenize.ts'

const root = new URL('../../', import.meta.url)
const files = {
  course: 'course/*/*.yaml',
  scenes: 'scenes/*.yaml',
}

/**
 * The Mandarin clauses that we have written ourselves, each as its words, and each once: a phrase that all exercises of a
 * lesson repeat is no more usual for it.
 */
export function readClauses(dictionary: DictionaryIndex, from: keyof typeof files): string[][] {
  const clauses = new Set<string>()
  for (const file of globSync(files[from], { cwd: root }))
    for (const [clause] of readFileSync(new URL(file, root), 'utf8')
      .replaceAll(/[{}]/g, '')
      .matchAll(/\p{Script=Han}{2,24}/gu))
      clauses.add(clause)
  return Array.from(clauses, (clause) => tokenizeMandarin(clause, dictionary).map(({ text }) => text))
}
