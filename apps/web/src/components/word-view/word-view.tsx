import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useAreExamplesComing } from '@/lib/courses/get-course'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { EditedWord } from './edited-word'
import { MetSentences } from './met-sentences'
import { useEditWords } from './use-edit-words'
import { useViewedWord } from './use-viewed-word'
import type { ViewFrame } from './view-frame'
import { WordFolds } from './word-folds'
import { WordFoot } from './word-foot'
import { WordGrowth } from './word-growth'
import { WordHead } from './word-head'
import type { WordInText } from './word-in-text'
import { WordMistakes } from './word-mistakes'
import { WordSound } from './word-sound'
import { WordState } from './word-state'

export interface WordViewProps {
  term: string
  languageCode: LanguageCode
  frame: ViewFrame
  /** Where it stands in a text; by itself without it. */
  met?: WordInText | undefined
  /** How it is read where it was met. */
  reading?: string | undefined
  /** The sentence that it stands in just now; empty where none is known to be right. */
  here?: string | undefined
  /** A lesson or a run of cards goes on behind it, from which nothing leads away. */
  isAside?: boolean | undefined
  /** Plants the word in the way of the place; by hand without it. */
  onPlant?: ((term: string) => void) | undefined
  /** Where the page of a word is, so that a form leads to its lemma. */
  addressOf?: ((term: string) => string) | undefined
  /** The word was given another spelling. */
  onRenamed?: ((term: string) => void) | undefined
  /** The word was removed from here. */
  onGone?: (() => void) | undefined
  /** What the place has besides. */
  children?: ReactNode
}

/** One word with all that is known of it, the same wherever it is opened; a page has room for two columns of it. */
export function WordView(props: WordViewProps) {
  const { term, languageCode, frame, met, reading, here = '', isAside = false, addressOf, children } = props
  const wordView = useTexts('wordView')
  const word = useViewedWord(term, languageCode, met)
  const edit = useEditWords(languageCode)
  const [isEditing, setIsEditing] = useState(false)
  const { own } = word
  const isPage = frame === 'page'
  const areExamplesComing = useAreExamplesComing(languageCode)
  const { areComing } = useReaderMeanings(languageCode)
  // What stands below the meaning and the sentences waits for both, so that nothing of it moves.
  const isSettled = !areExamplesComing && !areComing && (word.entry !== undefined || word.hasFailed)
  return (
    <article
      aria-label={wordView.about(term)}
      className={classNames(
        'grid grid-cols-1 gap-4',
        isPage && 'gap-x-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
      )}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <WordHead word={word} frame={frame} reading={reading} />
        <WordState word={word} />
        <WordSound word={word} reading={reading} />
        <MetSentences
          word={word}
          here={here}
          isAside={isAside}
          onRemove={
            own && frame !== 'panel'
              ? (gone) =>
                  void edit.set(own.term, { sentences: own.sentences.filter((text) => text !== gone) })
              : undefined
          }
        />
        {isPage && children}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        {isSettled && own?.isPlanted && <WordGrowth word={word} own={own} />}
        {isSettled && <WordMistakes word={word} />}
        {!isPage && children}
        {isSettled && <WordFolds word={word} frame={frame} reading={reading} addressOf={addressOf} />}
      </div>
      {/* Of the whole view, so that it stays in sight above whatever is scrolled. */}
      <WordFoot
        word={word}
        frame={frame}
        here={here}
        isAside={isAside}
        onPlant={props.onPlant}
        onEdit={() => setIsEditing(true)}
        onRemove={() => {
          props.onGone?.()
          if (own) edit.remove([own.term])
        }}
      />
      {isEditing && own && (
        <EditedWord word={word} own={own} onRenamed={props.onRenamed} onClose={() => setIsEditing(false)} />
      )}
    </article>
  )
}
