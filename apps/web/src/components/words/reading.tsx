import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { classNames } from '@/components/ui/class-names'
import { toneOf, type Tone } from './pinyin-tone'

const colours: Record<Tone, string> = {
  1: 'text-tone-1',
  2: 'text-tone-2',
  3: 'text-tone-3',
  4: 'text-tone-4',
  5: 'text-tone-5',
}

interface ReadingProps {
  reading: string
  languageCode: LanguageCode
  /** Drawn, but no part of the text: what is copied is the sentence alone. */
  isDrawn?: boolean
}

/** A syllable as pinyin has it behind another: one that begins with a vowel has an apostrophe before it, as in Xī’ān. */
const joined = (syllable: string) => (/^[aeo]/.test(syllable.normalize('NFD')) ? `’${syllable}` : syllable)

/** How a word is read; pinyin has the colour of its tone beside the tone mark. */
export function Reading({ reading, languageCode, isDrawn = false }: ReadingProps) {
  if (languageByCode(languageCode).pronunciationSystem !== 'pinyin') return <>{reading}</>
  return reading.split(' ').map((syllable, place) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key -- syllables repeat and never move
      key={place}
      data-syllable={place > 0 ? joined(syllable) : syllable}
      className={classNames(
        colours[toneOf(syllable)],
        isDrawn && 'before:content-[attr(data-syllable)]',
        isDrawn && place > 0 && /^\p{Lu}/u.test(syllable) && 'ms-1',
      )}
    >
      {isDrawn ? '' : `${place > 0 ? ' ' : ''}${syllable}`}
    </span>
  ))
}
