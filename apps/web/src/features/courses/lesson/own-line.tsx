import type { DialogueLine } from '@lingarden/domain/courses/lesson'
import type { SpeakTask } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSpokenJudgement } from '@/components/exercises/use-spoken-judgement'
import { ComparedWords } from '@/components/speaking/compared-words'
import { SpokenAttempt } from '@/components/speaking/spoken-attempt'
import { HearButton } from '@/components/speech/hear-button'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { useSpokenSentence } from '@/lib/recording/use-spoken-sentence'
import { useMeaningsIn } from '@/components/exercises/meanings-in'
import { strokesOf } from './strokes-of'

/** How far the learner is with a line of theirs: to be said, said and to be compared, shown without having been said. */
export type TurnState = 'open' | 'said' | 'shown'

interface OwnLineProps {
  line: DialogueLine
  state: TurnState
  language: SupportedLanguage
  onLookUp: (word: string, sentence: string) => void
  /** It was said into the microphone, and something was understood. */
  onSaid: () => void
}

/**
 * What the learner is to say: its meaning, and a stroke for each word or character. Said or shown, the line itself, beside what
 * was understood where somebody writes it down.
 */
export function OwnLine({ line, state, language, onLookUp, onSaid }: OwnLineProps) {
  const meaningsIn = useMeaningsIn()
  const courses = useTexts('courses')
  const { text, translation, readings } = line
  const { languageCode } = language
  const { voice, state: voiceState, heard, start } = useSpokenSentence(languageCode)
  const task = useMemo<SpeakTask>(() => ({ kind: 'speak', prompt: '', text }), [text])
  const judgement = useSpokenJudgement(task, heard, language)
  const tell = useEffectEvent(onSaid)
  useEffect(() => {
    if (judgement) tell()
  }, [judgement])
  const own = useRef<HTMLLIElement>(null)
  // What is said at the foot then needs room.
  useEffect(() => {
    if (state !== 'open') own.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li
      ref={own}
      data-in-view
      className="grid scroll-mb-16 gap-2 rounded-[20px] border-2 border-dashed border-leaf bg-leaf-pale px-4.5 py-3.5"
    >
      <p className="text-sm">{courses.yourLine}</p>
      <p lang={meaningsIn} className="text-lg leading-snug font-medium">
        {translation}
      </p>
      {state === 'open' ? (
        <>
          <Strokes text={text} isHan={language.script === 'han'} />
          <SpokenAttempt voice={voice} state={voiceState} onStart={start} />
        </>
      ) : (
        <p className="flex items-start gap-1 text-chat">
          <span className="pt-1">
            <WordText onLookUp={onLookUp} text={text} languageCode={languageCode} readings={readings} />
          </span>
          <HearButton text={text} languageCode={languageCode} />
        </p>
      )}
      {state === 'said' && heard !== undefined && judgement && (
        <ComparedWords target={judgement.closest} heard={heard} languageCode={languageCode} />
      )}
    </li>
  )
}

/** A stroke as wide as each word, or one for each character; for the eye only. */
function Strokes({ text, isHan }: { text: string; isHan: boolean }) {
  const parts = strokesOf(text, isHan)
  return (
    <p aria-hidden className="flex flex-wrap gap-x-2 gap-y-3 py-2">
      {parts.map((part, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- words may be equal; their place is what they are known by
          key={place}
          className="h-[2.5px] rounded-xs bg-leaf"
          style={{ width: isHan ? '1.6em' : `${Math.max(1, part.length)}ch` }}
        />
      ))}
    </p>
  )
}
