import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteOpeningWords } from '@/lib/prefetch/opening-words'
import { drawTalk } from './draw-talk'
import { giveWay } from './give-way'

const root = document.createElement('div')
const early = () => document.querySelector('[data-early-talk]')
const draw = () =>
  drawTalk({ languageCode: 'es-ES', showsMeanings: true, showsReadings: false, hasNote: false })

beforeEach(() => {
  vi.useFakeTimers()
  root.replaceChildren()
  document.body.replaceChildren(root)
  noteOpeningWords('es-ES', {
    lines: [[['Hola', 'hola'], ', ', ['amiga', 'amiga'], '.']],
    entries: { hola: ['/ˈo.la/', 'hello'], amiga: ['', 'friend <b>f.</b>'] },
  })
})
afterEach(() => vi.useRealTimers())

/** The page says the line, word by word. */
function sayIt() {
  const pressed: string[] = []
  const words = ['Hola', 'amiga'].map((text, place) => {
    const word = Object.assign(document.createElement('button'), { textContent: text })
    word.dataset['word'] = String(place)
    word.addEventListener('click', () => pressed.push(text))
    return word
  })
  const line = document.createElement('div')
  line.dataset['messageType'] = 'ai'
  line.append(...words)
  root.append(line)
  return pressed
}

it('stays while the page is empty or only begins to answer, and goes once it says the line', async () => {
  const talk = draw()
  talk.add({ text: 'Hola, amiga.', meaning: 'Hello, friend.' })
  expect(early()?.querySelector('li')?.textContent).toBe('Hola, amiga.Hello, friend.')
  giveWay(root, talk)
  root.innerHTML = '<div data-message-type="ai">…</div>'
  await vi.advanceTimersByTimeAsync(100)
  expect(early()).not.toBeNull()
  root.replaceChildren()
  expect(sayIt()).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(early()).toBeNull()
})

it('explains a word as text, and has the page explain it then', async () => {
  const talk = draw()
  talk.add({ text: 'Hola, amiga.' })
  early()?.querySelectorAll('button')[1]?.click()
  expect(early()?.querySelector('[role=status]')?.textContent).toBe('amigafriend <b>f.</b>')
  giveWay(root, talk)
  const pressed = sayIt()
  await vi.advanceTimersByTimeAsync(0)
  expect(pressed).toEqual(['amiga'])
})

it('covers nothing that the page says instead for longer than three seconds', async () => {
  giveWay(root, draw())
  root.textContent = 'Insufficient credits'
  await vi.advanceTimersByTimeAsync(2999)
  expect(early()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(early()).toBeNull()
})
