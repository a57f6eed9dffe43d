import createEngine, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import { espeakData } from './espeak-data.ts'
import type { WordStart } from './place-words.ts'
import type { VoiceSetting } from './voices.ts'

/** What the engine said: samples of one channel, and where its words begin. */
interface Utterance {
  samples: Int16Array
  starts: WordStart[]
}

export interface Espeak {
  /** Samples a second. */
  sampleRate: number
  /** Speaks with a little chance in it, as people do: the same text never gives quite the same samples. */
  speak: (text: string, voice: VoiceSetting) => Utterance
  /**
   * What it would say, in IPA: sounds parted by underscores, clauses by line ends.
   * @param language a voice that the engine knows
   */
  phonemize: (text: string, language: string) => string
}

/** Loads the speech engine. */
export async function loadEspeak(): Promise<Espeak> {
  const { preRun, addDictionaries } = espeakData()
  const { eSpeakNGWorker } = await createEngine({ preRun: [preRun] })
  const engine = new eSpeakNGWorker()
  const chooseVoice = (id: string): void => {
    addDictionaries([languageOfVoice(id), lettersOf])
    if (engine.set_voice(id) !== 0) throw new Error(`The embedded engine has no voice ${id}`)
  }
  return {
    sampleRate: engine.get_samplerate(),
    speak: (text, voice) => {
      chooseVoice(voice.id)
      return speak(engine, text, voice)
    },
    phonemize: (text, language) => {
      chooseVoice(language)
      return engine.synthesize_ipa(text).ipa
    },
  }
}

/** fr of `fr+f2`: what follows is a variant of the voice. */
const languageOfVoice = (id: string): string => /^[a-z]+/u.exec(id)?.[0] ?? id

/** A language without an alphabet has its Latin letters read by this one. */
const lettersOf = 'en'

function speak(engine: EspeakWorker, text: string, voice: VoiceSetting): Utterance {
  // Choosing a voice sets these back, so they come after it.
  engine.set_pitch(voice.pitch)
  engine.set_range(voice.range)
  engine.set_rate(voice.rate)
  const pieces: Int16Array[] = []
  const starts: WordStart[] = []
  engine.synthesize(text, (samples, events) => {
    pieces.push(samples)
    for (const event of events) {
      if (event.type !== 'word') continue
      starts.push({ position: event.text_position - 1, time: event.audio_position / 1000 })
    }
    return false
  })
  return { samples: join(pieces), starts }
}

function join(pieces: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const piece of pieces) {
    samples.set(piece, filled)
    filled += piece.length
  }
  return samples
}
