import { drawWords, type DrawnWord } from './draw-words'
import { elementOf } from '../element-of'
import type { EarlyLine } from './read-lines'

export interface DrawnTalk {
  add: (line: EarlyLine) => void
  /** The words of its lines are known now. */
  showWords: () => void
  /** The word that is explained just now: the number of its line, and its place among the words of that. */
  selected: () => { line: number; place: number } | undefined
  remove: () => void
}

interface Drawing {
  languageCode: string
  showsMeanings: boolean
  /** Whether readings stand above the words where the language has any. */
  showsReadings: boolean
  /** Whether a note about the tutor will stand above the lines. */
  hasNote: boolean
}

/** The widths of the tutor's page, so that the lines stand where it will have them. */
const pageLook = 'mx-auto w-full max-w-[1200px] px-4 pt-6'
const columnsLook = 'grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[16rem_minmax(0,1fr)_19rem]'
const columnLook = 'min-w-0 xl:col-start-2'
/** Below the tutor's name, and below what is said once of the built-in tutor. */
const heightLook = { plain: 'pt-9 md:pt-15', noted: 'pt-29 md:pt-31' }
/** In letters of the device: those of the page would have to be loaded first. */
const coverLook = 'fixed inset-0 z-40 overflow-y-auto bg-paper [font-family:system-ui,sans-serif]'
const lineLook = 'w-fit max-w-[600px] px-1 text-[22px] leading-snug wrap-anywhere has-[ruby]:text-chat'
const explanationLook = 'fixed inset-x-0 bottom-0 grid gap-1 border-t border-line bg-card px-5 pt-4 pb-8'

/**
 * Draws a talk over the page that is still on its way, by itself. What is drawn are texts, whatever stands in them; a word that
 * is pressed is explained below.
 */
export function drawTalk({ languageCode, showsMeanings, showsReadings, hasNote }: Drawing): DrawnTalk {
  const list = elementOf('ol', 'grid grid-cols-1 gap-3 px-1')
  const column = elementOf('div', `${columnLook} ${heightLook[hasNote ? 'noted' : 'plain']}`, list)
  const explanation = elementOf('div', explanationLook)
  explanation.hidden = true
  explanation.setAttribute('role', 'status')
  const page = elementOf('div', pageLook, elementOf('div', columnsLook, column))
  const cover = elementOf('main', coverLook, elementOf('div', 'h-16 border-b border-line'), page, explanation)
  cover.dataset['earlyTalk'] = ''
  document.body.append(cover)
  const said: { text: string; element: HTMLElement }[] = []
  let selected: { line: number; place: number } | undefined

  const explain = (line: number, { term, reading, meaning, place }: DrawnWord) => {
    selected = { line, place }
    const word = elementOf('p', 'text-lg font-semibold', term)
    word.lang = languageCode
    explanation.replaceChildren(
      word,
      ...(reading === '' ? [] : [elementOf('p', 'text-ink-soft', reading)]),
      elementOf('p', '', meaning),
    )
    explanation.hidden = false
  }
  const drawLine = (line: number, withReadings: boolean) => {
    const { text, element } = said[line] ?? {}
    if (text === undefined || !element) return
    const words = drawWords(text, languageCode, {
      showsReadings: withReadings,
      onPress: (word) => explain(line, word),
    })
    element.replaceChildren(...(words ?? [text]))
  }
  return {
    add: ({ text, meaning }) => {
      const element = elementOf('p', lineLook)
      element.lang = languageCode
      const line = said.push({ text, element }) - 1
      drawLine(line, showsReadings)
      const item = elementOf('li', '', element)
      if (showsMeanings && meaning !== undefined)
        item.append(elementOf('p', 'mt-1 max-w-[600px] px-1 text-ink-soft', meaning))
      list.append(item)
    },
    // Readings would move what is being read.
    showWords: () => said.forEach((_, line) => drawLine(line, false)),
    selected: () => selected,
    remove: () => cover.remove(),
  }
}
