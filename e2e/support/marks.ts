import type { Locator } from '@playwright/test'

/** How many French marks a text has, and how many of them begin a line without the word before them. */
export const findMarks = (text: Locator): Promise<{ marks: number; alone: number }> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found = { marks: 0, alone: 0 }
    let bottom = Infinity
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const letters = node.textContent ?? ''
      for (let place = 0; place < letters.length; place++) {
        const letter = letters.charAt(place)
        if (letter.trim() === '') continue
        const range = document.createRange()
        range.setStart(node, place)
        range.setEnd(node, place + 1)
        const box = range.getBoundingClientRect()
        if ('!?;:»'.includes(letter)) {
          found.marks += 1
          if (box.top >= bottom) found.alone += 1
        }
        bottom = box.top + box.height / 2
      }
    }
    return found
  })
