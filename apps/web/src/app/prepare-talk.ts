import { findLanguage } from '@lingarden/languages/find-language'
import type { QueryClient } from '@tanstack/react-query'
import { languageRulesQuery } from '@/lib/language/use-language-rules'
import { topicsQuery } from '@/lib/language/topics-query'
import { profileQuery } from '@/lib/profile/get-profile'
import { loadShell } from './load-home'
import { preloadPage } from './loaded-page'
import { pageLoads } from './page-loads'

/**
 * Gets ready what the tutor's page needs to stand at once in the place of the lines that are drawn: its scripts, the learner,
 * and the rules and topics of their language. Whatever fails is asked for again by who needs it.
 */
export async function prepareTalk(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    preloadPage(loadShell),
    preloadPage(pageLoads.tutor),
    prepareLanguage(queryClient, userId),
  ])
}

async function prepareLanguage(queryClient: QueryClient, userId: string): Promise<void> {
  const { current_language_code: code } = await queryClient.fetchQuery(profileQuery(userId))
  const tag = findLanguage(code)?.tag
  await Promise.all([
    queryClient.prefetchQuery(languageRulesQuery(tag)),
    queryClient.prefetchQuery(topicsQuery(tag)),
  ])
}
