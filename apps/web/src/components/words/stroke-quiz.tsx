import type HanziWriter from 'hanzi-writer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { openWriter } from './open-writer'

interface StrokeQuizProps {
  character: string
  /** Side of the square it is drawn in, in CSS pixels. */
  size: number
  /** Whether it is the one to draw now. */
  isActive: boolean
  isDone: boolean
  /** Hears how many strokes were wrong; infinitely many where the learner had it shown. */
  onDone: (mistakes: number) => void
}

/** A character to draw by pointer or touch, stroke by stroke; who cannot, or does not know it, has it shown. */
export function StrokeQuiz({ character, size, isActive, isDone, onDone }: StrokeQuizProps) {
  const words = useTexts('words')
  const frame = useRef<HTMLDivElement>(null)
  const writer = useRef<HanziWriter>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const onFinished = useEffectEvent(onDone)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let isGone = false
    const open = async () => {
      const opened = await openWriter(element, character, size, () => isGone)
      if (isGone) return
      writer.current = opened
      void opened?.hideCharacter({ duration: 0 })
      setState(opened ? 'ready' : 'failed')
    }
    open().catch(() => isGone || setState('failed'))
    return () => {
      isGone = true
      element.replaceChildren()
    }
  }, [character, size])

  useEffect(() => {
    if (!isActive || state !== 'ready') return
    void writer.current?.quiz({ onComplete: ({ totalMistakes }) => onFinished(totalMistakes) })
    return () => writer.current?.cancelQuiz()
  }, [isActive, state])

  const show = () => {
    writer.current?.cancelQuiz()
    void writer.current?.showCharacter()
    onDone(Infinity)
  }
  return (
    <div className="grid justify-items-center gap-1">
      <div
        ref={frame}
        role="img"
        aria-label={isDone ? words.strokesOf(character) : words.drawHere}
        style={{ width: size, height: size }}
        className={classNames('touch-none rounded-md bg-sunken', isActive && 'outline-2 outline-leaf')}
      />
      {isActive && state !== 'loading' && (
        <Button variant="ghost" size="sm" onClick={show}>
          {words.showStrokes}
        </Button>
      )}
    </div>
  )
}
