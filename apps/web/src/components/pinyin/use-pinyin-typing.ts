import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { readLocal, writeLocal } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { cutPages } from './candidate-pages'
import { insertText, pendingLetters, replaceLetters, type Pending, type TextField } from './pending-letters'
import { readPinyinKey, type PinyinKey } from './pinyin-keys'
import { useCandidates } from './use-candidates'

const digitsKey = 'digits-are-tones'

interface Typing extends Pending {
  field: TextField
  /** What the bar may take in width, in pixels. */
  room: number
}

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))

/** A finger has no keys to take away from an input method, and keyboards of phones compose whatever is typed. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

/** Characters for the pinyin that is typed in the fields inside an element; an input method at work is left alone. */
export function usePinyinTyping(
  place: RefObject<HTMLElement | null>,
  listId: string,
  dictionary: Dictionary | undefined,
) {
  const [typing, setTyping] = useState<Typing>()
  const [view, setView] = useState({ page: 0, marked: 0 })
  const [areDigitsTones, setDigits] = useState(() => readLocal<boolean>(digitsKey) ?? false)
  // Where letters begin that the learner wants to keep.
  const kept = useRef<number>(undefined)
  // A key that was quicker than the dictionary.
  const waiting = useRef<PinyinKey & { typed?: string | undefined }>(undefined)
  const found = useCandidates(typing?.letters, dictionary)
  const pages = cutPages(found ?? [], typing?.room ?? 0)
  const shown = pages[view.page] ?? []
  const isOpen = typing !== undefined && shown.length > 0

  function look(field: TextField) {
    const caret = field.selectionStart ?? field.value.length
    const pending = field.readOnly ? undefined : pendingLetters(field.value, caret)
    if (pending?.start !== kept.current) kept.current = undefined
    const isWanted = pending !== undefined && kept.current === undefined && field.selectionEnd === caret
    setView({ page: 0, marked: 0 })
    waiting.current = undefined
    setTyping(isWanted ? { ...pending, field, room: place.current?.clientWidth ?? 0 } : undefined)
  }

  function pick(index: number) {
    const candidate = shown[index]
    if (!candidate || !typing) return
    replaceLetters(typing.field, typing, candidate)
    typing.field.focus()
    look(typing.field)
  }

  function turn(by: number) {
    setView({ page: (view.page + by + pages.length) % Math.max(1, pages.length), marked: 0 })
  }

  function act(key: PinyinKey) {
    if (key.kind === 'pick') pick(key.place === 'marked' ? view.marked : key.place)
    else if (key.kind === 'turn') turn(key.by)
    else if (key.kind === 'move')
      setView({ ...view, marked: (view.marked + key.by + shown.length) % Math.max(1, shown.length) })
    else {
      kept.current = typing?.start
      setTyping(undefined)
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!typing || event.target !== typing.field || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const isAtEnd = typing.field.selectionStart === typing.field.value.length
    const key = readPinyinKey(event.key, { areDigitsTones, isAtEnd })
    const isLooking = found === undefined && dictionary !== undefined
    if (!key || (!isOpen && !(isLooking && key.kind === 'pick'))) return
    event.preventDefault()
    event.stopPropagation()
    if (isOpen) act(key)
    else waiting.current = { ...key, typed: event.key.length === 1 ? event.key : undefined }
  })

  const onFound = useEffectEvent(() => {
    const key = waiting.current
    waiting.current = undefined
    if (!key || !typing) return
    if (shown.length > 0) act(key)
    // No pinyin after all: what was typed belongs into the text.
    else if (key.typed !== undefined) insertText(typing.field, key.typed)
  })
  useEffect(() => {
    if (found) onFound()
  }, [found])

  const onTyped = useEffectEvent((event: Event) => {
    if (!isField(event.target)) return
    const isComposing = event instanceof InputEvent && event.isComposing
    if (isComposing && !isTouched()) setTyping(undefined)
    else look(event.target)
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    // What characters need is made ready before the first letter.
    if (isField(event.target))
      dictionary?.candidates('', 1).catch((cause: unknown) => logError('Pinyin was not made ready', cause))
  })
  const close = useEffectEvent(() => setTyping(undefined))
  useEffect(() => {
    const element = place.current
    if (!element) return
    const listeners = [
      ['keydown', (event: Event) => event instanceof KeyboardEvent && onKey(event)],
      ['input', (event: Event) => onTyped(event)],
      ['compositionstart', () => !isTouched() && close()],
      ['compositionend', (event: Event) => onTyped(event)],
      ['focusin', (event: Event) => event instanceof FocusEvent && onFocus(event)],
      ['focusout', () => close()],
    ] as const
    // Before the field's own form or composer hears the key.
    for (const [kind, listen] of listeners) element.addEventListener(kind, listen, true)
    return () => {
      for (const [kind, listen] of listeners) element.removeEventListener(kind, listen, true)
    }
  }, [place])

  useFieldRoles(typing?.field, isOpen ? { listId, marked: view.marked } : undefined)
  return {
    isOpen,
    shown,
    marked: view.marked,
    hasMore: pages.length > 1,
    areDigitsTones,
    pick,
    turn,
    setDigits: (areTones: boolean) => {
      setDigits(areTones)
      writeLocal(digitsKey, areTones)
    },
  }
}

/** Tells those who hear the page which list belongs to the field, and which of its options is marked. */
function useFieldRoles(
  field: TextField | undefined,
  open: { listId: string; marked: number } | undefined,
): void {
  useEffect(() => {
    if (!field || !open) return
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', open.listId)
    field.setAttribute('aria-activedescendant', `${open.listId}-${open.marked}`)
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
        field.removeAttribute(name)
    }
  })
}
