import { findLanguage, supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/loaded'
import { lazy, Suspense, useState } from 'react'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { SampleTexts } from '../landing-texts'
import { SampleCard } from './sample-card'
import { SampleLoading } from './sample-loading'
import { SampleStart } from './sample-start'

/** By language: what is written in one is typed by its rules. */
const chats = new Map(
  supportedLanguages.map(({ tag }) => {
    const load = async () => {
      const [{ SampleChat }] = await Promise.all([import('./sample-chat'), loadWordRules(tag)])
      return { default: SampleChat }
    }
    return [tag, lazy(load)]
  }),
)

interface SampleProps {
  texts: SampleTexts
  language: InterfaceLanguage
  /** The language of the first conversation, where it is chosen already. */
  talkIn?: LanguageTag
}

/** The tutor to try: first in which language, then the conversation. */
export function Sample({ texts, language, talkIn }: SampleProps) {
  const [tag, setTag] = useState(talkIn)
  /** The language of the conversation that was left last. */
  const [left, setLeft] = useState<LanguageTag>()
  const chosen = findLanguage(tag)
  const SampleChat = chosen && chats.get(chosen.tag)
  if (!SampleChat) return <SampleStart texts={texts} language={language} left={left} onStart={setTag} />
  const { sample } = texts.welcome
  return (
    <SampleCard title={sample.title}>
      <Suspense fallback={<SampleLoading label={sample.loading} />}>
        {/* oxlint-disable-next-line react/static-components -- made once for each language, above */}
        <SampleChat
          key={chosen.tag}
          texts={texts}
          interfaceLanguage={language}
          language={chosen}
          onLeave={() => {
            setLeft(chosen.tag)
            setTag(undefined)
          }}
        />
      </Suspense>
    </SampleCard>
  )
}
