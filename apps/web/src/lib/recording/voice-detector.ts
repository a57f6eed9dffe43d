/**
 * Hears whether there is a voice, and when: milliseconds of what the microphone heard. A busy machine may tell of a second
 * of speech in one go, so the time of day would not do.
 */
export type OnFrame = (isVoice: boolean, at: number) => void

/** Tells voice from silence, continually. */
export interface VoiceDetector {
  close: () => void
}

/** A level this many times louder than the room is a voice. */
const overTheRoom = 3
/** The room is never taken for quieter than this, lest breath be a voice. */
const quietestRoom = 0.006

/** Whether a loudness is a voice, by what the room sounded like before. */
export interface LevelRule {
  hear: (level: number) => boolean
}

/**
 * The rule where no model can be loaded: what is clearly louder than the room. The room is followed quickly downward and
 * slowly upward, so that a voice is not taken for it.
 */
export function createLevelRule(): LevelRule {
  let room = quietestRoom
  return {
    hear: (level) => {
      const isVoice = level > room * overTheRoom
      const pace = level < room ? 0.2 : 0.002
      room = Math.max(quietestRoom, room + (level - room) * pace)
      return isVoice
    },
  }
}
