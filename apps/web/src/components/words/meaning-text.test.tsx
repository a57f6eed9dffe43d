import { withReaderMeaning } from '@lingarden/domain/courses/outline'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MeaningText } from './meaning-text'

const maison = { pronunciation: [], definition: ['house', 'house', 'home'] }
const show = (shown: Parameters<typeof MeaningText>[0]) => {
  const { container } = render(<MeaningText {...shown} />)
  const span = container.querySelector('span')
  return [span?.getAttribute('lang'), span?.textContent]
}

it('tells a meaning in the language of the reader without the English of the dictionary', () => {
  const meaning = withReaderMeaning(maison, { gloss: '房子', reader: 'zh' })
  expect(show({ meaning })).toEqual(['zh', '房子'])
  // The English is still there, to be searched, and to stand where it is named.
  expect(meaning.definition).toEqual(['房子', 'house', 'house', 'home'])
})

it('says that the dictionary is in English, and nothing of what a learner wrote', () => {
  expect(show({ meaning: withReaderMeaning(maison, undefined) })).toEqual(['en', 'house; home'])
  expect(show({ meaning: maison, most: 1 })).toEqual(['en', 'house'])
  expect(show({ meaning: { definition: ['mi casa'] }, isOwn: true })).toEqual([null, 'mi casa'])
})
