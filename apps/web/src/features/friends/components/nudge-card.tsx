import type { NudgeKind } from '@lingarden/domain/friends/nudge'
import { Link } from 'react-router'
import { AvatarPlant } from '@/components/plants/avatar-plant'
import { Button, buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { Person } from '@lingarden/database/rows/friends'
import { pagePaths } from '@/lib/paths'
import { useNameOf } from './person-line'
import { useCallWithToast } from './use-call-with-toast'

/** The sign that a friend has sent; it goes when it is answered or not. */
export function NudgeCard({ nudge }: { nudge: Person & { kind: NudgeKind } }) {
  const { nudge: texts } = useTexts('friends')
  const name = useNameOf(nudge)
  const { call, isPending } = useCallWithToast('dismiss_nudge')
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-blossom-pale p-5">
      <AvatarPlant plant={nudge.plant} className="bg-card" />
      <p className="min-w-48 flex-1 break-words">{texts.received[nudge.kind](name)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => call({})}>
          {texts.thanks}
        </Button>
        <Link to={pagePaths.review} className={buttonClass('primary', 'sm')} onClick={() => call({})}>
          {texts.practise}
        </Link>
      </div>
    </section>
  )
}
