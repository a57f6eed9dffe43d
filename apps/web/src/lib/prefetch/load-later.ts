/** What the server has named in the page that is to be loaded after what is drawn first. */
interface Later {
  all: readonly string[]
  /** By the code of the language that is learned. */
  byLanguage: Readonly<Record<string, readonly string[]>>
}

/** Scripts without which nothing of the page can be drawn: they are asked for while what is drawn first is on its way. */
const first = /\/(base|frame|start|rolldown-runtime)-/

/** Nothing in a page that was kept: what that needs was kept with it. */
function readLater(): Later {
  const listed = document.getElementById('later')?.textContent
  return listed ? (JSON.parse(listed) as Later) : { all: [], byLanguage: {} }
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link')
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    Object.assign(link, { ...kind, href, crossOrigin: '', fetchPriority: 'low' })
    document.head.append(link)
  }
}

/**
 * Loads what the page needs beside what is drawn first: what all of it is drawn with at once, so that the line is never idle,
 * and the rest when it is told to.
 * @returns how to load the rest, with what a language needs
 */
export function loadLater(): (languageCode?: string) => void {
  const { all, byLanguage } = readLater()
  preload(all.filter((file) => first.test(file)))
  return (languageCode = '') =>
    preload([...all.filter((file) => !first.test(file)), ...(byLanguage[languageCode] ?? [])])
}
