import type { FirstTalk } from '@lingarden/languages/first-talk'
import { findLanguage, type SupportedLanguage } from '@lingarden/languages/find-language'
import { loadFirstTalk, loadWordRules } from '@lingarden/languages/loaded'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { logError } from '@/lib/log'
import { usePageTitle } from '@/lib/page-title'
import { doorPaths } from '@/lib/paths'
import { useBrowserVoice } from '@/lib/speech/use-browser-voice'
import { FirstTalkView } from './first-talk-view'
import { TalkPlace } from './talk-context'

interface FirstTalkPageProps {
  /** How the talk is kept at its end. */
  keeping: (talk: StoredTalk) => ReactNode
}

/** /first/…: the first talk with a tutor, without an account, in the language of the address. */
export function FirstTalkPage({ keeping }: FirstTalkPageProps) {
  const { tag, place } = useParams()
  const language = findLanguage(tag)
  const common = useTexts('common')
  const texts = useTexts('firstTalk')
  const { talk, hasFailed, retry } = useLoadedTalk(language)
  usePageTitle()
  if (!language || talk === null) return <Navigate to={doorPaths.landing} replace />
  if (hasFailed)
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-5">
        <p role="alert">{texts.failed}</p>
        <Button onClick={retry}>{common.tryAgain}</Button>
      </main>
    )
  return talk ? (
    <Talk talk={talk} language={language} place={place} keeping={keeping} />
  ) : (
    <Spinner label={common.loading} />
  )
}

interface TalkProps extends FirstTalkPageProps {
  talk: FirstTalk
  language: SupportedLanguage
  place: string | undefined
}

function Talk({ talk, language, place, keeping }: TalkProps) {
  const texts = useTexts('firstTalk')
  const [reader] = useInterfaceLanguage()
  const tutor = reader === language.tag ? language.tutorName : talk.tutorName
  const voice = useBrowserVoice(language.languageCode)
  return (
    <TalkPlace value={{ talk, language, tutor, texts, reader, voice }}>
      <FirstTalkView place={place} keeping={keeping} />
    </TalkPlace>
  )
}

/** The talk of a language with its word rules; null where it has none. */
function useLoadedTalk(language: SupportedLanguage | undefined) {
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<{ talk?: FirstTalk | null; hasFailed?: boolean }>({})
  const tag = language?.tag
  useEffect(() => {
    if (!tag) return undefined
    let isCurrent = true
    Promise.all([loadFirstTalk(tag), loadWordRules(tag)]).then(
      ([talk]) => isCurrent && setLoaded({ talk: talk ?? null }),
      (cause: unknown) => {
        logError('The first talk was not loaded', cause)
        if (isCurrent) setLoaded({ hasFailed: true })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [tag, tries])
  const retry = () => {
    setLoaded({})
    setTries(tries + 1)
  }
  return { ...loaded, retry }
}
