import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { BookOpen, Check, Ellipsis, Pencil, Play, Sprout, Trash2 } from '@/icons/icons.ts'
import { useAddWord } from '@/lib/bank/add-word'
import { bankPaths, reviewPaths } from '@/lib/paths'
import type { ViewedWord } from './use-viewed-word'
import type { ViewFrame } from './view-frame'

interface WordFootProps {
  word: ViewedWord
  frame: ViewFrame
  here: string
  isAside: boolean
  onPlant: ((term: string) => void) | undefined
  onEdit: () => void
  onRemove: () => void
}

/** What can be done with a word: plant it or practise it, and behind "More" what is done seldom. */
export function WordFoot({ word, frame, here, isAside, onPlant, onEdit, onRemove }: WordFootProps) {
  const { bank, wordView } = useTexts('bank', 'wordView')
  const { own, plantedAs, languageCode, entry } = word
  const [isOpen, setIsOpen] = useState(false)
  const more = useId()
  const foot = useRef<HTMLElement>(null)
  const add = useAddWord()
  const isPlanted = own?.isPlanted ?? false
  const plant = () => {
    // The button goes; the keys stay here.
    foot.current?.focus({ preventScroll: true })
    if (onPlant) return onPlant(plantedAs)
    add.mutate(
      { languageCode, word: plantedAs, source: 'hand', ...(here !== '' && { sentence: here }) },
      { onError: () => showToast({ title: bank.actionFailed, variant: 'destructive' }) },
    )
  }
  const write = () => {
    if (!own) plant()
    onEdit()
  }
  const size = frame === 'sheet' ? 'lg' : 'md'
  const hasMore = own !== undefined || (frame !== 'page' && !isAside && entry !== null)
  return (
    <footer
      ref={foot}
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-1 content-start gap-2 outline-none',
        frame === 'page' && 'lg:col-start-2',
        frame === 'sheet' &&
          'sticky z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-(--edge) bottom-[calc(-1*var(--edge))] mb-[calc(-1*var(--edge))] [--edge:max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      {isOpen && (
        <div id={more} className="flex flex-wrap gap-2">
          {own && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              <Pencil size={16} aria-hidden />
              {wordView.edit}
            </Button>
          )}
          {frame !== 'page' && !isAside && entry && (
            <Link
              to={bankPaths.shown(new URLSearchParams({ view: 'dictionary', entry: entry.term }))}
              className={buttonClass('secondary', 'sm')}
            >
              <BookOpen size={16} aria-hidden />
              {wordView.openPage}
            </Link>
          )}
          {own && (
            <Button variant="destructive" size="sm" onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
              {bank.remove(own.term)}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!isPlanted && entry !== undefined && (
          <Button size={size} className="grow" busy={add.isPending} onClick={plant}>
            <Sprout size={18} aria-hidden />
            {wordView.plantIt}
          </Button>
        )}
        {isPlanted && !isAside && (
          <Link
            to={reviewPaths.practice}
            state={{ words: [own?.term] }}
            className={classNames(buttonClass(frame === 'panel' ? 'secondary' : 'primary', size), 'grow')}
          >
            <Play size={18} aria-hidden />
            {wordView.practise}
          </Link>
        )}
        {entry === null && !own?.own.meaning && (
          <Button variant="secondary" size={size} onClick={write}>
            <Pencil size={18} aria-hidden />
            {wordView.writeMeaning}
          </Button>
        )}
        {isPlanted && (
          <p
            role="status"
            className={classNames(
              'flex items-center gap-1.5 px-1 text-sm text-leaf-deep',
              // Where room is dear the plant itself says it.
              frame === 'sheet' && !isAside && 'sr-only',
            )}
          >
            <Check size={18} aria-hidden />
            {wordView.inGarden}
          </p>
        )}
        {hasMore && (
          <Button
            variant="secondary"
            size="icon"
            className={classNames('ml-auto', frame === 'sheet' && 'size-12')}
            aria-label={wordView.more}
            aria-expanded={isOpen}
            aria-controls={isOpen ? more : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Ellipsis size={20} aria-hidden />
          </Button>
        )}
      </div>
    </footer>
  )
}
