import { findLanguage } from '@lingarden/languages/find-language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SpeakFields } from './speak-fields'

const spoken = vi.hoisted(() => ({ heard: undefined as string | undefined }))
const writer = vi.hoisted(() => ({ kind: 'server' }))
vi.mock('@/lib/recording/open-writer', () => ({ writerKind: () => writer.kind }))
vi.mock('@/lib/recording/use-spoken-sentence', () => ({
  useSpokenSentence: () => ({
    voice: {},
    state: { phase: 'idle' },
    heard: spoken.heard,
    start: () => undefined,
  }),
}))
const readings: Record<string, string> = { 雨: 'yǔ', 语: 'yǔ | yù', 我: 'wǒ', 叫: 'jiào', 小: 'xiǎo' }
const lookUp = (terms: string[]) =>
  Promise.resolve(terms.map((term) => ({ term, pronunciation: readings[term] ?? '', definition: '' })))
vi.mock('@/lib/dictionary/use-dictionary', () => ({ useDictionary: () => ({ data: { lookUp } }) }))
vi.mock('@/components/speech/hear-button', () => ({ HearButton: () => null }))

const onChange = vi.fn<(draft: readonly string[]) => void>()
beforeEach(() => onChange.mockReset())

function show(code: string, text: string, heard?: string) {
  spoken.heard = heard
  const language = findLanguage(code)
  if (!language) throw new Error(`no language ${code}`)
  const exercise = { kind: 'speak', prompt: 'Say it.', text, accept: ['¿Cuál es tu nombre?'] } as const
  render(
    <QueryClientProvider client={new QueryClient()}>
      <p id="prompt">Say it.</p>
      <SpeakFields {...{ exercise, language, onChange }} draft={[]} promptId="prompt" isOpen />
    </QueryClientProvider>,
  )
}

it('what was understood settles the exercise, hesitation and politeness aside', async () => {
  show('es-ES', '¿Cómo te llamas?', 'eh hola cómo te llamas')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(['¿Cómo te llamas?']))
})

it('a Mandarin sentence is heard by its sounds', async () => {
  show('zh-CN', '我叫小雨。', '我叫小语')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(['我叫小雨。']))
})

it('what was understood otherwise is shown beside the closest sentence, and the learner has the last word', async () => {
  show('es-ES', '¿Cómo te llamas?', 'cuál es tu hombre')
  expect(await screen.findByText('nombre?')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['¿Cómo te llamas?'])
})

it('where nothing is written down, the learner compares by ear', () => {
  show('es-ES', '¿Cómo te llamas?')
  fireEvent.click(screen.getByRole('button', { name: 'I have said it: compare' }))
  fireEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['…'])
})

it('says beforehand where nobody can write down what is said: without a writer, and without a connection', () => {
  const note = /^Nobody can write down what you say just now/
  show('es-ES', '¿Cómo te llamas?')
  expect(screen.queryByText(note)).toBeNull()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText(note)).toBeTruthy()
  isOnline.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText(note)).toBeNull()
  writer.kind = 'none'
  show('es-ES', '¿Cómo te llamas?')
  expect(screen.getByText(note)).toBeTruthy()
  writer.kind = 'server'
})
