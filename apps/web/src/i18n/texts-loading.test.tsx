import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupName, LanguageTexts, Texts } from './groups'

// As in the browser: nothing is loaded before it is asked for.

type Loaded = { default: Partial<Texts> }
const asked = vi.fn<(language: string, name: GroupName) => Promise<Loaded>>()

/** A language of which two groups say only whose they are; the rest is not asked for here. */
function languageOf(language: string): LanguageTexts {
  const said = { bank: { title: `bank in ${language}` }, tutor: { title: `tutor in ${language}` } }
  const load = (name: 'bank' | 'tutor') => async () => {
    await asked(language, name)
    return { default: { [name]: said[name] } }
  }
  const common = { tryAgain: 'Again', somethingWentWrong: 'Failed' }
  return {
    entry: { common },
    groups: { bank: load('bank'), tutor: load('tutor') },
  } as unknown as LanguageTexts
}
vi.mock('virtual:texts/en', () => ({ default: languageOf('en') }))
vi.mock('virtual:texts/es', () => ({ default: languageOf('es') }))

async function openFresh() {
  vi.resetModules()
  const language = await import('./interface-language')
  const { currentInterfaceLanguage } = await import('./shown-language')
  const { useTexts } = await import('./texts')
  const { loadTexts, withTexts } = await import('./load-texts')
  const { ErrorBoundary } = await import('@/app/error-boundary')
  await language.openInterfaceLanguage()
  function Titles() {
    const { bank, tutor } = useTexts('bank', 'tutor')
    return (
      <p>
        {bank.title}, {tutor.title}
      </p>
    )
  }
  const page = (
    <ErrorBoundary>
      <Suspense fallback="On its way">
        <Titles />
      </Suspense>
    </ErrorBoundary>
  )
  const show = () => act(async () => void render(page))
  return { ...language, currentInterfaceLanguage, loadTexts, withTexts, show }
}

beforeEach(() => {
  localStorage.clear()
  asked.mockReset().mockResolvedValue({ default: {} })
})

describe('a component whose texts are not here yet', () => {
  it('waits for them, having asked for all at once', async () => {
    const coming = Promise.withResolvers<Loaded>()
    asked.mockReturnValue(coming.promise)
    const { show } = await openFresh()
    await show()
    expect(screen.getByText('On its way')).toBeDefined()
    expect(asked.mock.calls).toEqual([
      ['en', 'bank'],
      ['en', 'tutor'],
    ])
    await act(async () => coming.resolve({ default: {} }))
    expect(screen.getByText('bank in en, tutor in en')).toBeDefined()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('fails where they fail, and asks again when it is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    asked.mockRejectedValueOnce(new Error('The bundle is gone.'))
    const { show } = await openFresh()
    await show()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Again' })))
    expect(screen.getByText('bank in en, tutor in en')).toBeDefined()
    expect(asked.mock.calls.map(([, name]) => name)).toEqual(['bank', 'tutor', 'bank'])
    vi.mocked(console.error).mockReset()
  })
})

describe('another language', () => {
  it('comes with what is loaded of this one, and then at once', async () => {
    const { loadTexts, show, setInterfaceLanguage } = await openFresh()
    await loadTexts('bank', 'tutor')
    await show()
    const coming = Promise.withResolvers<Loaded>()
    asked.mockReturnValue(coming.promise)
    const change = setInterfaceLanguage('es')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('es', 'tutor'))
    expect(screen.getByText('bank in en, tutor in en')).toBeDefined()
    await act(async () => {
      coming.resolve({ default: {} })
      await change
    })
    expect(screen.getByText('bank in es, tutor in es')).toBeDefined()
    expect(screen.queryByText('On its way')).toBeNull()
  })

  it('does not come without one of them, and everything stays as it was', async () => {
    const { loadTexts, show, setInterfaceLanguage, currentInterfaceLanguage } = await openFresh()
    await loadTexts('bank', 'tutor')
    await show()
    asked.mockRejectedValueOnce(new Error('The bundle is gone.'))
    await expect(setInterfaceLanguage('es')).rejects.toThrow('The bundle is gone.')
    expect(currentInterfaceLanguage()).toBe('en')
    expect(screen.getByText('bank in en, tutor in en')).toBeDefined()
    await act(() => setInterfaceLanguage('es'))
    expect(screen.getByText('bank in es, tutor in es')).toBeDefined()
  })

  it('is what whoever asked before it was chosen reads', async () => {
    const coming = Promise.withResolvers<Loaded>()
    asked.mockReturnValueOnce(coming.promise)
    const { loadTexts, setInterfaceLanguage } = await openFresh()
    const read = loadTexts('bank')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('en', 'bank'))
    await setInterfaceLanguage('es')
    coming.resolve({ default: {} })
    expect((await read).title).toBe('bank in es')
  })
})

it('a part of the app is there with its texts, which are loaded beside its script', async () => {
  const { withTexts } = await openFresh()
  const script = Promise.withResolvers<string>()
  const part = withTexts(() => script.promise, 'bank')()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('en', 'bank'))
  script.resolve('The part')
  expect(await part).toBe('The part')
})

it('a part does not come without its texts, and does when it is asked for again', async () => {
  asked.mockRejectedValueOnce(new Error('The bundle is gone.'))
  const { withTexts } = await openFresh()
  const load = withTexts(async () => 'The part', 'bank')
  await expect(load()).rejects.toThrow('The bundle is gone.')
  expect(await load()).toBe('The part')
})
