import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { Reading } from '@/components/words/reading'

/** How the learner themselves reads and explains a word; nothing where they left both to the dictionary. */
export function OwnMeaning({ own, languageCode }: Pick<BankWord, 'own'> & { languageCode: LanguageCode }) {
  const { reading, meaning } = own
  if (reading === '' && meaning === '') return null
  return (
    <div className="grid gap-1 border-l-2 border-leaf pl-3">
      {reading !== '' && (
        <p className="text-ink-soft">
          <Reading reading={reading} languageCode={languageCode} />
        </p>
      )}
      {meaning !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {meaning}
        </p>
      )}
    </div>
  )
}
