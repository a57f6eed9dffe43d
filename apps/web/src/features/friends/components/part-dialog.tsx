import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import type { Friend } from '@lingarden/database/rows/friends'
import { useNameOf } from './person-line'
import { useCallWithToast } from './use-call-with-toast'

/** How one parts from a friend. */
export type Parting = 'remove' | 'block'

interface PartDialogProps {
  friend: Friend
  parting: Parting
  onClose: () => void
}

/** Asks before a friend is removed or blocked. */
export function PartDialog({ friend, parting, onClose }: PartDialogProps) {
  const { part } = useTexts('friends')
  const name = useNameOf(friend)
  const remove = useCallWithToast('remove_friend')
  const block = useCallWithToast('block_learner')
  const isRemoval = parting === 'remove'
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={isRemoval ? part.removeTitle(name) : part.blockTitle(name)}
      description={isRemoval ? part.removeAbout : part.blockAbout}
      footer={
        <Button
          variant="destructive"
          busy={remove.isPending || block.isPending}
          onClick={() =>
            isRemoval
              ? remove.call({ p_friend_id: friend.id }, onClose)
              : block.call({ p_learner_id: friend.id }, onClose)
          }
        >
          {isRemoval ? part.remove : part.block}
        </Button>
      }
    />
  )
}
