import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'

interface CorrectedExample {
  written: string
  original: string
  corrected: string
  reasons: Record<HelpLanguage, string>
}

/** A sentence of each language as the built-in tutor corrects it, word for word; a test asks it. */
export const correctedExamples: Record<LanguageTag, CorrectedExample> = {
  zh: {
    written: '我昨天买了三个书。',
    original: '个书',
    corrected: '本书',
    reasons: {
      en: 'The measure word of 「书」 is 「本」.',
      es: 'El clasificador de 「书」 es 「本」.',
      fr: 'Le classificateur de 「书」 est 「本」.',
      zh: '“书”的量词是“本”。',
    },
  },
  es: {
    written: 'Soy cansada hoy.',
    original: 'Soy',
    corrected: 'Estoy',
    reasons: {
      en: 'A passing state such as “cansada” takes “estar”.',
      es: 'Un estado pasajero como «cansada» va con «estar».',
      fr: 'Un état passager comme « cansada » se dit avec « estar ».',
      zh: '“cansada”这样的暂时状态用“estar”。',
    },
  },
  fr: {
    written: 'Hier, j’ai allé au marché.',
    original: 'j’ai',
    corrected: 'je suis',
    reasons: {
      en: '“aller” takes “être” in the past.',
      es: '«aller» forma el pasado con «être».',
      fr: 'Au passé, « aller » prend « être ».',
      zh: '“aller”的过去时用“être”。',
    },
  },
}
