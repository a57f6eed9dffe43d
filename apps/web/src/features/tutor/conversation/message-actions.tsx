import type { LanguageCode } from '@lingarden/languages/find-language'
import { Languages } from '@/icons/icons.ts'
import { useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { PractiseButton } from '@/components/speaking/practise-button'
import { useTexts } from '@/i18n/texts'
import { ActionButton, namedActionClass } from './action-button'
import { MoreActions } from './more-actions'
import { HearMessage } from '../voice/hear-message'
import { PlaybackControls } from '../voice/playback-controls'
import { Slower } from '../voice/slower'

interface MessageActionsProps {
  id: string
  content: string
  languageCode: LanguageCode
  /** The line to answer: the others have less beside them. */
  isNewest: boolean
  /** Makes the words of the message clickable; undefined where they are. */
  onSplit: (() => void) | undefined
  /** Shows or hides what it means. */
  onTranslate: () => void
  isTranslated: boolean
  /** Shows or hides what its grammar does. */
  onExplain: () => void
}

/** What can be done with a message of the tutor: few things, each by its name, in a row in which nothing moves. */
export function MessageActions(props: MessageActionsProps) {
  const { id, content, languageCode, isNewest, onSplit, onTranslate, isTranslated, onExplain } = props
  const tutor = useTexts('tutor')
  const hear = useRef<HTMLButtonElement>(null)
  return (
    <div
      className={classNames(
        // As high whichever line it is, so that an older one moves nothing.
        'flex min-h-11 flex-wrap items-center',
        // What is answered now is acted upon, by a thumb as well.
        isNewest && 'font-medium [&_button]:h-11 [&_button]:text-leaf-deep',
      )}
    >
      <HearMessage id={id} content={content} ref={hear} isNamed />
      {isNewest && <Slower id={id} content={content} />}
      <ActionButton
        isNamed
        label={tutor.translate}
        aria-expanded={isTranslated}
        onClick={onTranslate}
        className="aria-expanded:bg-leaf-pale aria-expanded:text-leaf-deep"
      >
        <Languages size={16} aria-hidden />
      </ActionButton>
      {isNewest && <PractiseButton text={content} languageCode={languageCode} className={namedActionClass} />}
      <MoreActions content={content} onSplit={onSplit} onExplain={onExplain} />
      <PlaybackControls id={id} content={content} onStop={() => hear.current?.focus()} />
    </div>
  )
}
