import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import type { InterfaceLanguage } from '@/i18n/languages'
import { loadTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { helpTopics, type ArticleId, type TopicKey } from '@/lib/help/contents'
import type { Article } from './article'
import { fillLabels, labelledGroups } from './labels'
import { loadArticles } from './load-articles'
import { indexArticles } from './search-help'

export interface HelpArticle extends Article {
  id: ArticleId
  topic: TopicKey
}

/** The articles, and beside them what they name on the screen. */
async function loadHelp(language: InterfaceLanguage) {
  const [articles] = await Promise.all([loadArticles(language), loadTexts(...labelledGroups)])
  return articles
}

/** The help in the language of the interface, in the order it is read. */
export function useHelp() {
  const [language] = useInterfaceLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['help', language],
    queryFn: () => loadHelp(language),
    staleTime: Infinity,
  })
  const articles = useMemo(
    () =>
      data &&
      helpTopics.flatMap(({ key: topic, articles: ids }) => {
        const texts: Readonly<Record<string, Article>> = data[topic]
        return ids.flatMap((id): HelpArticle[] => (texts[id] ? [{ ...texts[id], id, topic }] : []))
      }),
    [data],
  )
  return { articles, isError, retry: () => void refetch() }
}

/** What `searchHelp` searches. */
export function useHelpIndex(articles: readonly HelpArticle[]) {
  const texts = useTexts(...labelledGroups)
  return useMemo(
    () =>
      indexArticles(
        articles.map(({ id, title, problem, steps, expect, words = '' }) => ({
          id,
          title: fillLabels(title, texts),
          problem: fillLabels(problem, texts),
          text: fillLabels([...steps, expect, words].join('\n'), texts),
        })),
      ),
    [articles, texts],
  )
}
