import { themes } from '@lingarden/domain/themes'
import { InterfaceLanguageSelect } from '@/components/choices/interface-language-select'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioList } from '@/components/ui/radio-list'
import { Section } from '@/components/ui/section'
import { useTexts } from '@/i18n/texts'
import type { InterfaceLanguage } from '@/i18n/languages'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import type { SettingsSectionProps } from './section-props'

/** How Lingarden looks and which language it speaks. */
export function AppearanceSection({ profile, change }: SettingsSectionProps) {
  const settings = useTexts('settings')
  return (
    <Section id="appearance" title={settings.sections.appearance}>
      <InterfaceLanguageSelect
        onChosen={(language) => {
          change({ interface_language: language })
          void tellMails(language)
        }}
      />
      <RadioList
        legend={settings.theme}
        value={profile.theme}
        options={themes.map((value) => ({ value, label: settings.themes[value] }))}
        onChange={(theme) => change({ theme })}
      />
      <Checkbox
        label={settings.toneColours}
        checked={profile.tone_colours}
        onChange={(event) => change({ tone_colours: event.target.checked })}
      />
    </Section>
  )
}

/** Mails are written before anybody looks at the profile: they go by what the account says. */
async function tellMails(language: InterfaceLanguage): Promise<void> {
  const { error } = await getSupabase().auth.updateUser({ data: { interface_language: language } })
  if (error) logError('Mails stay in the language they had', error)
}
