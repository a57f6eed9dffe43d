import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { WholeWords } from '@/components/ui/whole-words'
import { useTexts } from '@/i18n/texts'
import { useTutorName } from '@/lib/language/use-tutor-name'
import { firstTalkPaths } from '@/lib/paths'

/** Leads a beginner to the talk that needs no word of the language. */
export function FirstTalkOffer({ language }: { language: SupportedLanguage }) {
  const talks = useTexts('talks')
  const tutorName = useTutorName()
  return (
    <Link
      to={firstTalkPaths.at(language.tag, 'hello')}
      className="flex items-center gap-4 rounded-lg border border-leaf bg-leaf-pale p-4 hover:shadow-float"
    >
      <TutorPortrait language={language} className="-mb-4 w-16 shrink-0 self-end" />
      <span>
        <span className="whole-words block font-display text-lg">
          <WholeWords text={talks.firstTalk(tutorName(language))} />
        </span>{' '}
        <span className="text-sm text-ink-soft">{talks.firstTalkText}</span>
      </span>
    </Link>
  )
}
