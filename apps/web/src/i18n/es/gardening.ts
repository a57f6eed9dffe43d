import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

export const gardening: Texts['gardening'] = {
  known: (words) => `Sabes ${formatCount('es', words, { one: 'palabra', other: 'palabras' })}`,
  noneKnown: 'Una palabra que recuerdas otro día cuenta como sabida',
  howCounted: '¿Cómo se cuenta?',
  knownMeans:
    'Una palabra cuenta como sabida cuando la has recordado en dos días distintos y mientras el modelo de memoria FSRS calcule que ahora la recordarías con una probabilidad del 90 % o más. Verla no basta, y si la olvidas deja de contar hasta que la recuerdes de nuevo.',
  stagesMean:
    'Las plantas crecen solo al recordar: en un repaso, en un ejercicio o bien usada y sin ayuda en una frase tuya. Una semilla no se ha recordado nunca; un brote, alguna vez; una hoja debería durar 4 días, un capullo 14 y una flor 30, recordada en tres días.',
  toBank: 'Ver tu vocabulario',
  sum: (words, bloom, growing, seeds) => {
    const parts = [
      bloom > 0 && `${formatNumber('es', bloom)} en flor`,
      growing > 0 && `${formatNumber('es', growing)} creciendo`,
      seeds > 0 && formatCount('es', seeds, { one: 'semilla', other: 'semillas' }),
    ]
    return `${formatCount('es', words, { one: 'palabra', other: 'palabras' })}: ${parts.filter(Boolean).join(', ')}.`
  },
  growsBy: 'Una planta crece cuando recuerdas su palabra.',
  tuftIs: (words) => `Aquí cada mata representa ${formatNumber('es', words)} palabras.`,
  empty: 'Aquí estarán tus palabras, bancal a bancal.',
  byStage: 'Palabras por etapa',
  howGrows: 'Cómo crece una planta',
  stageMeans: {
    seed: 'recién plantada',
    sprout: 'recordada una vez',
    leaf: 'dura días',
    bud: 'dura semanas',
    bloom: 'dura un mes',
  },
  beds: {
    talks: 'De tus conversaciones',
    added: 'Añadidas por ti',
    imported: 'Importadas',
    course: 'De las lecciones',
  },
  thirsty: (words) => `${formatNumber('es', words)} con sed`,
  plant: (word, stage, recalled) => `${word}. ${stage}, ${recalled}`,
  neverRecalled: 'aún sin recordar',
  recalled: (days) => `recordada en ${formatCount('es', days, { one: 'día', other: 'días' })}`,
  dueNow: 'toca ahora',
  bedHas: (bed, stages) => `${bed}: ${stages}`,
  others: (words) => `+${formatNumber('es', words)}`,
  othersOf: (words, bed) =>
    `${formatCount('es', words, { one: 'palabra más', other: 'palabras más' })} de «${bed}», en tu vocabulario`,
  furtherBeds: (beds) => formatCount('es', beds, { one: 'bancal más', other: 'bancales más' }),
  asTable: 'El jardín como tabla',
  tableAbout: 'Palabras por bancal y etapa',
  bed: 'Bancal',
  thirst: 'Con sed',
}
