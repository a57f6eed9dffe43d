import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'

/** How things work, and where the language data comes from. */
export function SupportPage() {
  const { shell } = useTexts()
  usePageTitle(shell.pages.support.name)
  return (
    <div className="grid max-w-[70ch] gap-4">
      <h1 className="text-xl">{shell.pages.support.name}</h1>
      {shell.supportText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 className="text-lg">{shell.sources}</h2>
      <p>{shell.sourcesText}</p>
      <p className="text-sm text-ink-soft">Lingarden {getRuntimeConfig().version}</p>
    </div>
  )
}
