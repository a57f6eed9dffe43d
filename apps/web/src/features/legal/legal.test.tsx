import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { closeLegal, LegalDocument } from './legal-document'
import { withPlaceholders } from './legal-names'
import type { LegalText } from './legal-text'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { zh } from './zh'

const unset = { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' }
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => ({ legal: unset }) }))
const names = withPlaceholders(unset)
const textOf = ({ sections }: LegalText) => sections.flatMap(({ paragraphs }) => paragraphs).join(' ')

afterEach(() => setInterfaceLanguage('en'))

/** Opens a document once its texts are there. */
async function open(document: 'privacy' | 'terms') {
  await act(async () =>
    render(
      <Suspense>
        <LegalDocument document={document} />
      </Suspense>,
      { wrapper: MemoryRouter },
    ),
  )
}

/** The places whose section is not about its subject. The other languages have the same shape. */
const strayFrom = ({ sections }: LegalText, subjects: RegExp[]) =>
  Array.from({ length: Math.max(sections.length, subjects.length) }, (_, place) => place).filter((place) => {
    const { title, paragraphs } = sections[place] ?? { title: '', paragraphs: [] }
    return !subjects[place]?.test(`${title}: ${paragraphs.join(' ')}`)
  })

it('[2.4] the terms speak of nineteen things in their order', () => {
  const subjects = [
    /^The services:/,
    /at least 13.*under 18.*guardian/,
    /^Your account:/,
    /automated tutor.*can be wrong/,
    /^What you write and say:.*permission/,
    /^Acceptable use:/,
    /^Intellectual property:/,
    /^Services of others:/,
    /^Payments and subscriptions that renew:.*renew/,
    /^Feedback:/,
    /^Ending the agreement:/,
    /^No warranties:/,
    /^Limit of liability:.*12 months.*US\$100/,
    /^Indemnity:/,
    /^Changes to these terms:/,
    /^Governing law and arbitration:.*arbitrat/,
    /^Sanctions and export:/,
    /^Entire agreement:/,
    /^Contact:/,
  ]
  expect(strayFrom(en.terms(names), subjects)).toEqual([])
})

it('[2.5] the privacy policy speaks of fourteen things in their order', () => {
  const subjects = [
    /^What we collect:/,
    /^What we use it for:/,
    /artificial intelligence:/,
    /^Legal bases:/,
    /^Who receives data:/,
    /^Transfers to other countries:/,
    /^How long we keep data:/,
    /^Your rights:/,
    /^Children under 13:/,
    /^Security:/,
    /^Automated decisions:/,
    /^Notes for regions:/,
    /^Changes to this policy:/,
    /^Contact:/,
  ]
  expect(strayFrom(en.privacy(names), subjects)).toEqual([])
})

describe.each(Object.entries({ en, es, fr, zh }))(
  'the legal texts in %s',
  (_, { privacy, terms, translation }) => {
    it('[9.11] the terms have 19 sections, with the minimum age and the cap on liability', () => {
      const { sections } = terms(names)
      expect(sections).toHaveLength(19)
      expect(sections[1]?.paragraphs.join(' ')).toMatch(/\b13\b.*\b18\b/)
      expect(sections[12]?.paragraphs.join(' ')).toMatch(/\b12\b.*(US\$100|100\u00a0?.?(US\$|\$US|美元))/)
    })

    it('the privacy policy has 14 sections', () => {
      expect(privacy(names).sections).toHaveLength(14)
    })

    it('say paragraph by paragraph what the English ones say, and that those prevail', () => {
      const shape = ({ sections }: LegalText) => sections.map(({ paragraphs }) => paragraphs.length)
      expect(shape(terms(names))).toEqual(shape(en.terms(names)))
      expect(shape(privacy(names))).toEqual(shape(en.privacy(names)))
      expect(Boolean(translation)).toBe(terms !== en.terms)
    })

    it('[2.3d] what the operator has not set stands as a placeholder', () => {
      const text = textOf(terms(names)) + textOf(privacy(names))
      for (const placeholder of Object.values(names)) expect(text).toContain(placeholder)
      expect(withPlaceholders({ ...unset, venue: 'Berlin' }).venue).toBe('Berlin')
    })
  },
)

it('French legal texts have their no-break spaces and curved apostrophes', () => {
  expect(textOf(fr.terms(names)) + textOf(fr.privacy(names))).not.toMatch(/ [;:!?%»]|« |'/)
})

it.each(['terms', 'privacy'] as const)(
  '[2.3c] %s show today as the date of the last update',
  async (name) => {
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
    await open(name)
    expect(screen.getByText('November 21, 2026')).toBeDefined()
    vi.useRealTimers()
  },
)

it('comes in the language of the interface, with the English text, which prevails, at hand', async () => {
  await setInterfaceLanguage('es')
  await open('privacy')
  expect(screen.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeDefined()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leer el texto en inglés' })))
  expect(screen.getByRole('main').lang).toBe('en')
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined()
})

describe('the Close button', () => {
  it('[2.3b] tries to close the window, else goes back, else goes to /auth', () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
    const [goBack, goToAuth] = [vi.fn<() => void>(), vi.fn<() => void>()]
    vi.spyOn(window.history, 'length', 'get').mockReturnValueOnce(2).mockReturnValueOnce(1)
    closeLegal(goBack, goToAuth)
    expect([close.mock.calls.length, goBack.mock.calls.length, goToAuth.mock.calls.length]).toEqual([1, 1, 0])
    closeLegal(goBack, goToAuth)
    expect([goBack.mock.calls.length, goToAuth.mock.calls.length]).toEqual([1, 1])
  })

  it('[2.3b] is on the page', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
    await open('terms')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
  })
})
