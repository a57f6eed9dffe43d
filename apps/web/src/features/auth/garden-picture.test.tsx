import { supportedLanguages } from '@lingarden/languages/find-language'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GardenPicture } from './garden-picture'

it('greets in every language that is taught', () => {
  const { container } = render(<GardenPicture />)
  const words = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  for (const { greeting } of supportedLanguages)
    expect(words.some((word) => word !== '' && greeting.includes(word))).toBe(true)
  expect(new Set(words).size).toBe(5)
})
