import { expect, it } from 'vitest'
import { mistakeInSentence } from './mistake-in-sentence.ts'

const inSentence = { sentence: '我门不有车，他很高兴', mended: '我们没有车，他很高兴' }

it('a mistake stays alone in its sentence, whatever else was mended there', () => {
  expect(
    mistakeInSentence({
      original: 'un',
      corrected: 'una',
      sentence: 'Yo tener un casa.',
      mended: 'Yo tengo una casa.',
    }),
  ).toEqual({ wrong: 'Yo tengo un casa.', right: 'Yo tengo una casa.' })
})

it('two mistakes side by side are not put back as one', () => {
  expect(mistakeInSentence({ original: '我门', corrected: '我们', ...inSentence })).toEqual({
    wrong: '我门',
    right: '我们',
  })
  expect(mistakeInSentence({ original: '不', corrected: '没', ...inSentence })).toBeUndefined()
})
