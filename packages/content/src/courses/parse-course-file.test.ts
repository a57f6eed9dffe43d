import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lesson } from '@lingarden/domain/courses/lesson'
import { languagesFolder } from '@lingarden/languages/build/language-folder'
import { parseCourseFile } from './parse-course-file.ts'

const good = readFileSync(
  new URL('es/course/01-first-words/1-hello-and-goodbye.yaml', languagesFolder),
  'utf8',
)
const lineOf = (text: string) => good.slice(0, good.indexOf(text)).split('\n').length
const parse = (text: string) => parseCourseFile(lesson, text, 'lesson.yaml')

it('reads a lesson', () => {
  expect(parse(good).terms).toHaveLength(10)
})

it('names file, line and place of what has the wrong shape', () => {
  const text = good.replace('kind: cloze', 'kind: riddle')
  expect(() => parse(text)).toThrow(
    new RegExp(`lesson\\.yaml:${lineOf('kind: cloze')}: exercises\\.3\\.kind: `, 'u'),
  )
})

it('names the line of an unknown key and of a missing one', () => {
  expect(() => parse(good.replace('gloss: hello, hi', 'glos: hello, hi'))).toThrow(
    new RegExp(`lesson\\.yaml:${lineOf('term: hola')}: terms\\.0`, 'u'),
  )
})

it('names the line where the file is no YAML', () => {
  expect(() => parse(good.replace('title: Hello', 'title: "Hello'))).toThrow(/^lesson\.yaml:\d+: /u)
})

it('counts: too few terms, a note too long, a cloze without a gap', () => {
  expect(() => parse(good.replace('note: >-', `note: >-\n    ${'word '.repeat(121)}`))).toThrow(
    /at most 120 words/u,
  )
  expect(() => parse(good.replace('{mañana|luego}', 'mañana'))).toThrow(/must have a \{gap\}/u)
})
