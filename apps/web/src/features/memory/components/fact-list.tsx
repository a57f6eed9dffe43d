import type { FactLanguage } from '@lingarden/domain/learner-facts'
import { findLanguage } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { useFacts } from '../api/get-facts'
import { RememberedList } from './remembered-list'

/** The variety that is taught, where it is one of these languages. */
const langOf = (language: FactLanguage): string => findLanguage(language)?.languageCode ?? language

/** What the learner told of themselves, by topic, in the words it was kept in. */
export function FactList({ languageCode }: { languageCode: string }) {
  const { memory } = useTexts()
  const { data, isError, refetch } = useFacts(languageCode)
  return (
    <RememberedList
      kind="facts"
      languageCode={languageCode}
      items={data}
      hasFailed={isError && !data}
      onRetry={() => void refetch()}
      nameOf={({ text }) => text}
    >
      {({ topic, text, writtenIn }) => (
        <p className="flex flex-wrap gap-x-3">
          <span className="w-32 shrink-0 text-sm leading-6 text-ink-soft">{memory.topics[topic]}</span>
          <span lang={langOf(writtenIn)} className="min-w-0">
            {text}
          </span>
        </p>
      )}
    </RememberedList>
  )
}
