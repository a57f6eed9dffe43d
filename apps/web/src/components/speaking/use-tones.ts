import type { SpokenWord } from '@lingarden/domain/speech'
import { toneContours, type ToneContour } from '@lingarden/domain/speaking/tone-contours'
import { useQuery } from '@tanstack/react-query'
import { frameStep, readFrames, readSound, type Sound } from '@/lib/recording/read-sound'

/** Seconds of a recording whose tones are drawn; what is longer is no sentence. */
const longest = 30

interface Model {
  sound: Sound
  words?: readonly SpokenWord[]
}

/** The tones of a recording beside its model's; undefined until both are there, and for a language without tones. */
export function useTones(
  text: string,
  model: Model | undefined,
  recording: Blob | undefined,
  isTonal: boolean,
): ToneContour[] | undefined {
  const { data } = useQuery({
    // A recording is its own key: there is no other like it.
    queryKey: ['tones', text, recording && recordingId(recording)],
    queryFn: async () => {
      if (!model || !recording) return null
      const mine = await readSound(recording)
      if (mine.duration > longest) return null
      return toneContours(
        text,
        model.words,
        { frames: readFrames(model.sound), step: frameStep },
        { frames: readFrames(mine), step: frameStep },
      )
    },
    enabled: isTonal && model !== undefined && recording !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? undefined
}

const ids = new WeakMap<Blob, string>()

function recordingId(recording: Blob): string {
  const id = ids.get(recording) ?? crypto.randomUUID()
  ids.set(recording, id)
  return id
}
