import { expect, it } from 'vitest'
import { readCourse } from '../courses/course-files.ts'
import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

const termsOf = (languageCode: 'es-ES' | 'fr-FR' | 'zh-CN') =>
  readCourse(languageCode).units.flatMap(({ lessons }) => lessons.flatMap(({ terms }) => terms))

it.each(['es-ES', 'fr-FR'] as const)('every term of the course %s is a word of level A1', (languageCode) => {
  const { lookUp } = readBuiltDictionary(languageCode)
  expect(termsOf(languageCode).filter((term) => lookUp(term)?.level !== 'A1')).toEqual([])
})

it('the terms of the Mandarin course have the levels of the syllabus of 2025', () => {
  const { lookUp } = readBuiltDictionary('zh-CN')
  const levels = Map.groupBy(termsOf('zh-CN'), (term) => lookUp(term)?.level ?? 'none')
  expect(levels.get('HSK1')).toHaveLength(300)
  expect(levels.get('none')?.length ?? 0).toBeLessThan(12)
  expect(
    ['星期', '起床', '超市', '地铁'].filter((term) => !/HSK[12]/.test(lookUp(term)?.level ?? '')),
  ).toEqual([])
})

it('words of crime films are none of level A1', () => {
  const { lookUp } = readBuiltDictionary('es-ES')
  expect(['asesino', 'muerte', 'guerra', 'demonio'].map((term) => lookUp(term)?.level)).not.toContain('A1')
})

it.each([
  ['es-ES', ['adir', 'bruzar', 'barbar', 'king', 'house']],
  ['fr-FR', ['king', 'team', 'house', 'el', 'al']],
  ['zh-CN', ['熸', '踅', '路德', '凯利']],
] as const)('the list to browse of %s has no accident of the counts', (languageCode, terms) => {
  const { lookUp } = readBuiltDictionary(languageCode)
  expect(terms.filter((term) => lookUp(term)?.rank !== undefined && !lookUp(term)?.formOf)).toEqual([])
})
