import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { Download } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { useBankWords } from '../list/use-bank-words'
import { ExportDialog } from './export-dialog'

/** The words of each language as a file, from outside the bank. */
export function WordsExport() {
  const bankFiles = useTexts('bankFiles')
  const [languageCode, setLanguageCode] = useState<LanguageCode>()
  return (
    <>
      {supportedLanguages.map(({ languageCode: code, names }) => (
        <Button key={code} variant="secondary" onClick={() => setLanguageCode(code)}>
          <Download size={16} aria-hidden />
          {bankFiles.wordsOf(languageTitle({ names }))}
        </Button>
      ))}
      {languageCode && <WholeBank languageCode={languageCode} onClose={() => setLanguageCode(undefined)} />}
    </>
  )
}

function WholeBank({ languageCode, onClose }: { languageCode: LanguageCode; onClose: () => void }) {
  const { words = [] } = useBankWords(languageCode)
  return <ExportDialog languageCode={languageCode} all={words} listed={words} picked={[]} onClose={onClose} />
}
