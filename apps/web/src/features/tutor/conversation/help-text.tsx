import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTexts } from '@/i18n/texts'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import { profileKeys } from '@/lib/profile/keys'
import { useUser } from '@/lib/session/session-provider'

interface HelpTextProps {
  /** Names what was asked, so that it is asked and paid once. */
  queryKey: readonly string[]
  ask: (signal: AbortSignal) => Promise<string>
}

/** An answer of the language model that the learner asked for: a translation, an explanation. */
export function HelpText({ queryKey, ask }: HelpTextProps) {
  const tutor = useTexts('tutor')
  const { id } = useUser()
  const queryClient = useQueryClient()
  const { data, error, isPending, isSuccess } = useQuery({
    queryKey: ['tutor-help', ...queryKey],
    queryFn: ({ signal }) => ask(signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (isSuccess) void queryClient.invalidateQueries({ queryKey: profileKeys.of(id) })
  }, [isSuccess, queryClient, id])
  useEffect(() => {
    if (error) announceAiFailure(error)
  }, [error])
  return (
    <p role="status" className="mt-1 max-w-[85%] px-4 text-sm whitespace-pre-wrap text-ink-soft">
      {isPending ? '…' : (data ?? error?.message ?? tutor.failed)}
    </p>
  )
}
