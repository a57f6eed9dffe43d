import { showToast } from '@/components/ui/toast'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import {
  interfaceLanguageNames,
  interfaceLanguages,
  languageTag,
  type InterfaceLanguage,
} from '@/i18n/languages'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'

interface InterfaceLanguageSelectProps {
  /** At the foot of a page. */
  isQuiet?: boolean
  /** Hears of another language once it is shown. */
  onChosen?: (language: InterfaceLanguage) => void
}

/** In which language Lingarden itself speaks; each is listed by its own name. */
export function InterfaceLanguageSelect({ isQuiet = false, onChosen }: InterfaceLanguageSelectProps) {
  const common = useTexts('common')
  const [language, setLanguage] = useInterfaceLanguage()
  return (
    <label className="flex items-center justify-between gap-3 text-sm font-medium">
      <span className={isQuiet ? 'sr-only' : undefined}>{common.interfaceLanguage}</span>
      <select
        className={
          isQuiet
            ? 'min-h-9 rounded-sm bg-transparent pr-2 text-ink-soft'
            : 'min-h-10 rounded-sm border border-control-line bg-card px-2'
        }
        value={language}
        onChange={(event) => {
          const chosen = interfaceLanguages.find((one) => one === event.target.value)
          if (!chosen) return
          setLanguage(chosen).then(
            () => onChosen?.(chosen),
            (cause: unknown) => {
              logError('The interface language was not loaded', cause)
              showToast({ title: common.interfaceLanguageFailed, variant: 'destructive' })
            },
          )
        }}
      >
        {interfaceLanguages.map((one) => (
          <option key={one} value={one} lang={languageTag(one)}>
            {interfaceLanguageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
