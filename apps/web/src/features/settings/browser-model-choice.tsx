import type { LanguageTag } from '@lingarden/languages/find-language'
import { useEffect, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { useTexts } from '@/i18n/texts'
import { chooseBrowserModel, usesBrowserModel } from '@/lib/browser-model/choice'
import { modelAvailability, openSession, type Availability } from '@/lib/browser-model/language-model'
import { logError } from '@/lib/log'

/** Lets the browser's own language model answer, where it has one that speaks the language; nothing where it has none. */
export function BrowserModelChoice({ tag }: { tag: LanguageTag }) {
  const settings = useTexts('settings')
  const [availability, setAvailability] = useState<Availability>('unavailable')
  const [isChosen, setIsChosen] = useState(usesBrowserModel)
  const [state, setState] = useState<'rest' | 'fetching' | 'failed'>('rest')
  useEffect(() => {
    let isGone = false
    void modelAvailability(tag).then((found) => !isGone && setAvailability(found))
    return () => {
      isGone = true
    }
  }, [tag])
  if (availability === 'unavailable') return null

  const keep = (chosen: boolean) => {
    chooseBrowserModel(chosen)
    setIsChosen(chosen)
  }

  /** Opened once on the learner's click, as the browser fetches its model for nothing less. */
  async function choose() {
    setState('fetching')
    try {
      const session = await openSession(tag)
      session.destroy()
      setAvailability('available')
      setState('rest')
      keep(true)
    } catch (cause) {
      logError('The model of this browser could not be opened', cause)
      setState('failed')
    }
  }

  const note = {
    rest: availability === 'available' ? '' : settings.browserModelFetched,
    fetching: settings.browserModelFetching,
    failed: settings.browserModelFailed,
  }[state]
  return (
    <div>
      <Checkbox
        label={settings.browserModel}
        checked={isChosen}
        disabled={state === 'fetching'}
        aria-describedby="browser-model-about"
        onChange={(event) => (event.target.checked ? void choose() : keep(false))}
      />
      <p id="browser-model-about" className="pl-8 text-sm text-ink-soft">
        {settings.browserModelAbout} <span role="status">{note}</span>
      </p>
    </div>
  )
}
