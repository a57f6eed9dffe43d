import { findLanguage } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { bankPaths, pagePaths } from '@/lib/paths'
import { AddView } from './add/add-view'
import { DictionaryView } from './dictionary/dictionary-view'
import { WordsView } from './list/words-view'
import { OpenWord } from './open-word'
import { ViewLinks } from './view-links'

type View = 'words' | 'dictionary' | 'add'
const views: Record<View, typeof WordsView> = {
  words: WordsView,
  dictionary: DictionaryView,
  add: AddView,
}

/**
 * /bank: the learner's words, with view=dictionary every word there is (requirement 2.13), and with view=add the ways in
 * which words come in.
 */
export function BankPage() {
  const { bank, bankWords, words } = useTexts('bank', 'bankWords', 'words')
  const [params] = useSearchParams()
  const named = params.get('view')
  const view: View = named === 'dictionary' || named === 'add' ? named : 'words'
  const titles = { words: bank.title, dictionary: bank.dictionaryTitle, add: bankWords.addWords }
  usePageTitle(titles[view])
  const languageCode = findLanguage(useProfile().data?.current_language_code)?.languageCode
  const Content = views[view]
  return (
    <div className="grid grid-cols-1 gap-5">
      <div data-tour="bank" className="flex flex-wrap items-center justify-between gap-3">
        {/* On a phone the bar above says where one is. */}
        <h1 className={view === 'add' ? 'text-xl md:text-2xl' : 'text-2xl max-md:sr-only'}>{titles[view]}</h1>
        <ViewLinks
          label={bank.title}
          views={[
            { to: pagePaths.bank, label: bank.viewBank, isCurrent: view === 'words' },
            { to: bankPaths.dictionary, label: bank.viewDictionary, isCurrent: view === 'dictionary' },
            { to: bankPaths.add, label: bankWords.addWords, isCurrent: view === 'add' },
          ]}
        />
      </div>
      {!languageCode && (
        <EmptyState
          title={bank.noLanguage}
          description={view === 'dictionary' ? words.dictionaryProblems.noLanguage : bank.empty}
        />
      )}
      {languageCode && <Content key={languageCode} languageCode={languageCode} />}
      {languageCode && view === 'words' && <OpenWord languageCode={languageCode} />}
    </div>
  )
}
