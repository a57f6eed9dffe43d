import type { LanguageCode } from '@lingarden/languages/find-language'

/** A sentence of the demonstration's learner with one mistake in it, which the built-in tutor corrects. */
export interface Slip {
  languageCode: LanguageCode
  sentence: string
  /** On which days it was written, by how many days ago: the last one first. */
  madeDaysAgo: readonly [number, ...number[]]
  /** How many days ago it was got right unaided; the mistake is open where it was not. */
  outgrownDaysAgo?: number
}

const spanish: Omit<Slip, 'languageCode'>[] = [
  { sentence: 'Ayer fui a el mercado con mi hermana.', madeDaysAgo: [1, 6, 19] },
  { sentence: 'Soy cansada hoy.', madeDaysAgo: [2, 15] },
  { sentence: 'A mí me gusta los libros.', madeDaysAgo: [4] },
  { sentence: 'Tengo muchos amigas en la ciudad.', madeDaysAgo: [8] },
  { sentence: 'Hablo español y inglés.', madeDaysAgo: [11] },
  { sentence: 'La problema es que no tengo tiempo.', madeDaysAgo: [34, 52], outgrownDaysAgo: 12 },
  { sentence: 'Mi mama vive en Berlín.', madeDaysAgo: [61], outgrownDaysAgo: 47 },
  { sentence: 'Estoy profesora de música.', madeDaysAgo: [70, 78, 83], outgrownDaysAgo: 29 },
]

const mandarin: Omit<Slip, 'languageCode'>[] = [
  { sentence: '我昨天买了三个书。', madeDaysAgo: [1, 9] },
  { sentence: '我是很忙。', madeDaysAgo: [3] },
  { sentence: '我想买一个衣服。', madeDaysAgo: [5, 21] },
  { sentence: '我有二个姐姐。', madeDaysAgo: [40], outgrownDaysAgo: 16 },
  { sentence: '我不有时间。', madeDaysAgo: [74, 80], outgrownDaysAgo: 55 },
]

const french: Omit<Slip, 'languageCode'>[] = [
  { sentence: 'Hier, j’ai allé au marché.', madeDaysAgo: [1, 8] },
  { sentence: 'Ils on deux enfants.', madeDaysAgo: [10] },
  { sentence: 'Je prefere le thé.', madeDaysAgo: [13, 27] },
  { sentence: 'Je vais à le cinéma ce soir.', madeDaysAgo: [66], outgrownDaysAgo: 20 },
  { sentence: 'Je habite à Berlin.', madeDaysAgo: [84, 90], outgrownDaysAgo: 71 },
]

/** What the demonstration's learner got wrong in conversations. */
export const demoSlips: readonly Slip[] = [
  ...spanish.map((slip) => ({ languageCode: 'es-ES' as const, ...slip })),
  ...mandarin.map((slip) => ({ languageCode: 'zh-CN' as const, ...slip })),
  ...french.map((slip) => ({ languageCode: 'fr-FR' as const, ...slip })),
]
