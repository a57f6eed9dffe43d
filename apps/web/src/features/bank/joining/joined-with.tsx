import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'
import { getJoined } from './join-terms'
import { useJoinTerms } from './use-join-terms'

/** The terms that joined a word, each with the way to part it again; nothing where there are none. */
export function JoinedWith({ term, languageCode }: { term: string; languageCode: LanguageCode }) {
  const bankWords = useTexts('bankWords')
  const { id: userId } = useUser()
  const isOnline = useOnline()
  const { part } = useJoinTerms(languageCode)
  const { data } = useQuery({
    queryKey: ['joined-terms', userId, languageCode, term],
    queryFn: () => getJoined({ userId, languageCode }, term),
  })
  if (!data || data.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {data.map(({ id, from_term }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">
            {bankWords.joinedWith} <span lang={languageCode}>{from_term}</span>
          </span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={bankWords.partFrom(from_term)}
            busy={part.isPending}
            disabled={!isOnline}
            onClick={() => part.mutate([id])}
          >
            {bankWords.part}
          </Button>
        </li>
      ))}
    </ul>
  )
}
