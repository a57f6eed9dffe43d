import type { Level } from '../levels.ts'

/** Voice shorter than this is a cough or a click, not the beginning of a turn. Milliseconds. */
const shortestSpeech = 200
/** A hole in the voice that is no pause: a stop before a consonant. Milliseconds. */
const longestHole = 250
/** How long hands-free listening waits for a first word before it switches itself off. Milliseconds. */
export const longestWait = 120_000

/** Milliseconds of silence that end a turn: who is new to a language searches longer for words. */
export function silenceWindow(level: Level): number {
  if (level === 'beginner' || level === 'elementary') return 1800
  return level === 'intermediate' ? 1500 : 1200
}

/** Where a spoken turn stands. All times are milliseconds of one clock, whose zero does not matter. */
export interface SpokenTurn {
  /** `waiting`: nothing was said; `abandoned`: nothing was said for very long. */
  phase: 'waiting' | 'speaking' | 'pausing' | 'ended' | 'abandoned'
  /** Since when the phase lasts; a pause that was held counts from when it was let go. */
  since: number
  /** The learner thinks: silence ends nothing. It lasts until they speak on, or let go. */
  isHeld: boolean
  /** The span of voice that is heard now, or was heard last. */
  voice: { from: number; to: number } | undefined
}

/** A turn that begins to be listened to. */
export function beginTurn(now: number): SpokenTurn {
  return { phase: 'waiting', since: now, isHeld: false, voice: undefined }
}

/**
 * What a turn becomes by what the microphone hears now; to be told several times a second.
 * @param window milliseconds of silence that end the turn
 */
export function hearTurn(turn: SpokenTurn, isVoice: boolean, now: number, window: number): SpokenTurn {
  if (turn.phase === 'ended' || turn.phase === 'abandoned') return turn
  const voice = isVoice ? lengthenVoice(turn.voice, now) : turn.voice
  const isSpeaking = voice !== undefined && now - voice.to <= longestHole
  if (isSpeaking) {
    const isSpeech = turn.phase !== 'waiting' || voice.to - voice.from >= shortestSpeech
    if (!isSpeech) return { ...turn, voice }
    const since = turn.phase === 'speaking' ? turn.since : voice.from
    return { phase: 'speaking', since, isHeld: turn.isHeld && turn.phase === 'speaking', voice }
  }
  if (turn.phase === 'waiting') {
    const isTooLong = !turn.isHeld && now - turn.since >= longestWait
    return { ...turn, voice, phase: isTooLong ? 'abandoned' : 'waiting' }
  }
  const since = turn.phase === 'pausing' ? turn.since : (voice?.to ?? now)
  const isOver = !turn.isHeld && now - since >= window
  return { ...turn, voice, since, phase: isOver ? 'ended' : 'pausing' }
}

/** Holds a turn while the learner thinks, or lets it go on. */
export function holdTurn(turn: SpokenTurn, isHeld: boolean, now: number): SpokenTurn {
  if (turn.isHeld === isHeld) return turn
  const isPause = turn.phase === 'pausing' || turn.phase === 'waiting'
  return { ...turn, isHeld, since: isPause && !isHeld ? now : turn.since }
}

/** How much of the silence that ends the turn has gone by, 0 to 1. */
export function silenceSpent(turn: SpokenTurn, now: number, window: number): number {
  if (turn.phase !== 'pausing' || turn.isHeld) return 0
  return Math.min(1, Math.max(0, now - turn.since) / window)
}

function lengthenVoice(voice: SpokenTurn['voice'], now: number) {
  return voice && now - voice.to <= longestHole ? { from: voice.from, to: now } : { from: now, to: now }
}
