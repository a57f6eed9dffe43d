import { useMemo } from 'react'
import { useStableCallback } from '../../../lib/use-stable-callback'
import type { WordView } from './word-view'

/** The same view as long as nothing in it changes: the clock ticks every second, and messages need not render for it. */
export function useWordView(view: WordView): WordView {
  const { languageCode, dictionary, masked, readings, splitsWords } = view
  const { showsDefinitionsOnHover, showsActions, showsMeanings, hintsFirst } = view
  const onSelect = useStableCallback(view.onSelect)
  const track = useStableCallback<Parameters<NonNullable<WordView['track']>>>((...args) =>
    view.track?.(...args),
  )
  const canTrack = view.track !== undefined
  return useMemo(
    () => ({
      languageCode,
      dictionary,
      masked,
      readings,
      splitsWords,
      showsDefinitionsOnHover,
      showsActions,
      showsMeanings,
      hintsFirst,
      onSelect,
      track: canTrack ? track : undefined,
    }),
    [
      languageCode,
      dictionary,
      masked,
      readings,
      splitsWords,
      showsDefinitionsOnHover,
      showsActions,
      showsMeanings,
      hintsFirst,
      onSelect,
      canTrack,
      track,
    ],
  )
}
