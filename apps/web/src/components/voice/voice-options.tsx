import { Check, ChevronUp } from '@/icons/icons.ts'
import { DropdownMenu } from 'radix-ui'
import { useTexts } from '@/i18n/texts'
import { writerKind } from '@/lib/recording/open-writer'
import { changeVoiceHabits, useVoiceHabits } from '@/lib/recording/voice-habits'

const item =
  'flex min-h-10 cursor-pointer items-start gap-2 rounded-sm px-3 py-2 outline-none data-highlighted:bg-sunken'

/** How to speak: hands-free, and whether what was said is looked at before it is sent. */
export function VoiceOptions() {
  const voice = useTexts('voice')
  const habits = useVoiceHabits()
  const options = [
    ['handsFree', voice.handsFree, voice.handsFreeAbout],
    ['sendsAtOnce', voice.sendsAtOnce, voice.sendsAtOnceAbout],
  ] as const
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={voice.options}
        className="grid h-10 w-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-sunken"
      >
        <ChevronUp size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-[min(20rem,calc(100vw-1.5rem))] rounded-md bg-card p-2 text-ink shadow-float"
        >
          {options.map(([name, label, about]) => (
            <DropdownMenu.CheckboxItem
              key={name}
              checked={habits[name]}
              onCheckedChange={(isOn) => changeVoiceHabits({ [name]: isOn })}
              className={item}
            >
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border border-control-line">
                <DropdownMenu.ItemIndicator>
                  <Check size={16} aria-hidden className="text-leaf" />
                </DropdownMenu.ItemIndicator>
              </span>
              <span>
                {label}
                <span className="block text-sm text-ink-soft">{about}</span>
              </span>
            </DropdownMenu.CheckboxItem>
          ))}
          <WhoWrites />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function WhoWrites() {
  const voice = useTexts('voice')
  if (writerKind() !== 'browser') return null
  return (
    <DropdownMenu.Label className="px-3 py-2 text-sm text-ink-soft">{voice.browserWrites}</DropdownMenu.Label>
  )
}
