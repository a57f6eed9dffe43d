import type { TypingRules } from '@lingarden/languages/rules/typing-rules'
import { use, useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { logError } from '@/lib/log'
import { HeldKeys } from './held-keys'
import type { TextField } from './pending-letters'
import { PinyinTyping, type CandidateSource } from './pinyin-typing'
import { changeTypingHabits, useTypingHabits } from './typing-habits'
import { useFieldRoles } from './use-field-roles'
import { WritingAbout } from './writing-about'

const isField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type))

/** A finger has no keys to take away from an input method, and keyboards of phones compose whatever is typed. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches

/** Whether the focus only goes on to the row of characters. */
const isIntoRow = (event: Event): boolean =>
  event instanceof FocusEvent &&
  event.relatedTarget instanceof Element &&
  event.relatedTarget.closest('[role=listbox]') !== null

interface Options {
  listId: string
  source: CandidateSource | undefined
  findRun: TypingRules['findRun']
  isSearch: boolean
}

/** Characters for the pinyin that is typed in the fields inside an element; an input method at work is left alone. */
export function usePinyinTyping(
  place: RefObject<HTMLElement | null>,
  { listId, source, findRun, isSearch }: Options,
) {
  const [typing] = useState(() => new PinyinTyping(findRun))
  const [keys] = useState(() => new HeldKeys(typing))
  const { isOffered, digitsAreTones, hasOwnMethod } = useTypingHabits()
  const about = use(WritingAbout)
  const offer = useSyncExternalStore(typing.subscribe, typing.getOffer)
  const shown = offer.pages?.[offer.page] ?? []
  const isOpen = offer.typing !== undefined && shown.length > 0
  useEffect(() => typing.setSource(source), [typing, source])
  useEffect(() => typing.setAbout(about), [typing, about])

  // Without a mouse no digits stand in the row, and who writes one means a tone.
  const isToneKey = () => digitsAreTones || isTouched()
  const onKey = useEffectEvent((event: KeyboardEvent) => keys.press(event, isToneKey()))
  const onOffer = useEffectEvent(() => keys.goOn(isToneKey()))
  useEffect(() => typing.subscribe(() => onOffer()), [typing])
  const leave = useEffectEvent(() => {
    keys.writeOut()
    typing.close()
  })
  const look = (field: TextField) => {
    if (!isOffered) return typing.close()
    typing.look(field, place.current?.clientWidth ?? 0, { isSearch, isOneLine: isTouched() })
  }
  const onTyped = useEffectEvent((event: Event) => {
    if (!isField(event.target)) return
    const isComposing = event instanceof InputEvent && event.isComposing
    if (isComposing && (hasOwnMethod || !isTouched())) typing.close()
    else look(event.target)
  })
  const onComposed = useEffectEvent((event: Event) => {
    // What a touch keyboard composes tells what it is for: characters, or the words of any language.
    const text = event instanceof CompositionEvent ? event.data : ''
    const isOwn = /\p{Script=Han}/u.test(text)
    if (text !== '' && isTouched() && isOwn !== hasOwnMethod) changeTypingHabits({ hasOwnMethod: isOwn })
    onTyped(event)
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    // What characters need is made ready before the first letter.
    if (isOffered && isField(event.target))
      source?.candidates('', 1).catch((cause: unknown) => logError('Pinyin was not made ready', cause))
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const listeners = [
      ['keydown', (event: Event) => event instanceof KeyboardEvent && onKey(event)],
      ['input', (event: Event) => onTyped(event)],
      ['compositionstart', () => (hasOwnMethod || !isTouched()) && leave()],
      ['compositionend', (event: Event) => onComposed(event)],
      ['focusin', (event: Event) => event instanceof FocusEvent && onFocus(event)],
      ['focusout', (event: Event) => !isIntoRow(event) && leave()],
    ] as const
    // Before the field's own form or composer hears the key.
    for (const [kind, listen] of listeners) element.addEventListener(kind, listen, true)
    return () => {
      for (const [kind, listen] of listeners) element.removeEventListener(kind, listen, true)
    }
  }, [place, hasOwnMethod])
  const onOffered = useEffectEvent((isOn: boolean) => {
    if (!isOn) return leave()
    const field = document.activeElement
    if (isField(field) && place.current?.contains(field)) look(field)
  })
  useEffect(() => onOffered(isOffered), [isOffered])

  useFieldRoles(
    place,
    isOffered,
    isOpen ? { field: offer.typing?.field, listId, marked: offer.marked } : undefined,
  )
  return {
    isOpen,
    shown,
    /** What stands there while the dictionary looks for newer letters; nothing of it can be taken. */
    old: offer.typing && !offer.pages ? (offer.old ?? []) : [],
    marked: offer.marked,
    /** Of the marked one among all, from 1. */
    number: (offer.pages?.slice(0, offer.page).flat().length ?? 0) + offer.marked + 1,
    count: offer.pages?.reduce((sum, page) => sum + page.length, 0) ?? 0,
    hasMore: (offer.pages?.length ?? 0) > 1,
    /** Whether letters stand there that no characters are known for. */
    isUnknown: offer.pages?.length === 0 && offer.typing !== undefined,
    isOneLine: isTouched(),
    firstDigit: isSearch ? 10 : digitsAreTones ? 6 : 1,
    pick: (index: number) => typing.pick(index),
    turn: (by: number) => typing.turn(by),
  }
}
