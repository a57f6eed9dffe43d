import { describe, expect, it } from 'vitest'
import { findRun, splitRun } from './pinyin-run.ts'

const runOf = (text: string) => {
  const start = findRun(text)
  return start === undefined ? undefined : text.slice(start)
}

describe('pinyin that a text ends with', () => {
  it.each([
    ['wo xi huan', 'wo xi huan'],
    ['wo xihuan he cha', 'wo xihuan he cha'],
    ['wo xihuan ', 'wo xihuan '],
    ['nǐ hǎo', 'nǐ hǎo'],
    ['ni3 hao3', 'ni3 hao3'],
    ['nu:er nver nüer', 'nu:er nver nüer'],
    ["xi'an", "xi'an"],
    // Marks, names and words of another language in between.
    ['ni hao ma? wo hen hao.', 'ni hao ma? wo hen hao.'],
    ['wo jiao Ana he Bob', 'wo jiao Ana he Bob'],
    ['wo xihuan pizza ', 'wo xihuan pizza '],
    ['wo you 2 ge gege', 'wo you 2 ge gege'],
    // Of what is no pinyin the last word alone.
    ['hello ni', 'ni'],
    ['gracias wo', 'wo'],
    ['wo xh', 'xh'],
    // Characters, and other lines, are done.
    ['我xihuan', 'xihuan'],
    ['ni hao\nwo', 'wo'],
    // The last word may lack its end.
    ['wo xihu', 'wo xihu'],
  ])('%j: %j', (text, run) => {
    expect(runOf(text)).toBe(run)
  })

  it.each(['', 'Ana', 'hello', 'Wo ', '你好', '12 ', 'can you help me', 'I want tea'])('%j: none', (text) => {
    expect(runOf(text)).toBeUndefined()
  })
})

it('is parted into words of pinyin, what stays as it is, and what stands between', () => {
  expect(splitRun('wo jiao Ana, ni ne?').map(({ kind, text }) => [kind, text])).toEqual([
    ['pinyin', 'wo jiao'],
    ['between', ' '],
    ['kept', 'Ana'],
    ['between', ', '],
    ['pinyin', 'ni ne'],
    ['between', '?'],
  ])
})
