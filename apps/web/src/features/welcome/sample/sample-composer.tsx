import type { LanguageCode } from '@lingarden/languages/find-language'
import { maxMessageLength } from '@lingarden/domain/tutor-messages'
import { SendHorizontal } from '@/icons/icons.ts'
import { useRef, useState, type SubmitEvent } from 'react'
import { MandarinField } from '@/components/pinyin/mandarin-field'
import { Button } from '@/components/ui/button'
import type { WelcomeTexts } from '@/i18n/en/welcome'
import { logError } from '@/lib/log'
import { firstWordsSource } from './first-words-source'

interface SampleComposerProps {
  texts: WelcomeTexts['sample']
  languageCode: LanguageCode
  suggestions: readonly string[]
  /** While the tutor is not there, or answers; one may write meanwhile. */
  isDisabled: boolean
  onSay: (text: string) => void
}

/** A line to write in; a suggestion fills it, and in Mandarin pinyin will do. */
export function SampleComposer(props: SampleComposerProps) {
  const { texts, languageCode, suggestions, isDisabled, onSay } = props
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const said = text.trim()
  const isMandarin = languageCode === 'zh-CN'

  async function sayInCharacters(typed: string) {
    try {
      onSay(await firstWordsSource.writeOut(typed))
    } catch (cause) {
      logError('A message was sent in pinyin', cause)
      onSay(typed)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isDisabled || !said) return
    setText('')
    if (isMandarin) void sayInCharacters(said)
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
        autoCapitalize={isMandarin ? 'none' : undefined}
        autoCorrect={isMandarin ? 'off' : undefined}
        spellCheck={!isMandarin}
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
    <form className="grid grid-cols-[minmax(0,1fr)] gap-2" onSubmit={submit}>
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
      {isMandarin ? (
        <MandarinField texts={texts.pinyin} source={firstWordsSource} side="above">
          {line}
        </MandarinField>
      ) : (
        line
      )}
    </form>
  )
}
