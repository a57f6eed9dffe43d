import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { feedbackKeys } from './feedback-keys'

async function getScreenshot(id: string, signal: AbortSignal): Promise<string | null> {
  const { data, error } = await getSupabase()
    .from('feedback')
    .select('screenshot_url')
    .eq('id', id)
    .abortSignal(signal)
    .single()
  if (error) throw error
  return data.screenshot_url
}

/** The address of the picture that went with a comment. */
export function useScreenshot(id: string) {
  const user = useUser()
  return useQuery(
    queryOptions({
      queryKey: feedbackKeys.screenshot(user.id, id),
      queryFn: ({ signal }) => getScreenshot(id, signal),
    }),
  )
}
