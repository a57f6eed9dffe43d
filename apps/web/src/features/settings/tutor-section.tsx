import { asksFirst } from '@lingarden/domain/ladder/asks-first'
import { findLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { VoiceChoice } from '@/components/choices/voice-choice'
import { Checkbox } from '@/components/ui/checkbox'
import { Section } from '@/components/ui/section'
import { useTexts } from '@/i18n/texts'
import { BrowserModelChoice } from './browser-model-choice'
import type { SettingsSectionProps } from './section-props'

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

/** How the tutor behaves and sounds (requirement 9.7). */
export function TutorSection({ profile, change }: SettingsSectionProps) {
  const settings = useTexts('settings')
  const language = findLanguage(profile.current_language_code)
  const [openedAt] = useState(() => Date.now())
  // What was not chosen yet is as it works.
  const hintFirst = asksFirst(profile, language?.languageCode ?? '', openedAt)
  return (
    <Section id="tutor" title={settings.tutor}>
      <div className="grid gap-3">
        {switches.map((name) => (
          <Checkbox
            key={name}
            label={settings.switches[name]}
            checked={name === 'hint_first' ? hintFirst : profile[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
        {language && <BrowserModelChoice key={language.tag} tag={language.tag} />}
      </div>
      {language && (
        <VoiceChoice
          language={language}
          value={profile.voice_setting}
          onChange={(voice_setting) => change({ voice_setting })}
        />
      )}
    </Section>
  )
}
