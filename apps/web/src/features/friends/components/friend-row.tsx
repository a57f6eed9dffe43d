import { Ellipsis, Flame, Hand, Sprout } from '@/icons/icons.ts'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { Friend } from '@lingarden/database/rows/friends'
import { NudgeDialog } from './nudge-dialog'
import { PartDialog, type Parting } from './part-dialog'
import { PersonLine, useNameOf } from './person-line'

const item =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 outline-none data-highlighted:bg-sunken'

/** A friend with streak and presence, a wave, and behind a menu the ways to part. */
export function FriendRow({ friend }: { friend: Friend }) {
  const texts = useTexts('friends')
  const name = useNameOf(friend)
  const [open, setOpen] = useState<Parting | 'nudge'>()
  const close = () => setOpen(undefined)
  return (
    <PersonLine person={friend} note={<Note friend={friend} />}>
      {friend.may_be_nudged && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.nudge.sendTo(name)}
          onClick={() => setOpen('nudge')}
        >
          <Hand size={16} aria-hidden />
          {texts.nudge.send}
        </Button>
      )}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={texts.more(name)}
          className="grid size-10 place-items-center rounded-sm text-ink-soft hover:bg-sunken"
        >
          <Ellipsis size={18} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            className="z-50 w-44 rounded-md bg-card p-2 text-ink shadow-float"
          >
            <DropdownMenu.Item className={item} onSelect={() => setOpen('remove')}>
              {texts.part.remove}
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => setOpen('block')}>
              {texts.part.block}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {open === 'nudge' && <NudgeDialog friend={friend} onClose={close} />}
      {open && open !== 'nudge' && <PartDialog friend={friend} parting={open} onClose={close} />}
    </PersonLine>
  )
}

function Note({ friend: { shares_practice, streak, presence } }: { friend: Friend }) {
  const texts = useTexts('friends')
  if (!shares_practice) return texts.private
  return (
    <>
      {presence && presence !== 'away' && (
        <span className="inline-flex items-center gap-1">
          {presence === 'practised' && <Sprout size={14} aria-hidden className="text-leaf" />}
          {texts.presence[presence]}
        </span>
      )}
      {streak !== null && streak > 0 && (
        <span className="inline-flex items-center gap-1">
          <Flame size={14} aria-hidden className="text-sun" />
          {texts.streak(streak)}
        </span>
      )}
    </>
  )
}
