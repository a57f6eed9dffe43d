import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { maxMessageLength } from '@lingarden/domain/tutor-messages'
import { SendHorizontal } from '@/icons/icons.ts'
import { useRef, useState, type SubmitEvent } from 'react'
import { CandidateField } from '@/components/pinyin/candidate-field'
import { Button } from '@/components/ui/button'
import type { Texts } from '@/i18n/groups'
import { logError } from '@/lib/log'
import { openFirstWords } from '@/components/pinyin/first-words'

interface SampleComposerProps {
  texts: Texts['welcome']['sample']
  /** Its word rules are loaded. */
  language: SupportedLanguage
  suggestions: readonly string[]
  /** While the tutor is not there, or answers; one may write meanwhile. */
  isDisabled: boolean
  onSay: (text: string) => void
}

/** A line to write in; a suggestion fills it, and where it is typed in other letters, these will do. */
export function SampleComposer(props: SampleComposerProps) {
  const { texts, language, suggestions, isDisabled, onSay } = props
  const { tag, languageCode } = language
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const said = text.trim()
  const { typing } = wordRulesOf(tag)
  const [firstWords] = useState(() => typing && openFirstWords(typing))

  async function sayWrittenOut(typed: string, writeOut: (text: string) => Promise<string>) {
    try {
      onSay(await writeOut(typed))
    } catch (cause) {
      logError('A message was sent as it was typed', cause)
      onSay(typed)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isDisabled || !said) return
    setText('')
    if (firstWords) void sayWrittenOut(said, firstWords.writeOut)
    else onSay(said)
  }

  const line = (
    <div className="flex gap-2">
      <input
        ref={field}
        aria-label={texts.message}
        lang={languageCode}
        value={text}
        maxLength={maxMessageLength}
        autoComplete="off"
        enterKeyHint="send"
        autoCapitalize={typing ? 'none' : undefined}
        autoCorrect={typing ? 'off' : undefined}
        spellCheck={!typing}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 min-w-0 flex-1 rounded-sm border border-control-line bg-paper px-3 text-ink"
      />
      <Button
        type="submit"
        size="icon"
        className="min-h-11 min-w-11"
        aria-label={texts.send}
        disabled={isDisabled || !said}
      >
        <SendHorizontal size={20} aria-hidden />
      </Button>
    </div>
  )

  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={submit}>
      <div
        role="group"
        aria-label={texts.suggestions}
        className="flex h-10 items-center gap-2 overflow-x-auto p-0.5"
      >
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            lang={languageCode}
            onClick={() => {
              setText(suggestion)
              field.current?.focus()
            }}
            className="min-h-8 shrink-0 rounded-full border border-control-line px-3 text-sm whitespace-nowrap hover:bg-leaf-pale"
          >
            {suggestion}
          </button>
        ))}
      </div>
      {typing ? (
        <CandidateField
          texts={texts.pinyin}
          languageCode={languageCode}
          findRun={typing.findRun}
          source={firstWords}
          side="above"
        >
          {line}
        </CandidateField>
      ) : (
        line
      )}
    </form>
  )
}
