import type { DrawnTalk } from './draw-talk'

/** Milliseconds after its first drawing within which the page has the lines, or something else to say. */
const longestCover = 3000

/**
 * Lets a talk that is drawn go when the page has it itself, or something else to say. A word that is explained then is explained
 * by the page as well.
 */
export function giveWay(root: HTMLElement, talk: DrawnTalk): void {
  const lines = () => root.querySelectorAll('[data-message-type]')
  const hasTalk = () => /\p{L}/u.test(lines()[0]?.textContent ?? '')
  const end = () => {
    clearTimeout(timer)
    watch.disconnect()
    const word = talk.selected()
    talk.remove()
    if (word) lines()[word.line]?.querySelector<HTMLElement>(`[data-word="${word.place}"]`)?.click()
  }
  const watch = new MutationObserver(() => hasTalk() && end())
  const timer = setTimeout(end, longestCover)
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  if (hasTalk()) end()
}
