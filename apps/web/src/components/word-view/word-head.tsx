import { languageByCode } from '@lingarden/languages/find-language'
import { articleOf } from '@lingarden/languages/kit/dictionary/article-of'
import { shortMeaning } from '@lingarden/languages/kit/dictionary/short-meaning'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { classNames } from '@/components/ui/class-names'
import { Reading } from '@/components/words/reading'
import { useTexts } from '@/i18n/texts'
import { levelName } from '@/lib/dictionary/level-name'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { useLanguageRules } from '@/lib/language/use-language-rules'
import type { ViewedWord } from './use-viewed-word'
import type { ViewFrame } from './view-frame'
import { WordPlot } from './word-plot'

interface WordHeadProps {
  word: ViewedWord
  frame: ViewFrame
  /** How it is read where it was met. */
  reading: string | undefined
}

/** So many further meanings stand below the first. */
export const othersShown = 3

/** Large where it is a word or two, smaller where it is a sentence. */
const sizeOf = (meaning: string) =>
  meaning.length <= 24 ? 'text-[34px]' : meaning.length <= 60 ? 'text-xl' : 'text-lg'

/** A word, what it means in the largest type, what it is, and its plant. */
export function WordHead({ word, frame, reading }: WordHeadProps) {
  const wordView = useTexts('wordView')
  const { term, languageCode, entry, own, plantedAs } = word
  const { pronunciation, script } = languageByCode(languageCode)
  const isGlyphs = script === 'han'
  const known = entry ? shortMeaning(entry, reading) : undefined
  const { meanings, areComing } = useReaderMeanings(languageCode)
  // Lessons teach "euro", and what was pressed may be "euros".
  const told = meanings?.of(own?.term ?? term, entry) ?? meanings?.of(plantedAs)
  // The dictionary is in English; whoever reads another language sees first what is told in it.
  const english = known ? [known.first, ...known.others] : []
  const meaning = own?.own.meaning || (areComing ? '' : told?.gloss || known?.first || '')
  const others =
    own?.own.meaning || areComing ? [] : (told ? english : english.slice(1)).slice(0, othersShown)
  const meaningIn = own?.own.meaning ? undefined : (told?.reader ?? 'en')
  const read = own?.own.reading || reading || known?.reading || ''
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        {pronunciation && (read !== '' || (entry === undefined && !word.hasFailed)) && (
          // It has its room while it is looked up.
          <p className="min-h-6 text-chat leading-tight">
            <span className="sr-only">{read}</span>
            {/* Written together, as one word is. */}
            <span aria-hidden>
              <Reading reading={read} languageCode={languageCode} isDrawn />
            </span>
          </p>
        )}
        <div
          lang={languageCode}
          dir="auto"
          className={classNames(
            isGlyphs ? 'text-[46px] leading-[1.05]' : 'leading-tight text-leaf-deep',
            !isGlyphs && (frame === 'page' ? 'text-2xl' : 'text-[21px]'),
          )}
        >
          <Article word={word} />
          <h2 lang={languageCode} className="inline text-[length:inherit] leading-[inherit] wrap-anywhere">
            {term}
          </h2>
        </div>
        {((entry === undefined && !word.hasFailed) || areComing) && meaning === '' && <Looking />}
        {meaning !== '' && (
          <p
            lang={meaningIn}
            dir="auto"
            className={classNames(
              'font-display leading-[1.1] font-semibold text-balance wrap-anywhere whitespace-pre-line',
              sizeOf(meaning),
            )}
          >
            {meaning}
          </p>
        )}
        {others.length > 0 && (
          <p className="wrap-anywhere">
            {told ? wordView.inEnglish(others.join(', ')) : wordView.also(others.join(', '))}
          </p>
        )}
        {!own?.own.meaning && known?.asForm && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {wordView.asForm(known.asForm.of, known.asForm.meanings.slice(0, othersShown).join(', '))}
          </p>
        )}
        <GreyLine word={word} />
      </div>
      <WordPlot word={word} size={frame === 'page' ? 112 : 76} />
    </header>
  )
}

/** What a noun is learnt with: el mercado, l’eau. */
function Article({ word: { term, entry, languageCode } }: { word: ViewedWord }) {
  const { isPending, isError } = useLanguageRules(languageCode)
  if (isPending || isError || entry?.term.toLowerCase() !== term.toLowerCase()) return null
  const article = articleOf(entry, wordRulesOf(languageByCode(languageCode).tag))
  if (article === undefined) return null
  return <span className="font-display text-ink-soft">{article.endsWith('’') ? article : `${article} `}</span>
}

/** What stands in the place of the meaning while it is looked up, as high as most meanings are. */
function Looking() {
  const wordView = useTexts('wordView')
  return (
    <div role="status" aria-label={wordView.looking} className="grid gap-2">
      <span className="h-9 w-3/5 rounded-sm bg-sunken" />
      <span className="h-4 w-2/5 rounded-sm bg-sunken" />
    </div>
  )
}

/** Class, gender, level and register in one line. */
function GreyLine({ word: { entry } }: { word: ViewedWord }) {
  const { words, wordView } = useTexts('words', 'wordView')
  if (!entry) return null
  const { pos = '', gender, level, vulgar } = entry
  const classes: Readonly<Record<string, string>> = wordView.classes
  const facts = [
    classes[pos],
    gender && words.genders[gender],
    level && levelName(level),
    vulgar && words.vulgar,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
}
