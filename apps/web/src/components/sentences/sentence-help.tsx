import type { LanguageCode } from '@lingarden/languages/find-language'
import { BookOpen, Languages } from '@/icons/icons.ts'
import { useState, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { FoundMeaning } from './found-meaning'
import { SentenceExplanation } from './sentence-explanation'

interface SentenceHelpProps {
  text: string
  languageCode: LanguageCode
  /** Whether its translation stands beside it, so that nobody need ask for it. */
  isTranslated: boolean
  /** Whether it stands under what is centred: the buttons stay in the middle when their answer comes. */
  isCentred?: boolean
}

/** What a sentence means, where that does not stand there, and what its grammar does: when it is asked for. */
export function SentenceHelp({ text, languageCode, isTranslated, isCentred = false }: SentenceHelpProps) {
  const words = useTexts('words')
  const [open, setOpen] = useState<'meaning' | 'grammar'>()
  const toggle = (name: 'meaning' | 'grammar') => () => setOpen(open === name ? undefined : name)
  return (
    <div
      className={classNames(
        'grid gap-1 text-left text-sm',
        isCentred ? 'justify-items-center' : 'justify-items-start',
      )}
    >
      <div className={classNames('flex flex-wrap', !isCentred && '-ml-2')}>
        {!isTranslated && (
          <Ask isOpen={open === 'meaning'} onClick={toggle('meaning')}>
            <Languages size={15} aria-hidden />
            {words.meaning}
          </Ask>
        )}
        <Ask isOpen={open === 'grammar'} onClick={toggle('grammar')}>
          <BookOpen size={15} aria-hidden />
          {words.explain}
        </Ask>
      </div>
      {open === 'meaning' && <FoundMeaning text={text} languageCode={languageCode} />}
      {open === 'grammar' && <SentenceExplanation text={text} languageCode={languageCode} />}
    </div>
  )
}

function Ask({ isOpen, onClick, children }: { isOpen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
