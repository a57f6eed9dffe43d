import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { rangeBetween, type WordRange } from './word-range'

/** Milliseconds that a finger rests on a word before it takes words instead of scrolling. */
const restToTake = 450

interface PhraseSelectionOptions {
  /** What holds the words, each an element with its place as `data-word`. */
  root: RefObject<HTMLElement | null>
  /** Words of the text. */
  count: number
  /** The word that the keys are at. */
  current: number
  /** The words that are looked up now. */
  selected: WordRange | undefined
  onMove: (place: number) => void
  onChoose: (range: WordRange) => void
}

/** A word's place, by the element that a pointer is over. */
function placeAt(event: { clientX: number; clientY: number }, root: Element): number | undefined {
  const word = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-word]')
  return word && root.contains(word) ? Number(word.getAttribute('data-word')) : undefined
}

/** The word that has the focus, which need not be where the keys were last. */
function focusedPlace(target: EventTarget): number | undefined {
  const word = target instanceof Element ? target.closest('[data-word]') : null
  return word ? Number(word.getAttribute('data-word')) : undefined
}

/**
 * Takes several words of a text in a row: by dragging a mouse over them, with Shift and a click, with Shift and the arrow
 * keys, then Enter, and by a finger that rests on a word and then moves. Escape lets go of them.
 */
export function usePhraseSelection(options: PhraseSelectionOptions) {
  const { root, count, current, selected, onMove, onChoose } = options
  /** What is being taken, and not chosen yet. */
  const [taken, setTaken] = useState<WordRange>()
  /** Where the keys began to take words. */
  const [anchor, setAnchor] = useState<number>()
  const pointer = useRef<{ from: number; isTaking: boolean; timer?: ReturnType<typeof setTimeout> }>(
    undefined,
  )

  useEffect(() => {
    const element = root.current
    // A finger that takes words does not scroll. React listens passively, which could not keep the page from it.
    const hold = (event: TouchEvent) => {
      if (pointer.current?.isTaking) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', hold)
      clearTimeout(pointer.current?.timer)
    }
  }, [root])

  const letGo = () => {
    setTaken(undefined)
    setAnchor(undefined)
  }
  const choose = (range: WordRange) => {
    letGo()
    onChoose(range)
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const from = placeAt(event, event.currentTarget)
    if (from === undefined || event.button !== 0 || event.shiftKey) return
    const isMouse = event.pointerType === 'mouse'
    const timer = isMouse
      ? undefined
      : setTimeout(() => {
          if (pointer.current) pointer.current.isTaking = true
          setTaken({ from, to: from })
        }, restToTake)
    pointer.current = { from, isTaking: isMouse, ...(timer !== undefined && { timer }) }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const taking = pointer.current
    // A mouse may have been let go of outside of the window.
    if (!taking?.isTaking || event.buttons === 0) return
    const place = placeAt(event, event.currentTarget)
    if (place !== undefined && (place !== taking.from || taken)) setTaken(rangeBetween(taking.from, place))
  }
  function onPointerUp() {
    const isTaking = pointer.current?.isTaking
    onPointerCancel()
    if (isTaking && taken && taken.to > taken.from) choose(taken)
  }
  /** A finger that moved before it rested scrolls. */
  function onPointerCancel() {
    clearTimeout(pointer.current?.timer)
    pointer.current = undefined
    setTaken(undefined)
  }

  /** Whether the key was meant for taking words. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const action = readShortcut('words', event)
    if (action === 'letGo' && taken) {
      event.stopPropagation()
      letGo()
      return true
    }
    if (action !== 'takeNext' && action !== 'takePrevious') return false
    event.preventDefault()
    const at = focusedPlace(event.target) ?? current
    const from = anchor ?? at
    const to = Math.min(count - 1, Math.max(0, at + (action === 'takeNext' ? 1 : -1)))
    setAnchor(from)
    setTaken(rangeBetween(from, to))
    onMove(to)
    return true
  }

  /** Whether a click on a word, or Enter, chose several words; otherwise the word alone is meant. */
  function onWordClick(place: number, event: MouseEvent): boolean {
    const isKey = event.detail === 0
    if (isKey && anchor !== undefined && taken && taken.to > taken.from) {
      choose(taken)
      return true
    }
    letGo()
    if (!event.shiftKey) return false
    choose(rangeBetween(selected?.from ?? current, place))
    return true
  }

  return { taken, letGo, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onWordClick }
}
