import { readAsSpoken } from '@lingarden/domain/dictionary/reading/read-as-spoken'
import type { ReadToken } from '@lingarden/domain/dictionary/reading/read-in-context'
import { useMemo } from 'react'
import { MessageWords } from '@/components/words/message-words'
import { wordsOf } from '@/components/words/word-tokens'
import { useHeardRange } from '../voice/use-reply-voice'
import type { WordView } from '../word-view'

interface MessageTextProps {
  id: string
  content: string
  tokens: readonly ReadToken[] | undefined
  isTutor: boolean
  view: WordView
}

const nothingMasked: ReadonlySet<string> = new Set()

/** The text of a message: plain at first, and words to click once the dictionary is there. */
export function MessageText({ id, content, tokens, isTutor, view }: MessageTextProps) {
  const { languageCode, dictionary, selected, onSelect, masked, readings, showsDefinitionsOnHover } = view
  const heard = useHeardRange(id)
  const shown = useMemo(
    () => (tokens && readings === 'spoken' ? readAsSpoken(tokens) : tokens),
    [tokens, readings],
  )
  if (!tokens || !shown) {
    return (
      <span lang={languageCode} className="whitespace-pre-wrap">
        {content}
      </span>
    )
  }
  return (
    <MessageWords
      tokens={shown}
      languageCode={languageCode}
      selected={selected?.messageId === id ? selected.index : undefined}
      heard={heard}
      masked={isTutor ? masked : nothingMasked}
      showsReadings={readings !== 'none'}
      hoverDictionary={showsDefinitionsOnHover ? dictionary : undefined}
      onSelect={(index) => onSelect({ messageId: id, sentence: content, words: wordsOf(tokens), index })}
    />
  )
}
