import type { FirstTalk } from '@lingarden/languages/first-talk'
import { findLanguage, type LanguageTag, type SupportedLanguage } from '@lingarden/languages/find-language'
import { loadFirstTalk, loadWordRules } from '@lingarden/languages/load'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { localQuery } from '@/lib/dictionary/local-query'
import { usePageTitle } from '@/lib/page-title'
import { doorPaths } from '@/lib/paths'
import { FirstTalkView } from './first-talk-view'
import { TalkPlace } from './talk-context'
import { useTalkVoice } from './use-talk-voice'

interface FirstTalkPageProps {
  /** How the talk is kept at its end. */
  Keeping: ComponentType<{ talk: StoredTalk }>
}

/** /first/…: the first talk with a tutor, without an account, in the language of the address. */
export function FirstTalkPage({ Keeping }: FirstTalkPageProps) {
  const { tag, place } = useParams()
  const language = findLanguage(tag)
  const common = useTexts('common')
  const texts = useTexts('firstTalk')
  const { data: talk, isError, refetch } = useFirstTalkOf(language?.tag)
  usePageTitle()
  if (!language || talk === null) return <Navigate to={doorPaths.landing} replace />
  if (isError)
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-5">
        <p role="alert">{texts.failed}</p>
        <Button onClick={() => void refetch()}>{common.tryAgain}</Button>
      </main>
    )
  return talk ? (
    <Talk talk={talk} language={language} place={place} Keeping={Keeping} />
  ) : (
    <Spinner label={common.loading} />
  )
}

interface TalkProps extends FirstTalkPageProps {
  talk: FirstTalk
  language: SupportedLanguage
  place: string | undefined
}

function Talk({ talk, language, place, Keeping }: TalkProps) {
  const texts = useTexts('firstTalk')
  const [reader] = useInterfaceLanguage()
  const tutor = reader === language.tag ? language.tutorName : talk.tutorName
  const voice = useTalkVoice(language.languageCode)
  return (
    <TalkPlace value={{ talk, hidesMeanings: false, language, tutor, texts, reader, voice }}>
      <FirstTalkView place={place} Keeping={Keeping} />
    </TalkPlace>
  )
}

/** The talk of a language with its word rules; null where it has none. */
async function readFirstTalk(tag: LanguageTag): Promise<FirstTalk | null> {
  const [talk] = await Promise.all([loadFirstTalk(tag), loadWordRules(tag)])
  return talk ?? null
}

const useFirstTalkOf = (tag: LanguageTag | undefined) =>
  useQuery({
    ...localQuery,
    queryKey: ['first-talk', tag ?? ''],
    queryFn: () => (tag ? readFirstTalk(tag) : null),
    gcTime: Infinity,
  })
