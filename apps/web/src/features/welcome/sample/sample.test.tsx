import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { textsIn } from '@/i18n/loaded-texts'
import type { OfflineTurn } from '@/lib/practice-tutor/protocol'
import { Sample } from './sample'
import { SampleLoading } from './sample-loading'

const ask = vi.hoisted(() => vi.fn<(turn: OfflineTurn) => Promise<TutorEvent[]>>())
vi.mock('@/lib/practice-tutor/ask-worker', () => ({ askOfflineTutor: ask }))

// On a busy machine it takes longer to read the scripts than a search for what they draw waits.
beforeAll(() => import('./sample-chat'))

const lines = {
  es: '¡Hola! ¿Qué tal?',
  fr: 'Bonjour ! Ça va ?',
  zh: '你好！',
}
beforeEach(() => {
  ask.mockImplementation(async ({ language: { tag } }) => [
    {
      type: 'reply',
      text: new Map(Object.entries(lines)).get(tag) ?? '',
      messageType: 'conversation',
    },
  ])
})

const texts = await textsIn('en', 'catalogue', 'common', 'welcome')
const show = () => render(<Sample texts={texts} language="en" />)
const choose = (language: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Talk in ${language}`) }))
const conversation = () => screen.findByRole('log', { name: 'Conversation with the tutor' })

it('takes nobody’s focus before a language is chosen', () => {
  show()
  expect(document.activeElement).toBe(document.body)
})

it('keeps the focus while the tutor comes', () => {
  render(<SampleLoading label="On its way" />)
  expect(document.activeElement?.textContent).toBe('On its way')
})

it('another language leads back to the choice it came from, and on to a conversation of its own', async () => {
  show()
  choose('Spanish')
  const first = await conversation()
  expect(document.activeElement).toBe(first)
  await within(first).findByText(lines.es)
  fireEvent.click(screen.getByRole('button', { name: 'Another language' }))
  expect(document.activeElement?.textContent).toContain('Talk in Spanish')
  choose('French')
  const second = await conversation()
  expect(document.activeElement).toBe(second)
  const reply = (await within(second).findByText('Camille:')).closest('[lang]')
  expect(reply?.getAttribute('lang')).toBe('fr-FR')
  expect(reply?.textContent).toBe(`Camille: ${lines.fr}`)
  expect(within(second).queryByText(lines.es)).toBeNull()
})

it('tells who said what', async () => {
  show()
  choose('Spanish')
  const log = await conversation()
  await within(log).findByText(lines.es)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bien, gracias.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const own = (await within(log).findByText('Bien, gracias.')).parentElement
  expect(own?.textContent).toBe('You: Bien, gracias.')
})
