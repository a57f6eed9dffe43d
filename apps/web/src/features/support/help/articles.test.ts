import { beforeAll, describe, expect, it } from 'vitest'
import { interfaceLanguages, type InterfaceLanguage } from '@/i18n/languages'
import { textsIn } from '@/i18n/loaded-texts'
import { helpTopics, pageOf } from '@/lib/help/contents'
import type { Article, Articles } from './article'
import { fillLabels, labelledGroups, type LabelTexts } from './labels'
import { loadArticles } from './load-articles'

async function openHelp(language: InterfaceLanguage): Promise<{ articles: Articles; texts: LabelTexts }> {
  return { articles: await loadArticles(language), texts: await textsIn(language, ...labelledGroups) }
}

const allOf = (articles: Articles): [path: string, article: Article][] =>
  Object.entries(articles).flatMap(([topic, own]) =>
    Object.entries<Article>(own).map(([id, article]): [string, Article] => [`${topic}.${id}`, article]),
  )
const linesOf = ({ title, problem, steps, expect: outcome }: Article) => [title, problem, ...steps, outcome]
const labelsOf = (article: Article) => linesOf(article).flatMap((line) => line.match(/\{[\w.]+\}/g) ?? [])

let english: Articles
beforeAll(async () => {
  english = await loadArticles('en')
})

it('the contents name each article once', () => {
  const ids = helpTopics.flatMap(({ articles }) => articles)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(30)
})

it('the groups of texts that are loaded with the articles are those they name', () => {
  const named = allOf(english).flatMap(([, article]) => labelsOf(article))
  const groups = new Set(named.map((label) => label.slice(1, label.indexOf('.'))))
  expect([...groups].sort()).toEqual([...labelledGroups])
})

it('an article leads to the page of its topic, or to its own', () => {
  expect(pageOf('add-words', 'bank')).toBe('bank')
  expect(pageOf('send-feedback', 'together')).toBe('feedback')
})

describe.each(interfaceLanguages)('[1.8] the help in %s', (language) => {
  let help: { articles: Articles; texts: LabelTexts }
  beforeAll(async () => {
    help = await openHelp(language)
  })

  it('has every article, with as many steps as in English', () => {
    const shape = (articles: Articles) => allOf(articles).map(([path, { steps }]) => [path, steps.length])
    expect(shape(help.articles)).toEqual(shape(english))
    expect(allOf(help.articles).length).toBe(helpTopics.flatMap(({ articles }) => articles).length)
  })

  it('names on the screen only what stands there, and the same as in English', () => {
    const own = new Map(allOf(help.articles))
    for (const [path, article] of allOf(english)) {
      const translated = own.get(path)
      expect(translated && labelsOf(translated).toSorted(), path).toEqual(labelsOf(article).toSorted())
    }
    for (const [path, article] of own)
      for (const line of linesOf(article)) expect(fillLabels(line, help.texts), path).not.toMatch(/[{}]/)
  })

  it('is short, complete and calm', () => {
    for (const [path, article] of allOf(help.articles)) {
      expect(article.steps.length, path).toBeGreaterThanOrEqual(2)
      expect(linesOf(article).join(' ').length, path).toBeLessThan(1000)
      expect(
        linesOf(article).every((line) => line.trim() === line && line !== ''),
        path,
      ).toBe(true)
      expect(linesOf(article).join(' '), path).not.toMatch(/[!！¡]/)
    }
  })

  it('has no text left in English', () => {
    if (language === 'en') return
    const lines = new Set(allOf(english).flatMap(([, article]) => linesOf(article)))
    const same = allOf(help.articles).flatMap(([, article]) =>
      linesOf(article).filter((line) => lines.has(line)),
    )
    expect(same).toEqual([])
  })
})

const textOf = (articles: Articles) =>
  allOf(articles)
    .flatMap(([, article]) => linesOf(article))
    .join('\n')

it('French has its no-break spaces and curved apostrophes', async () => {
  const text = textOf(await loadArticles('fr'))
  expect(text.match(/.{9}( [;:!?%»]|« |').*/g)).toBeNull()
  expect(text.match(/[^\u202f][?;]|[^\u00a0](?<!https)[:»]/g)).toBeNull()
})

it('Spanish opens the questions it closes', async () => {
  const text = textOf(await loadArticles('es'))
  expect(text.split('¿').length).toBe(text.split('?').length)
  expect(text).not.toMatch(/[“”']/)
})

it('Chinese has full-width marks beside its characters', async () => {
  const text = textOf(await loadArticles('zh'))
  expect(text.match(/\p{Script=Han}[,;:!?."'()]|[,;:!?"'()]\p{Script=Han}|您/gu)).toBeNull()
})
