import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { PictureName } from '@lingarden/domain/pictures/picture'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { Picture } from '@/components/pictures/picture'
import { SentenceHelp } from '@/components/sentences/sentence-help'
import { PractiseButton } from '@/components/speaking/practise-button'
import { HearActions } from '@/components/speech/hear-actions'
import { HearButton } from '@/components/speech/hear-button'
import { useByItself } from '@/components/speech/use-by-itself'
import { WordText } from '@/components/words/word-text'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface WordPageProps {
  item: KeyTerm
  picture: PictureName
  languageCode: LanguageCode
  onLookUp: (word: string, sentence: string) => void
}

/** One word of the lesson: heard by itself, with its meaning, and at work in a sentence. */
export function WordPage({ item, picture, languageCode, onLookUp }: WordPageProps) {
  const meaningsIn = useMeaningsIn()
  const { term, gloss, pinyin, example, translation, readings } = item
  // Readings come a moment later, and find their room.
  const isRead = languageByCode(languageCode).pronunciation
  useByItself(term, languageCode)
  return (
    <div className="grid flex-1 content-start gap-5 md:grid-cols-2 md:content-center md:items-center md:gap-12">
      <Picture
        name={picture}
        className="h-[clamp(120px,27dvh,250px)] rounded-[28px] *:max-w-[44dvh] md:h-[min(360px,52dvh)] md:*:max-w-[min(360px,70dvh)]"
      />
      <div className="grid justify-items-center gap-1 text-center">
        <div tabIndex={-1} data-page className="grid justify-items-center gap-1 outline-none">
          <p className="font-display text-3xl min-h-[1.65em] leading-[1.5] font-semibold wrap-anywhere md:text-4xl">
            <WordText
              onLookUp={onLookUp}
              text={term}
              languageCode={languageCode}
              {...(pinyin && { readings: { [term]: pinyin } })}
            />
          </p>
          <p lang={meaningsIn} className="text-lg">
            {gloss}
          </p>
        </div>
        <span className="flex flex-wrap justify-center">
          <HearActions text={term} languageCode={languageCode} />
          <PractiseButton
            text={term}
            languageCode={languageCode}
            className="inline-flex min-h-10 items-center gap-2 rounded-sm px-4 font-medium text-leaf hover:bg-sunken"
          />
        </span>
        <div className="mt-3 grid justify-items-center gap-0.5">
          <p className="flex items-start justify-center gap-1 text-chat">
            <HearButton text={example} languageCode={languageCode} />
            <span className={isRead ? 'pt-1 leading-[2]' : 'pt-1'}>
              <WordText onLookUp={onLookUp} text={example} languageCode={languageCode} readings={readings} />
            </span>
          </p>
          <p lang={meaningsIn} className="text-sm text-ink-soft">
            {translation}
          </p>
          <SentenceHelp text={example} languageCode={languageCode} isTranslated isCentred />
        </div>
      </div>
    </div>
  )
}
