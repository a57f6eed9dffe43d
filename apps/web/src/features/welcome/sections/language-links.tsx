import { classNames } from '@/components/ui/class-names'
import { interfaceLanguageNames, interfaceLanguages, languageTag } from '@/i18n/languages'
import type { InterfaceLanguage } from '@/i18n/languages'

interface LanguageLinksProps {
  label: string
  current: InterfaceLanguage
  className: string
}

/** The page in its other languages, each by its own name; the page's script keeps what is chosen. */
export function LanguageLinks({ label, current, className }: LanguageLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {interfaceLanguages.map((language) => (
          <li key={language}>
            <a
              href={`/?lang=${language}`}
              hrefLang={languageTag(language)}
              lang={languageTag(language)}
              data-interface-language={language}
              aria-current={language === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-6 items-center',
                language === current
                  ? 'font-medium text-ink'
                  : 'text-ink-soft hover:text-ink hover:underline',
              )}
            >
              {interfaceLanguageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
