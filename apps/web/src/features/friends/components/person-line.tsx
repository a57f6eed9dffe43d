import type { ReactNode } from 'react'
import { AvatarPlant } from '@/components/plants/avatar-plant'
import { useTexts } from '@/i18n/texts'
import type { Person } from '@lingarden/database/rows/friends'

interface PersonLineProps {
  person: Person
  /** Stands below the name. */
  note?: ReactNode
  /** What can be done; stands at the end. */
  children?: ReactNode
}

/** A learner by plant and name. Names are other people's text: whatever is in them stays within its line. */
export function PersonLine({ person, note, children }: PersonLineProps) {
  const name = useNameOf(person)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <AvatarPlant plant={person.plant} />
      <div className="min-w-28 flex-1">
        <p className="truncate font-medium" title={name}>
          <bdi>{name}</bdi>
        </p>
        {note && <div className="flex flex-wrap gap-x-3 text-sm text-ink-soft">{note}</div>}
      </div>
      {children && <div className="ml-auto flex flex-wrap items-center justify-end gap-1">{children}</div>}
    </div>
  )
}

/** How a learner is called. */
export function useNameOf({ name }: Pick<Person, 'name'>): string {
  const friends = useTexts('friends')
  return name?.trim() ? name : friends.unnamed
}
