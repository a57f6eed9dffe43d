import type { Article } from '../../src/features/support/help/article.ts'

/** Words that people look for an article with; the line is searched, never shown. */
const searched = 'Searched as: '

/**
 * Reads the articles of a topic: each has its title with its id, `# Title {#id}`, then what is wanted, numbered steps, what
 * will have happened, and the words it is searched by, a paragraph each.
 * @throws Error that names the article which has another shape
 */
export function parseArticles(text: string): Record<string, Article> {
  const articles = text.split(/^# /m).slice(1).map(parseArticle)
  return Object.fromEntries(articles)
}

function parseArticle(text: string): [id: string, article: Article] {
  const [heading = '', problem, list, outcome, last, ...more] = text.trim().split(/\n{2,}/)
  const [, title, id] = /^(.+) \{#([a-z-]+)\}$/.exec(heading) ?? []
  const steps = list?.split('\n').map((line, place) => {
    const number = `${place + 1}. `
    if (!line.startsWith(number)) throw new Error(`“${heading}”: “${line}” is no step ${place + 1}`)
    return line.slice(number.length)
  })
  if (!title || !id || !problem || !steps || !outcome || more.length > 0)
    throw new Error(`“${heading}” is no article: a title with its id, a problem, steps, an outcome, words`)
  if (last !== undefined && !last.startsWith(searched)) throw new Error(`“${heading}” ends with “${last}”`)
  const words = last && { words: last.slice(searched.length) }
  return [id, { title, problem, steps, expect: outcome, ...words }]
}
