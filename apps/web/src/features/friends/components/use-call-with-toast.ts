import type { FriendFunction } from '@lingarden/database/rows/outcome'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useFriendCall } from '../api/use-friend-call'
import type { OutcomeArgs } from '@lingarden/database/rows/outcome'

/** Calls a function of friends; tells of a failure, and of an outcome for which there are words. */
export function useCallWithToast<Name extends FriendFunction>(
  name: Name,
  outcomes: Readonly<Record<string, string>> = {},
) {
  const friends = useTexts('friends')
  const { mutateAsync, isPending } = useFriendCall(name)
  async function call(args: OutcomeArgs[Name], onDone?: () => void): Promise<void> {
    try {
      const title = outcomes[await mutateAsync(args)]
      if (title) showToast({ title })
      onDone?.()
    } catch {
      // What failed is the connection or the server, and either may be back in a moment.
      showToast({ title: friends.notDone, variant: 'destructive' })
    }
  }
  return { call: (args: OutcomeArgs[Name], onDone?: () => void) => void call(args, onDone), isPending }
}
