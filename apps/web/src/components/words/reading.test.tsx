import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Reading } from './reading'

const drawn = (reading: string) => {
  const { container } = render(<Reading reading={reading} languageCode="zh-CN" isDrawn />)
  return Array.from(container.children, (syllable) => syllable.getAttribute('data-syllable'))
}

it('writes an apostrophe before a syllable that begins with a vowel behind another', () => {
  expect(drawn('Tiān ān mén')).toEqual(['Tiān', '’ān', 'mén'])
  expect(drawn('nǚ ér')).toEqual(['nǚ', '’ér'])
  expect(drawn('è')).toEqual(['è'])
})
