import type { Landing } from '../landing.ts'

export const landing: Landing = {
  about: {
    en: 'Elision, agreement and auxiliaries explained, the gender beside the noun, forms that fit you.',
    es: 'La elisión, la concordancia y los auxiliares explicados, el género junto al sustantivo, formas que van contigo.',
    fr: 'L’élision, l’accord et les auxiliaires expliqués, le genre à côté du nom, des formes qui vous vont.',
    zh: '省音、配合和助动词都有讲解，名词旁边就是阴阳性，用词形式适合你。',
  },
  portrait: 'camille',
  lessons: 60,
  correction: {
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
  plants: { leaf: 'jardin' },
}
