/** Scripts without which nothing of the page can be drawn: they are asked for while the first line is on its way. */
const first = /\/(base|frame|start|rolldown-runtime)-/

/** What the server has named in the page that is to be loaded after the first line; nothing in a page that was kept. */
function listLater(): string[] {
  const listed = document.getElementById('later')?.textContent
  return listed ? (JSON.parse(listed) as string[]) : []
}

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' })
    document.head.append(link)
  }
}

/**
 * Loads what the page needs beside its first line: what all of it is drawn with at once, so that the line is never idle, and
 * the rest when it is told to.
 * @returns how to load the rest
 */
export function loadLater(): () => void {
  const files = listLater()
  preload(files.filter((file) => first.test(file)))
  return () => preload(files.filter((file) => !first.test(file)))
}
