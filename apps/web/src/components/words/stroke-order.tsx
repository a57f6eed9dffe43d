import { RotateCcw } from '@/icons/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { openWriter, writerSize } from './open-writer'

const isHan = (character: string) => /\p{Script=Han}/u.test(character)

/** How the characters of a word are written, stroke by stroke. */
export function StrokeOrder({ term }: { term: string }) {
  const words = useTexts('words')
  const [attempt, setAttempt] = useState(0)
  const characters = [...new Set(Array.from(term).filter(isHan))]
  if (characters.length === 0) return null
  return (
    <section aria-label={words.strokeOrder} className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {characters.map((character) => (
          // A new key begins anew, as nothing else could.
          <Character
            key={`${character} ${attempt}`}
            character={character}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ))}
      </div>
    </section>
  )
}

function Character({ character, onRetry }: { character: string; onRetry: () => void }) {
  const { common, words } = useTexts('common', 'words')
  const frame = useRef<HTMLDivElement>(null)
  const play = useRef<() => void>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'missing' | 'failed'>('loading')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let isGone = false
    const draw = async () => {
      const writer = await openWriter(element, character, writerSize, () => isGone)
      if (isGone) return
      if (!writer) return setState('missing')
      play.current = () => void writer.animateCharacter()
      setState('ready')
    }
    draw().catch(() => isGone || setState('failed'))
    return () => {
      isGone = true
      element.replaceChildren()
    }
  }, [character])

  if (state === 'missing') return <p className="text-sm text-ink-soft">{words.noStrokes(character)}</p>
  if (state === 'failed') {
    return (
      <div className="grid content-start gap-2 text-sm">
        <p className="text-ink-soft">{words.strokesFailed(character)}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-center gap-1">
      <div
        ref={frame}
        role="img"
        aria-label={words.strokesOf(character)}
        style={{ width: writerSize, height: writerSize }}
        className="rounded-md bg-sunken"
      />
      <Button
        variant="ghost"
        size="sm"
        disabled={state !== 'ready'}
        aria-label={words.playStrokes(character)}
        onClick={() => play.current?.()}
      >
        <RotateCcw size={14} aria-hidden />
        {words.play}
      </Button>
    </div>
  )
}
