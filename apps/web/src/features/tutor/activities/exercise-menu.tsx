import { exerciseKinds } from '@lingarden/domain/exercises/exercise'
import { Dumbbell } from '@/icons/icons.ts'
import { DropdownMenu } from 'radix-ui'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { ActivityWish } from './use-activities'

interface ExerciseMenuProps {
  isMaking: boolean
  disabled: boolean
  onMake: (wish: ActivityWish) => void
}

const item =
  'flex min-h-10 cursor-pointer items-center rounded-sm px-3 outline-none data-highlighted:bg-sunken'

/** Asks the tutor for an exercise, of a kind or of any. */
export function ExerciseMenu({ isMaking, disabled, onMake }: ExerciseMenuProps) {
  const activities = useTexts('activities')
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={activities.exercise}
          aria-busy={isMaking || undefined}
          disabled={disabled || isMaking}
          className={`${buttonClass('ghost')} min-h-11.5 px-2.5`}
        >
          <Dumbbell
            size={18}
            aria-hidden
            className={isMaking ? 'animate-pulse motion-reduce:animate-none' : ''}
          />
          <span className="text-sm max-md:hidden">{activities.exercise}</span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            side="top"
            align="start"
            sideOffset={8}
            // The exercise takes the focus when it comes.
            onCloseAutoFocus={(event) => event.preventDefault()}
            className="z-50 w-60 rounded-md bg-card p-2 text-ink shadow-float"
          >
            <DropdownMenu.Item className={item} onSelect={() => onMake({})}>
              {activities.any}
            </DropdownMenu.Item>
            {exerciseKinds.map((kind) => (
              <DropdownMenu.Item key={kind} className={item} onSelect={() => onMake({ kind })}>
                {activities.kinds[kind]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <span role="status" className="sr-only">
        {isMaking && activities.preparing}
      </span>
    </>
  )
}
