import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { InterfaceLanguage } from '@/i18n/languages'
import { doorPaths } from '@/lib/paths'
import { fixedText, type SampleTexts } from '../landing-texts'
import { SampleComposer } from './sample-composer'
import { SampleMessages } from './sample-messages'
import { useSample } from './use-sample'

interface SampleChatProps {
  texts: SampleTexts
  interfaceLanguage: InterfaceLanguage
  /** Its word rules are loaded. */
  language: SupportedLanguage
  onLeave: () => void
}

/** After so many messages of the visitor the page says what an account adds. */
const enough = 3

/** A scene with the built-in tutor, which answers in this browser. */
export function SampleChat({ texts, interfaceLanguage, language, onLeave }: SampleChatProps) {
  const { common, welcome } = texts
  const { sample } = welcome
  const { conversation, isWaiting, hasFailed, say, retry } = useSample(language, interfaceLanguage)
  const { messages, suggestions } = conversation
  const isOpening = messages.length === 0
  return (
    <>
      <SampleMessages
        texts={sample}
        messages={messages}
        language={language}
        isWaiting={isWaiting && !isOpening}
      >
        {isOpening && isWaiting && <Spinner label={sample.loading} />}
        {hasFailed && (
          <div role="alert" className="grid justify-items-start gap-2 text-sm">
            <p className="text-thorn">{sample.failed}</p>
            <Button variant="secondary" size="sm" onClick={retry}>
              {common.tryAgain}
            </Button>
          </div>
        )}
      </SampleMessages>
      {messages.filter(({ type }) => type === 'user').length >= enough && (
        <p className="text-sm text-ink-soft">
          {sample.goOn}{' '}
          <a href={doorPaths.signUp} className="text-leaf-deep underline underline-offset-4">
            {welcome.begin}
          </a>
        </p>
      )}
      <SampleComposer
        texts={sample}
        language={language}
        suggestions={suggestions}
        isDisabled={isOpening || isWaiting || hasFailed}
        onSay={say}
      />
      <p className="flex items-baseline justify-between gap-4 text-xs text-ink-soft">
        <span>{fixedText(texts, builtInTutorLabel)}</span>
        <button type="button" className="min-h-6 shrink-0 underline underline-offset-4" onClick={onLeave}>
          {sample.another}
        </button>
      </p>
    </>
  )
}
