import { neuralVoice, type VoiceRules } from '../voice-rules.ts'

export const voices: VoiceRules = {
  embedded: { id: 'fr', range: 50 },
  neural: {
    voices: {
      // Few voices of the model speak it, so timbres of others are lent to it.
      alloy: neuralVoice({ ff_siwis: 0.5, af_alloy: 0.5 }, { ff_siwis: 1 }, 0.95),
      ash: neuralVoice({ em_alex: 0.7, ff_siwis: 0.3 }, { ff_siwis: 0.5, em_alex: 0.5 }),
      ballad: neuralVoice({ em_santa: 0.6, ff_siwis: 0.4 }, { ff_siwis: 0.6, im_nicola: 0.4 }, 0.9),
      coral: neuralVoice({ ff_siwis: 1 }, { ff_siwis: 1 }),
      echo: neuralVoice({ am_echo: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, am_echo: 0.5 }, 1.08),
      fable: neuralVoice({ bm_fable: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, bm_fable: 0.5 }),
      nova: neuralVoice({ ff_siwis: 0.2, af_nova: 0.8 }, { ff_siwis: 1 }, 1.12),
      onyx: neuralVoice({ am_onyx: 0.8, ff_siwis: 0.2 }, { ff_siwis: 0.5, am_onyx: 0.5 }),
      sage: neuralVoice({ ff_siwis: 0.5, bf_emma: 0.5 }, { ff_siwis: 1 }, 0.88),
      shimmer: neuralVoice({ ff_siwis: 0.2, jf_alpha: 0.8 }, { ff_siwis: 0.5, jf_alpha: 0.5 }, 1.03),
    },
  },
  sample: 'Aujourd’hui, j’ai mangé l’omelette avec mes amis.',
}
