import { SendHorizontal, Square } from 'lucide-react'
import { maxMessageLength } from '@lingarden/domain/tutor-turn'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

interface ComposerProps {
  language: string
  languageCode: string
  suggestions: readonly string[]
  isBusy: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** Enter sends, Shift+Enter breaks the line; a suggestion fills the text. */
export function Composer({ language, languageCode, suggestions, isBusy, onSend, onStop }: ComposerProps) {
  const { tutor } = useTexts()
  const [text, setText] = useState('')

  function send() {
    if (text.trim() === '' || isBusy) return
    onSend(text.trim())
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes (pinyin), Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className="grid gap-2">
      <div role="group" aria-label={tutor.suggestedReplies} className="flex min-h-10 flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            lang={languageCode}
            onClick={() => setText(suggestion)}
            className="min-h-9 rounded-full border border-control-line bg-card px-3 text-left hover:bg-leaf-pale"
          >
            {suggestion}
          </button>
        ))}
      </div>
      <div className="flex items-end gap-2 rounded-md border border-control-line bg-card p-2">
        <textarea
          aria-label={tutor.message}
          lang={languageCode}
          rows={1}
          maxLength={maxMessageLength}
          placeholder={tutor.placeholder(language)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-10 flex-1 resize-none bg-transparent px-2 py-1.5 text-chat outline-offset-4 placeholder:text-ink-soft"
        />
        {isBusy ? (
          <Button size="icon" variant="secondary" aria-label={tutor.stop} onClick={onStop}>
            <Square size={18} aria-hidden />
          </Button>
        ) : (
          <Button size="icon" aria-label={tutor.send} onClick={send} disabled={text.trim() === ''}>
            <SendHorizontal size={18} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  )
}
