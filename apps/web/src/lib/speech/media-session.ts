import type { SpeechQueue } from './speech-queue'

type Session = Pick<MediaSession, 'setActionHandler'> & { playbackState: MediaSessionPlaybackState }

/** Lets the media keys of a keyboard, a headset or a lock screen rule what is heard. */
export function obeyMediaKeys(
  queue: Pick<SpeechQueue, 'subscribe' | 'getState' | 'pause' | 'resume' | 'stop'>,
  session: Session | undefined,
): void {
  if (!session) return
  const act = (action: MediaSessionAction, handler: () => void) => {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // A browser that does not know an action refuses it; the others work all the same.
    }
  }
  act('play', () => queue.resume())
  act('pause', () => queue.pause())
  act('stop', () => queue.stop())
  queue.subscribe(() => {
    const { phase } = queue.getState()
    const state = phase === 'idle' ? 'none' : phase === 'paused' ? 'paused' : 'playing'
    if (session.playbackState !== state) session.playbackState = state
  })
}
