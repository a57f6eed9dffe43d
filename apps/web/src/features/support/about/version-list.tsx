import { supportedLanguages } from '@lingarden/languages/find-language'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { getRuntimeConfig } from '@/lib/runtime-config'

/** What runs here: the app, who answers and speaks, and which dictionaries. */
export function VersionList() {
  const { versions } = useTexts('support')
  const { version, engine, speech, dictionaries } = getRuntimeConfig()
  const lines = [
    [versions.app, version],
    [versions.engine, engine === 'builtin' ? versions.builtInEngine : engine],
    [versions.voice, speech.tts === 'embedded' ? versions.embeddedVoice : speech.tts],
    ...supportedLanguages.flatMap(({ languageCode, names }) => {
      const known = dictionaries[languageCode]
      return known ? [[versions.dictionary(languageTitle({ names })), known.version]] : []
    }),
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
