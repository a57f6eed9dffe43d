import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useReviewLanguage } from '../use-review-language'

/** Shows its content for the language that is reviewed, once that is known. */
export function LanguageGate({ children }: { children: (language: SupportedLanguage) => ReactNode }) {
  const { common, courses, review } = useTexts('common', 'courses', 'review')
  const { language, isPending } = useReviewLanguage()
  if (language) return children(language)
  if (isPending) return <Spinner label={common.loading} />
  return <EmptyState title={review.title} description={courses.noLanguage} />
}
