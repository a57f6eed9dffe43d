import { useState } from 'react'
import { GenderDialog } from '@/components/choices/gender-dialog'
import { Section } from '@/components/ui/section'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { ChoiceRow } from './choice-row'
import type { SettingsSectionProps } from './section-props'

/** Names, and the forms in which others speak to the learner. */
export function YouSection({ profile, change }: SettingsSectionProps) {
  const { settings, onboarding } = useTexts('settings', 'onboarding')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Section id="you" title={settings.sections.you}>
      <TextField
        label={settings.displayName}
        maxLength={60}
        autoComplete="nickname"
        value={profile.display_name ?? ''}
        onChange={(event) => change({ display_name: event.target.value || null })}
      />
      <TextField
        label={settings.fullName}
        maxLength={120}
        autoComplete="name"
        value={profile.full_name ?? ''}
        onChange={(event) => change({ full_name: event.target.value || null })}
      />
      <ChoiceRow
        name={settings.gender}
        value={profile.gender ? onboarding[profile.gender] : undefined}
        onChange={() => setIsChoosing(true)}
      />
      <GenderDialog
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(gender) => {
          setIsChoosing(false)
          change({ gender })
        }}
      />
    </Section>
  )
}
