import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { Message } from '../conversation'
import { MessageWords } from './message-words'

interface MessageItemProps {
  message: Message
  languageCode: LanguageCode
  tutorName: string
  dictionary: Dictionary | undefined
  selected: string | undefined
  masked: ReadonlySet<string>
  showsReadings: boolean
  onTokens: (messageId: string, sentence: string, tokens: readonly TextToken[]) => void
  onSelect: (term: string, sentence: string) => void
}

const nothingMasked: ReadonlySet<string> = new Set()

export function MessageItem(props: MessageItemProps) {
  const { message, languageCode, tutorName, dictionary, selected, masked, showsReadings } = props
  const { tutor } = useTexts()
  const { id, type, content, messageType } = message
  const isTutor = type === 'ai'
  const words = useQuery({
    queryKey: ['message-words', languageCode, content, showsReadings],
    queryFn: () => splitMessage(dictionary, content, showsReadings),
    enabled: dictionary !== undefined,
    staleTime: Infinity,
  }).data

  const onSplit = useEffectEvent((tokens: readonly TextToken[]) => props.onTokens(id, content, tokens))
  useEffect(() => {
    if (words) onSplit(words.tokens)
  }, [words])

  return (
    <li
      data-message-type={type}
      data-ai-message-type={messageType}
      className={classNames(
        'w-fit max-w-[85%] rounded-lg px-4 py-3 text-chat',
        isTutor ? 'rounded-bl-[4px] bg-card shadow-[0_0_0_1px_var(--line)]' : 'ml-auto rounded-br-[4px] bg-leaf-pale',
      )}
    >
      <span className="sr-only">{isTutor ? tutorName : tutor.you}: </span>
      {words ? (
        <MessageWords
          tokens={words.tokens}
          languageCode={languageCode}
          selected={selected}
          masked={isTutor ? masked : nothingMasked}
          readings={words.readings}
          onSelect={({ term }) => term && props.onSelect(term, content)}
        />
      ) : (
        <span lang={languageCode} className="whitespace-pre-wrap">
          {content}
        </span>
      )}
    </li>
  )
}

async function splitMessage(dictionary: Dictionary | undefined, content: string, withReadings: boolean) {
  if (!dictionary) throw new Error('A message is split before the dictionary is there')
  const tokens = await dictionary.tokenize(content)
  if (!withReadings) return { tokens, readings: undefined }
  const terms = [...new Set(tokens.flatMap(({ term }) => term ?? []))]
  const entries = await dictionary.lookUp(terms)
  const readings = new Map(
    entries.flatMap((entry) => (entry ? [[entry.term, entry.pronunciation.split(' | ')[0] ?? ''] as const] : [])),
  )
  return { tokens, readings }
}
