import { languageByCode } from '@lingarden/languages/find-language'
import { shortMeaning } from '@lingarden/languages/kit/dictionary/short-meaning'
import { HearButton } from '@/components/speech/hear-button'
import { toneOf } from '@/components/words/pinyin-tone'
import { useTexts } from '@/i18n/texts'
import type { ViewedWord } from './use-viewed-word'

interface WordSoundProps {
  word: ViewedWord
  reading: string | undefined
}

/** A word to be heard, and slowly; beside it how it sounds, in letters or in its tones. */
export function WordSound({ word: { term, languageCode, entry, own }, reading }: WordSoundProps) {
  const wordView = useTexts('wordView')
  const { isTonal } = languageByCode(languageCode)
  const read = own?.own.reading || reading || (entry ? shortMeaning(entry).reading : '')
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <HearButton
        text={term}
        languageCode={languageCode}
        label={wordView.hear}
        size="md"
        variant="secondary"
      />
      <HearButton text={term} languageCode={languageCode} isSlow name={wordView.hearSlowly(term)} />
      {read !== '' && (
        <p className="ml-auto text-sm wrap-anywhere text-ink-soft">
          {isTonal ? <Tones reading={read} /> : <span>{read}</span>}
        </p>
      )}
    </div>
  )
}

const colours = {
  1: 'text-tone-1',
  2: 'text-tone-2',
  3: 'text-tone-3',
  4: 'text-tone-4',
  5: 'text-tone-5',
}

/** The tones in words, so that nobody has to tell them by their colour. */
function Tones({ reading }: { reading: string }) {
  const { tones } = useTexts('wordView')
  return reading.split(' ').map((syllable, place) => {
    const tone = toneOf(syllable)
    return (
      // oxlint-disable-next-line react/no-array-index-key -- syllables repeat and never move
      <span key={place}>
        {place > 0 && ' – '}
        <span className={colours[tone]}>{tones[tone]}</span>
      </span>
    )
  })
}
