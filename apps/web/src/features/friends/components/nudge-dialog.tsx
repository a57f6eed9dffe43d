import { nudgeKinds } from '@lingarden/domain/friends/nudge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import type { Friend } from '@lingarden/database/rows/friends'
import { useNameOf } from './person-line'
import { useCallWithToast } from './use-call-with-toast'

/** The small signs that can be sent to a friend. */
export function NudgeDialog({ friend, onClose }: { friend: Friend; onClose: () => void }) {
  const { nudge } = useTexts('friends')
  const name = useNameOf(friend)
  const { call, isPending } = useCallWithToast('nudge_friend', nudge.outcomes)
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={nudge.sendTo(name)} description={nudge.about}>
      <div className="grid gap-2">
        {nudgeKinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="lg"
            busy={isPending}
            onClick={() => call({ p_friend_id: friend.id, p_kind: kind }, onClose)}
          >
            {nudge.kinds[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
