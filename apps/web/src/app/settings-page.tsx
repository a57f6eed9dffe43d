import { findLanguage } from '@lingarden/domain/languages'
import { difficultyOptions } from '@lingarden/domain/levels'
import { useState } from 'react'
import { DifficultyDialog } from '@/components/choices/difficulty-dialog'
import { GenderDialog } from '@/components/choices/gender-dialog'
import { InterfaceLanguageSelect } from '@/components/choices/interface-language-select'
import { LanguageDialog } from '@/components/choices/language-dialog'
import { VoiceChoice } from '@/components/choices/voice-choice'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Spinner } from '@/components/ui/spinner'
import { TextField } from '@/components/ui/text-field'
import { MemoryCard } from '@/features/memory/components/memory-card'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { useSettings } from '@/lib/profile/use-settings'

const switches = [
  'give_feedback',
  'hint_first',
  'show_suggestions',
  'mask_words',
  'auto_parse_responses',
  'show_actions',
  'show_definitions_on_hover',
  'auto_generate_audio',
  'autoplay_audio',
] as const

/** Settings of the learner: shown at once, saved when they rest for half a second (requirement 4.8). */
export function SettingsPage() {
  const { common, settings, onboarding } = useTexts()
  usePageTitle(settings.title)
  const profile = useProfile().data
  const { change, status } = useSettings()
  const changeLanguage = useChangeLanguage()
  const [dialog, setDialog] = useState<'language' | 'gender' | 'level'>()
  if (!profile) return <Spinner label={common.loading} />

  const close = () => setDialog(undefined)
  const language = findLanguage(profile.current_language_code)
  const level = language && profile.language_levels[language.languageCode]
  const levelLabel = difficultyOptions.find(({ value }) => value === level)?.label
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="flex items-baseline justify-between">
        <h1 className="text-xl">{settings.title}</h1>
        <p role="status" className="text-sm text-ink-soft">
          {status === 'saved' && settings.saved}
          {status === 'failed' && settings.notSaved}
        </p>
      </div>
      <section className="grid gap-4 rounded-md bg-card p-5 shadow-[0_0_0_1px_var(--line)]">
        <TextField
          label={settings.displayName}
          maxLength={60}
          value={profile.display_name ?? ''}
          onChange={(event) => change({ display_name: event.target.value || null })}
        />
        <Choice
          name={settings.language}
          value={language && translateFixed(language.language)}
          onChange={() => setDialog('language')}
        />
        <Choice
          name={settings.level}
          value={levelLabel && translateFixed(levelLabel)}
          onChange={() => setDialog('level')}
        />
        <Choice
          name={settings.gender}
          value={profile.gender ? onboarding[profile.gender] : undefined}
          onChange={() => setDialog('gender')}
        />
        <InterfaceLanguageSelect />
      </section>
      <section
        aria-labelledby="tutor-settings"
        className="grid gap-3 rounded-md bg-card p-5 shadow-[0_0_0_1px_var(--line)]"
      >
        <h2 id="tutor-settings" className="text-lg">
          {settings.tutor}
        </h2>
        {switches.map((name) => (
          <Checkbox
            key={name}
            label={settings.switches[name]}
            checked={profile[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
        {language && (
          <VoiceChoice
            language={language}
            value={profile.voice_setting}
            onChange={(voice_setting) => change({ voice_setting })}
          />
        )}
      </section>
      <MemoryCard
        languageCode={profile.current_language_code}
        mayRemember={profile.remember_learner}
        onChange={(remember_learner) => change({ remember_learner })}
      />
      <LanguageDialog
        open={dialog === 'language'}
        onClose={close}
        onChoose={(code) => {
          close()
          void changeLanguage(code)
        }}
      />
      <GenderDialog
        open={dialog === 'gender'}
        onClose={close}
        onChoose={(gender) => {
          close()
          change({ gender })
        }}
      />
      <DifficultyDialog
        open={dialog === 'level'}
        onSkip={close}
        onChoose={(chosen) => {
          close()
          if (language)
            change({ language_levels: { ...profile.language_levels, [language.languageCode]: chosen } })
        }}
      />
    </div>
  )
}

function Choice({
  name,
  value,
  onChange,
}: {
  name: string
  value: string | undefined
  onChange: () => void
}) {
  const { settings } = useTexts()
  return (
    <div className="flex items-center justify-between gap-3">
      <p>
        <span className="block text-sm font-medium">{name}</span>
        <span className="text-ink-soft">{value ?? settings.notChosen}</span>
      </p>
      <Button variant="secondary" size="sm" onClick={onChange} aria-label={`${settings.change}: ${name}`}>
        {settings.change}
      </Button>
    </div>
  )
}
