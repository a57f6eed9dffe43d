import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { localQuery } from '@/lib/dictionary/local-query'
import { logError } from '@/lib/log'
import { translateAuthored } from '@/lib/practice-tutor/ask-worker'
import { translateOnDevice } from '@/lib/translation/device-translator'
import { WordByWord } from './word-by-word'

interface FoundMeaningProps {
  text: string
  languageCode: LanguageCode
}

/**
 * What a text means, without any model on the server: as its author wrote it, else as the browser translates it, which it is
 * told to have done, else word by word.
 */
export function FoundMeaning({ text, languageCode }: FoundMeaningProps) {
  const words = useTexts('words')
  const [reader] = useInterfaceLanguage()
  const { tag } = languageByCode(languageCode)
  const authored = useQuery({
    ...localQuery,
    queryKey: ['authored-meaning', tag, reader, text],
    queryFn: async () => (await orNothing(translateAuthored({ tag, reader, text }))) ?? null,
  })
  const onDevice = useQuery({
    ...localQuery,
    queryKey: ['device-meaning', tag, reader, text],
    queryFn: async () => (await orNothing(translateOnDevice(text, tag, reader))) ?? null,
    enabled: authored.data === null,
  })
  if (authored.isPending) return <p className="text-sm text-ink-soft">…</p>
  if (typeof authored.data === 'string') return <p>{authored.data}</p>
  return (
    <div className="grid gap-2">
      {typeof onDevice.data === 'string' && (
        <div>
          <p>{onDevice.data}</p>
          <p className="text-sm text-ink-soft">{words.deviceTranslation}</p>
        </div>
      )}
      <WordByWord text={text} languageCode={languageCode} />
    </div>
  )
}

/** What cannot be had is not there: the words of the sentence are. */
async function orNothing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (cause) {
    logError('A text could not be translated here', cause)
    return undefined
  }
}
