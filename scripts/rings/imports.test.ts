import { expect, it } from 'vitest'
import { findRings, importedNames, longestChain } from './imports.ts'

it('reads what a file imports at once, not its types, nor what it imports when it is needed', () => {
  const source = `import './polyfill'
import type { Word } from './word'
import { type Tag, type Code } from './tags'
import { type Tag as T, tagOf } from './tag-of'
import {
  plant,
} from './plant'
export { grow } from './grow'
export type { Stage } from './stage'
const loadGarden = () => import('./garden')
`
  expect(importedNames(source)).toEqual(['./polyfill', './tag-of', './plant', './grow'])
})

const importsOf = (files: Record<string, string[]>) => new Map(Object.entries(files))

it('finds the longest chain, whichever way is tried first', () => {
  const imports = importsOf({ page: ['card', 'list'], list: ['card'], card: ['text'], text: [], other: [] })
  expect(longestChain(imports)).toEqual(['page', 'list', 'card', 'text'])
  expect(longestChain(new Map())).toEqual([])
})

it('follows a ring once', () => {
  expect(longestChain(importsOf({ bank: ['sync'], sync: ['bank', 'log'], log: [] }))).toHaveLength(3)
})

it('finds each ring once, as a way back to its beginning', () => {
  const imports = importsOf({ bank: ['sync', 'log'], sync: ['memory'], memory: ['bank'], log: [] })
  expect(findRings(imports)).toEqual([['bank', 'sync', 'memory', 'bank']])
  expect(findRings(importsOf({ page: ['list'], list: [] }))).toEqual([])
})
