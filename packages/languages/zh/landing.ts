import type { Landing } from '../landing.ts'

export const landing: Landing = {
  about: {
    en: 'Readings from context, tone marks and tone colours, stroke order to watch and to write, measure words.',
    es: 'Lectura según el contexto, tonos con su marca y su color, orden de los trazos para verlo y escribirlo, clasificadores.',
    fr: 'La lecture selon le contexte, les tons avec leur accent et leur couleur, l’ordre des traits à regarder et à écrire, les classificateurs.',
    zh: '按上下文注音，声调有符号也有颜色，笔顺可以看也可以写，还有量词。',
  },
  portrait: 'xiaoyu',
  lessons: 60,
  correction: {
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
  plants: { sprout: '朋友', bud: '喝茶' },
}
