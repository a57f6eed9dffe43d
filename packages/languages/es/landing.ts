import type { Landing } from '../landing.ts'

export const landing: Landing = {
  about: {
    en: 'Every form of every verb in tables, agreement and ser or estar explained, accents within reach.',
    es: 'Todas las formas de cada verbo en tablas, la concordancia y ser o estar explicados, los acentos a mano.',
    fr: 'Toutes les formes de chaque verbe en tableaux, l’accord et ser ou estar expliqués, les accents à portée de main.',
    zh: '每个动词的全部变位都有表格，性数一致和 ser、estar 的区别有讲解，重音字母随手可得。',
  },
  portrait: 'alex',
  lessons: 60,
  correction: {
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
  plants: { seed: 'lluvia', bloom: 'gracias' },
}
