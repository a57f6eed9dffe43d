import type { LanguageTag, Voice } from '@lingarden/languages/find-language'

/** Voices of the model by their weight. */
export type Blend = Readonly<Record<string, number>>

/** How the model is set for a voice. */
export interface NeuralVoice {
  /** What the throat sounds like. */
  timbre: Blend
  /** Melody and rhythm: those who speak the language, so that no other's accent comes with a timbre. */
  prosody: Blend
  /** 1 is the model's own. */
  speed: number
}

const voice = (timbre: Blend, prosody: Blend, speed = 1): NeuralVoice => ({ timbre, prosody, speed })

const spanish: Record<Voice, NeuralVoice> = {
  alloy: voice({ ef_dora: 0.5, af_alloy: 0.5 }, { ef_dora: 1 }, 0.95),
  ash: voice({ em_alex: 1 }, { em_alex: 1 }),
  ballad: voice({ em_santa: 0.3, im_nicola: 0.7 }, { em_santa: 0.5, im_nicola: 0.5 }, 0.9),
  coral: voice({ ef_dora: 1 }, { ef_dora: 1 }),
  echo: voice({ em_alex: 0.5, am_echo: 0.5 }, { em_alex: 1 }, 1.08),
  fable: voice({ em_alex: 0.4, bm_fable: 0.6 }, { em_alex: 0.5, em_santa: 0.5 }),
  nova: voice({ ef_dora: 0.4, af_nova: 0.6 }, { ef_dora: 1 }, 1.1),
  onyx: voice({ em_santa: 0.4, am_onyx: 0.6 }, { em_santa: 1 }),
  sage: voice({ ef_dora: 0.5, bf_emma: 0.5 }, { ef_dora: 1 }, 0.88),
  shimmer: voice({ ef_dora: 0.3, jf_alpha: 0.7 }, { ef_dora: 0.5, jf_alpha: 0.5 }, 1.03),
}
const french: Record<Voice, NeuralVoice> = {
  alloy: voice({ ff_siwis: 0.5, af_alloy: 0.5 }, { ff_siwis: 1 }, 0.95),
  ash: voice({ em_alex: 0.7, ff_siwis: 0.3 }, { ff_siwis: 0.5, em_alex: 0.5 }),
  ballad: voice({ em_santa: 0.6, ff_siwis: 0.4 }, { ff_siwis: 0.6, im_nicola: 0.4 }, 0.9),
  coral: voice({ ff_siwis: 1 }, { ff_siwis: 1 }),
  echo: voice({ am_echo: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, am_echo: 0.5 }, 1.08),
  fable: voice({ bm_fable: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, bm_fable: 0.5 }),
  nova: voice({ ff_siwis: 0.2, af_nova: 0.8 }, { ff_siwis: 1 }, 1.12),
  onyx: voice({ am_onyx: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, am_onyx: 0.5 }),
  sage: voice({ ff_siwis: 0.5, bf_emma: 0.5 }, { ff_siwis: 1 }, 0.88),
  shimmer: voice({ ff_siwis: 0.2, jf_alpha: 0.8 }, { ff_siwis: 0.5, jf_alpha: 0.5 }, 1.03),
}
const mandarin: Record<Voice, NeuralVoice> = {
  alloy: voice({ zf_xiaoni: 1 }, { zf_xiaoni: 1 }),
  ash: voice({ zm_yunjian: 1 }, { zm_yunjian: 1 }),
  ballad: voice({ zm_yunxia: 1 }, { zm_yunxia: 1 }, 0.95),
  coral: voice({ zf_xiaoxiao: 1 }, { zf_xiaoxiao: 1 }),
  echo: voice({ zm_yunxi: 1 }, { zm_yunxi: 1 }, 1.05),
  fable: voice({ zm_yunyang: 1 }, { zm_yunyang: 1 }),
  nova: voice({ zf_xiaobei: 1 }, { zf_xiaobei: 1 }, 1.08),
  onyx: voice({ zm_yunjian: 0.4, am_onyx: 0.6 }, { zm_yunjian: 1 }, 0.94),
  sage: voice({ zf_xiaoxiao: 0.5, bf_emma: 0.5 }, { zf_xiaoxiao: 1 }, 0.88),
  shimmer: voice({ zf_xiaoyi: 1 }, { zf_xiaoyi: 1 }),
}

/** The ten voices in each language. Spanish and French have few voices of their own, so timbres are lent to them. */
export const neuralVoices: Record<LanguageTag, Record<Voice, NeuralVoice>> = {
  es: spanish,
  fr: french,
  zh: mandarin,
}
