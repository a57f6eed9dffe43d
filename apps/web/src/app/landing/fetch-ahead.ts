/** Where the page names the scripts of the first talk. */
export const scriptsAhead = 'scripts-ahead'

/**
 * Fetches the scripts of the first talk while the visitor reads, once the page has all of its own: on a slow line the talk
 * then begins soon after the tap. A browser that saves data does not.
 */
export function fetchAhead(): void {
  const named = document.getElementById(scriptsAhead)?.textContent ?? '[]'
  const fetchAll = () => {
    for (const href of JSON.parse(named) as string[]) {
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href })
      link.crossOrigin = 'anonymous'
      document.head.append(link)
    }
  }
  if (document.readyState === 'complete') fetchAll()
  else addEventListener('load', fetchAll, { once: true })
}
