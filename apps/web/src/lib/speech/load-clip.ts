import { onSignOut } from '@/lib/identity/clearings'
import type { SpeechClip } from './clip'
import { fetchClip, type Utterance } from './fetch-clip'
import { RecentClips } from './recent-clips'
import { readClip, storeClip } from './stored-clips'

const clips = new RecentClips<SpeechClip>()

/** Has a text read out, or takes the clip that was heard before: in this page, or in an earlier one. */
export async function loadClip(utterance: Utterance, signal: AbortSignal): Promise<SpeechClip> {
  const key = [utterance.language, utterance.voice, utterance.text].join('\n')
  const known = clips.get(key) ?? (await readClip(key))
  const clip = known ?? (await fetchClip(utterance, signal))
  clips.set(key, clip)
  // Nobody waits for it to be stored; where it cannot be, the page has it.
  if (!known) void storeClip(key, clip)
  return clip
}

onSignOut(() => clips.clear())
