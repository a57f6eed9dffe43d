import type { TypingRules } from '@lingarden/languages/rules/typing-rules'
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { HeldKeys } from './held-keys'
import type { TextField } from './pending-letters'
import { PinyinTyping, type CandidateSource } from './pinyin-typing'

const digitsKey = 'digits-are-tones'

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))

/** A finger has no keys to take away from an input method, and keyboards of phones compose whatever is typed. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

/** Characters for the pinyin that is typed in the fields inside an element; an input method at work is left alone. */
export function usePinyinTyping(
  place: RefObject<HTMLElement | null>,
  listId: string,
  source: CandidateSource | undefined,
  findRun: TypingRules['findRun'],
) {
  const [typing] = useState(() => new PinyinTyping(findRun))
  const [keys] = useState(() => new HeldKeys(typing))
  const [areDigitsTones, setDigits] = useState(() => readLocal<boolean>(digitsKey) ?? false)
  const offer = useSyncExternalStore(typing.subscribe, typing.getOffer)
  const shown = offer.pages?.[offer.page] ?? []
  const isOpen = offer.typing !== undefined && shown.length > 0
  useEffect(() => typing.setSource(source), [typing, source])

  // Without a mouse no digits stand in the row, and who writes one means a tone.
  const isToneKey = () => areDigitsTones || isTouched()
  const onKey = useEffectEvent((event: KeyboardEvent) => keys.press(event, isToneKey()))
  const onOffer = useEffectEvent(() => keys.goOn(isToneKey()))
  useEffect(() => typing.subscribe(() => onOffer()), [typing])
  const leave = useEffectEvent(() => {
    keys.writeOut()
    typing.close()
  })
  const onTyped = useEffectEvent((event: Event) => {
    if (!isField(event.target)) return
    const isComposing = event instanceof InputEvent && event.isComposing
    if (isComposing && !isTouched()) typing.close()
    else typing.look(event.target, place.current?.clientWidth ?? 0)
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    // What characters need is made ready before the first letter.
    if (isField(event.target))
      source?.candidates('', 1).catch((cause: unknown) => logError('Pinyin was not made ready', cause))
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const listeners = [
      ['keydown', (event: Event) => event instanceof KeyboardEvent && onKey(event)],
      ['input', (event: Event) => onTyped(event)],
      ['compositionstart', () => !isTouched() && leave()],
      ['compositionend', (event: Event) => onTyped(event)],
      ['focusin', (event: Event) => event instanceof FocusEvent && onFocus(event)],
      ['focusout', () => leave()],
    ] as const
    // Before the field's own form or composer hears the key.
    for (const [kind, listen] of listeners) element.addEventListener(kind, listen, true)
    return () => {
      for (const [kind, listen] of listeners) element.removeEventListener(kind, listen, true)
    }
  }, [place])

  useFieldRoles(offer.typing?.field, isOpen ? { listId, marked: offer.marked } : undefined)
  return {
    isOpen,
    shown,
    marked: offer.marked,
    hasMore: (offer.pages?.length ?? 0) > 1,
    areDigitsTones,
    pick: (index: number) => typing.pick(index),
    turn: (by: number) => typing.turn(by),
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
