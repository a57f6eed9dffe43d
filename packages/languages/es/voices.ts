import { neuralVoice, type VoiceRules } from '../voice-rules.ts'

export const voices: VoiceRules = {
  embedded: { id: 'es', range: 50 },
  neural: {
    voices: {
      // Few voices of the model speak it, so timbres of others are lent to it.
      alloy: neuralVoice({ ef_dora: 0.5, af_alloy: 0.5 }, { ef_dora: 1 }, 0.95),
      ash: neuralVoice({ em_alex: 1 }, { em_alex: 1 }),
      ballad: neuralVoice({ em_santa: 0.3, im_nicola: 0.7 }, { em_santa: 0.5, im_nicola: 0.5 }, 0.9),
      coral: neuralVoice({ ef_dora: 1 }, { ef_dora: 1 }),
      echo: neuralVoice({ em_alex: 0.5, am_echo: 0.5 }, { em_alex: 1 }, 1.08),
      fable: neuralVoice({ em_alex: 0.4, bm_fable: 0.6 }, { em_alex: 0.5, em_santa: 0.5 }),
      nova: neuralVoice({ ef_dora: 0.4, af_nova: 0.6 }, { ef_dora: 1 }, 1.1),
      onyx: neuralVoice({ em_santa: 0.4, am_onyx: 0.6 }, { em_santa: 1 }),
      sage: neuralVoice({ ef_dora: 0.5, bf_emma: 0.5 }, { ef_dora: 1 }, 0.88),
      shimmer: neuralVoice({ ef_dora: 0.3, jf_alpha: 0.7 }, { ef_dora: 0.5, jf_alpha: 0.5 }, 1.03),
    },
  },
  sample: 'Buenos días, ¿qué tal? Me gustaría hablar de tu familia.',
}
