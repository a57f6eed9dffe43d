import { globSync, readFileSync } from 'node:fs'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'

const root = new URL('../../../../', import.meta.url)
const files = {
  course: 'packages/content/courses/zh-CN/*/*.yaml',
  scenes: 'packages/practice-tutor/scenarios/*.yaml',
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
  return Array.from(clauses, (clause) => tokenize(clause, 'zh', dictionary).map(({ text }) => text))
}
