import { findLanguage, supportedLanguages } from '@lingarden/languages/find-language'
import { scaleOf } from '@lingarden/domain/level-scale'
import { difficultyOptions, levels } from '@lingarden/domain/levels'
import { useState, type ReactNode } from 'react'
import { LanguageDialog } from '@/components/choices/language-dialog'
import { Section } from '@/components/ui/section'
import { SelectField } from '@/components/ui/select-field'
import { translateFixed } from '@/i18n/catalogue'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { ChoiceRow } from './choice-row'
import type { SettingsSectionProps } from './section-props'

/**
 * What is learned, how well it is known already in each language, and how much a day.
 * @param goal the row of the daily goal
 */
export function LearningSection({ profile, change, goal }: SettingsSectionProps & { goal: ReactNode }) {
  const settings = useTexts('settings')
  const changeLanguage = useChangeLanguage()
  const [isChoosing, setIsChoosing] = useState(false)
  const language = findLanguage(profile.current_language_code)
  return (
    <Section id="learning" title={settings.sections.learning}>
      <ChoiceRow
        name={settings.language}
        value={language && languageTitle(language)}
        onChange={() => setIsChoosing(true)}
      />
      {goal}
      <div className="grid gap-3 sm:grid-cols-3">
        {supportedLanguages.map(({ tag, languageCode, names }) => (
          <SelectField
            key={languageCode}
            label={settings.levelIn(languageTitle({ names }))}
            value={profile.language_levels[languageCode] ?? ''}
            onChange={(value) => {
              const level = levels.find((one) => one === value)
              if (level) change({ language_levels: { ...profile.language_levels, [languageCode]: level } })
            }}
          >
            {!profile.language_levels[languageCode] && <option value="">{settings.notChosen}</option>}
            {difficultyOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {`${translateFixed(label)} (${scaleOf(value, tag)})`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <LanguageDialog
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(code) => {
          setIsChoosing(false)
          void changeLanguage(code)
        }}
      />
    </Section>
  )
}
