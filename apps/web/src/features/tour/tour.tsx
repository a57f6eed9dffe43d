import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { forgetTourPlace, keepTourPlace, readTourStep } from '@/lib/tour-place'
import { helpPaths } from '@/lib/paths'
import { placeCard } from './place-card'
import { Spotlight } from './spotlight'
import { tourSteps } from './tour-steps'
import { useTargetBox } from './use-target-box'
import { useScreenSize } from './use-screen-size'

/** Pixels of height that the longest text wants on a phone. */
const cardHeight = 260

/**
 * The first tour: goes through the pages and shows on each what matters. It is a dialog, so that the keyboard and screen
 * readers stay with it; Esc leaves it, and so does its own button. After a reload it goes on where it was.
 */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const tour = useTexts('tour')
  const [place, setPlace] = useState(() => readTourStep(location.pathname) ?? 0)
  const step = tourSteps[place] ?? tourSteps[0]
  useEffect(() => keepTourPlace({ step: place, path: step.path }), [place, step.path])
  const target = useTargetBox(step.target)
  const screen = useScreenSize()
  const next = useRef<HTMLButtonElement>(null)
  useShownPage(step.path, step.search)

  const isLast = place === tourSteps.length - 1
  function end() {
    forgetTourPlace()
    onEnd()
  }
  function goTo(to: number) {
    if (to >= tourSteps.length) return end()
    setPlace(Math.max(0, to))
    // The button that was pressed may be gone with the step.
    next.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const action = readShortcut('tour', event)
    if (action === 'next') goTo(place + 1)
    if (action === 'back') goTo(place - 1)
  }
  const { title, text } = tour.steps[step.key]
  return (
    <Dialog.Root open onOpenChange={end}>
      <Dialog.Portal>
        <Spotlight target={target} />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            next.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            document.getElementById('content')?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={onKeyDown}
          className="fixed z-50 grid max-h-[calc(100dvh-2rem)] gap-3 overflow-y-auto rounded-lg bg-card p-5 text-ink shadow-float motion-safe:transition-[left,top,bottom] motion-safe:duration-200"
          style={placeCard(target, screen, cardHeight)}
        >
          <div aria-live="polite" className="grid gap-2">
            <p className="text-sm text-ink-soft">
              {tour.title} · {tour.place(place + 1, tourSteps.length)}
            </p>
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            <Dialog.Description>{text}</Dialog.Description>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            {!isLast && (
              <Button variant="ghost" size="sm" className="-ml-3" onClick={end}>
                {tour.skip}
              </Button>
            )}
            <div className="ml-auto flex gap-2">
              {place > 0 && (
                <Button variant="secondary" onClick={() => goTo(place - 1)}>
                  {tour.back}
                </Button>
              )}
              <Button ref={next} onClick={() => goTo(place + 1)}>
                {isLast ? tour.done : tour.next}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Opens a page of the tour; on the way from one to the next, no step stays in the history. */
function useShownPage(path: string, search: string): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const show = useEffectEvent((wanted: string, query: string) => {
    if (pathname !== wanted || query !== '')
      void navigate(wanted + query, { replace: pathname !== helpPaths.home })
  })
  useEffect(() => show(path, search), [path, search])
}
