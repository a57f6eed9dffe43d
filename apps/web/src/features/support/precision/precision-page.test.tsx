import { alarmsOf, precisionOf, type PrecisionFigures } from '@lingarden/domain/precision/precision-figures'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { interfaceLanguages } from '@/i18n/languages'
import { textsIn } from '@/i18n/loaded-texts'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import measured from './figures.json'
import { PrecisionPage } from './precision-page'
import { ShareText } from './share-text'

const figures = measured as PrecisionFigures

/** The page of a server whose tutor is this one. */
async function open(engine: string) {
  const element = document.createElement('script')
  element.id = 'runtime-config'
  element.type = 'application/json'
  element.textContent = JSON.stringify({
    mode: 'embedded',
    supabaseUrl: 'http://localhost',
    supabaseKey: 'x',
    engine,
    mail: 'mailbox',
    version: '1.0.0',
    dictionaries: {},
    speech: { tts: 'embedded', transcription: false },
    billing: 'test',
    legal: { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' },
  })
  document.head.replaceChildren(element)
  await loadRuntimeConfig()
  render(<PrecisionPage />, { wrapper: MemoryRouter })
}
beforeEach(() => document.head.replaceChildren())
afterEach(() => document.head.replaceChildren())

it('tells of every language how often it corrects rightly, what it finds and what it corrects for nothing', async () => {
  await open('builtin')
  expect(figures.languages.map(({ tag }) => tag).toSorted()).toEqual(
    supportedLanguages.map(({ tag }) => tag).toSorted(),
  )
  for (const counts of figures.languages) {
    const { names } = supportedLanguages.find(({ tag }) => tag === counts.tag) ?? {}
    const part = within(screen.getByRole('region', { name: names?.en.title ?? '' }))
    for (const share of [precisionOf(counts), alarmsOf(counts)])
      expect(part.getByText(new RegExp(`% · ${share.part} of ${share.whole}$`))).toBeDefined()
    expect(part.getAllByRole('row')).toHaveLength(counts.types.length + 1)
  }
  expect(screen.getByText(new RegExp(`after version ${figures.commit}`))).toBeDefined()
  expect(screen.queryByText(/figures are of the rules alone/)).toBeNull()
})

it('says that a model is not what was measured', async () => {
  await open('ollama:llama')
  expect(screen.getByText(/figures are of the rules alone/)).toBeDefined()
})

it('gives a percentage with its bounds, and of fewer than ten sentences the counts alone', () => {
  const { container, rerender } = render(<ShareText share={{ part: 15, whole: 148 }} />)
  expect(container.textContent).toBe('10%6% to 16% · 15 of 148')
  rerender(<ShareText share={{ part: 9, whole: 9 }} />)
  expect(container.textContent).toBe('9 of 9')
})

it.each(interfaceLanguages)('names every type of mistake that was measured, in %s', async (language) => {
  const { support } = await textsIn(language, 'support')
  const types = figures.languages.flatMap((counts) => counts.types.map(({ type }) => type))
  for (const type of types) expect(support.precision.types[type]).toMatch(/\p{L}/u)
})
