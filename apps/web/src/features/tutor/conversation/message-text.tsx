import { readAsSpoken } from '@lingarden/domain/dictionary/readings'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { useMemo } from 'react'
import type { WordRange } from '@/components/words/phrase/word-range'
import { editTokens, type ShownEdit } from '@/components/words/edited-tokens'
import { EditedText } from '@/components/words/edited-text'
import { MessageWords } from '@/components/words/message-words'
import { wordsOf } from '@/components/words/word-tokens'
import { useSpokenRange } from '../voice/use-reply-voice'
import type { WordView } from '../words/word-view'
import { PlainText } from './plain-text'

interface MessageTextProps {
  id: string
  content: string
  /** The message as it may be kept with its words; empty where it may not. */
  kept: string
  tokens: readonly ReadToken[] | undefined
  isTutor: boolean
  view: WordView
  /** Place of its word whose meaning is shown. */
  selected: WordRange | undefined
  /** What is corrected in it. */
  edits?: readonly ShownEdit[]
}

const nothingMasked: ReadonlySet<string> = new Set()
const noEdits: readonly ShownEdit[] = []

/** The text of a message: plain at first, and words to click once the dictionary is there. */
export function MessageText(props: MessageTextProps) {
  const { id, content, kept, tokens, isTutor, view, selected, edits = noEdits } = props
  const { languageCode, dictionary, onSelect, masked, readings, showsDefinitionsOnHover } = view
  const heard = useSpokenRange(id)
  const shown = useMemo(
    () => (tokens && readings === 'spoken' ? readAsSpoken(tokens, languageCode) : tokens),
    [tokens, readings, languageCode],
  )
  const edited = shown && editTokens(shown, edits)
  if (!tokens || !edited) {
    return (
      <PlainText languageCode={languageCode} hasReadings={tokens === undefined && readings !== 'none'}>
        {edits.length > 0 ? <EditedText text={content} edits={edits} /> : content}
      </PlainText>
    )
  }
  return (
    <MessageWords
      tokens={shown}
      languageCode={languageCode}
      selected={selected}
      heard={heard}
      masked={isTutor ? masked : nothingMasked}
      showsReadings={readings !== 'none'}
      hover={showsDefinitionsOnHover ? { dictionary } : undefined}
      edits={edits.length > 0 ? edited : undefined}
      onSelect={(index, last) => {
        const until = last > index ? last : undefined
        onSelect({ messageId: id, sentence: content, kept, words: wordsOf(tokens), index, until })
      }}
    />
  )
}
