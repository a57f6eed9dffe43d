import { languageByCode, languageOptions } from '@lingarden/languages/find-language'
import { Check } from '@/icons/icons.ts'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { useProfile } from '@/lib/profile/get-profile'

/** The languages one can learn, the current one marked. */
export function LanguagePicker({ onChosen }: { onChosen: () => void }) {
  const shell = useTexts('shell')
  const current = useProfile().data?.current_language_code
  const changeLanguage = useChangeLanguage()
  return (
    <div role="group" aria-label={shell.language} className="grid gap-1">
      {languageOptions.map(({ code, languageName }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === current}
          onClick={() => {
            void changeLanguage(code)
            onChosen()
          }}
          className="flex min-h-10 items-center justify-between gap-3 rounded-sm px-3 text-left hover:bg-sunken"
        >
          <span>
            {languageTitle(languageByCode(code))}{' '}
            <span lang={code} className="text-sm text-ink-soft">
              {languageName}
            </span>
          </span>
          {code === current && <Check size={18} className="text-leaf" aria-hidden />}
        </button>
      ))}
    </div>
  )
}
