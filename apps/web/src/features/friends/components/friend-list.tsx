import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import type { Friend } from '@lingarden/database/rows/friends'
import { FriendRow } from './friend-row'

/** The friends by name, or how one comes to have some. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const texts = useTexts('friends')
  if (friends.length === 0) return <EmptyState title={texts.emptyTitle} description={texts.empty} />
  return (
    <Card title={texts.list}>
      <ul className="grid grid-cols-1 gap-4">
        {friends.map((friend) => (
          <li key={friend.id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
            <FriendRow friend={friend} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
