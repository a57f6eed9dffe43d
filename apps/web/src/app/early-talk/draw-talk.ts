import type { EarlyLine } from './read-lines'

export interface DrawnTalk {
  add: (line: EarlyLine) => void
  remove: () => void
}

interface Drawing {
  languageCode: string
  showsMeanings: boolean
}

/** The widths of the tutor's page, so that the lines stand where it will have them. */
const pageLook = 'mx-auto w-full max-w-[1200px] px-4 pt-6'
const columnsLook = 'grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[16rem_minmax(0,1fr)_19rem]'

/**
 * Draws a talk over the page that is still on its way, by itself, in letters of the device: those of the page would have to be
 * loaded first. What is drawn are texts, whatever stands in them.
 */
export function drawTalk({ languageCode, showsMeanings }: Drawing): DrawnTalk {
  const list = elementOf('ol', 'grid grid-cols-1 gap-3 px-1')
  const column = elementOf('div', 'min-w-0 xl:col-start-2', list)
  const cover = elementOf(
    'main',
    'fixed inset-0 z-40 overflow-y-auto bg-paper [font-family:system-ui,sans-serif]',
    elementOf('div', 'h-16 border-b border-line'),
    elementOf('div', pageLook, elementOf('div', columnsLook, column)),
  )
  cover.dataset['earlyTalk'] = ''
  document.body.append(cover)
  return {
    add: ({ text, meaning }) => {
      const said = elementOf('p', 'max-w-[600px] px-1 text-[22px] leading-snug wrap-anywhere', text)
      said.lang = languageCode
      const isExplained = showsMeanings && meaning !== undefined
      const line = elementOf('li', '', said)
      if (isExplained) line.append(elementOf('p', 'mt-1 max-w-[600px] px-1 text-ink-soft', meaning))
      list.append(line)
    },
    remove: () => cover.remove(),
  }
}

function elementOf(name: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}
