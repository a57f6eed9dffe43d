import type { LanguageCode } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { X } from '@/icons/icons.ts'
import { SentenceHelp } from '@/components/sentences/sentence-help'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { useCountLookUp } from './use-count-look-up'

/** A sentence with the word, and where it comes from. */
export interface SentenceMet {
  text: string
  /** As its author translated it; undefined where nobody has. */
  translation?: string
  /** What it is translated into; English where it is missing. */
  translatedInto?: HelpLanguage | undefined
  /** What the learner said before it was mended. */
  said?: string | undefined
  from?: string
  isOwn?: boolean
}

interface MetSentenceProps {
  sentence: SentenceMet
  languageCode: LanguageCode
  /** The word as the bank counts it; it is marked. */
  term: string
  onRemove: (() => void) | undefined
  isAside: boolean
}

/** One sentence: to hear, its words to look up, what it means and what its grammar does. Never the one that was wrong. */
export function MetSentence({ sentence, languageCode, term, onRemove, isAside }: MetSentenceProps) {
  const { bankWords, wordView } = useTexts('bankWords', 'wordView')
  const countLookUp = useCountLookUp(languageCode)
  const { text, translation, translatedInto = 'en', said, from } = sentence
  return (
    <li className="relative grid grid-cols-1 gap-0.5 border-l-3 border-leaf-pale pr-10 pl-3">
      <p lang={languageCode} dir="auto" className="text-chat leading-snug wrap-anywhere">
        <WordText
          text={text}
          languageCode={languageCode}
          isAside={isAside}
          exampleOf={term}
          onLookUp={countLookUp}
        />
      </p>
      {translation !== undefined && (
        <p lang={translatedInto} className="text-sm text-ink-soft">
          {translation}
        </p>
      )}
      {said !== undefined && (
        <p className="text-xs text-ink-soft">
          {wordView.mended}{' '}
          <s lang={languageCode} className="text-thorn">
            {said}
          </s>
        </p>
      )}
      {from !== undefined && <p className="text-xs text-ink-soft">{from}</p>}
      <div className="flex flex-wrap items-start">
        <div className="min-w-0 flex-1">
          <SentenceHelp text={text} languageCode={languageCode} isTranslated={translation !== undefined} />
        </div>
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-10 size-10"
            aria-label={bankWords.removeSentence(text)}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </Button>
        )}
      </div>
      <div className="absolute -top-1.5 right-0">
        <HearButton text={text} languageCode={languageCode} />
      </div>
    </li>
  )
}
