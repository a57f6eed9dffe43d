import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

export const gardening: Texts['gardening'] = {
  known: (words) => `Vous connaissez ${formatCount('fr', words, { one: 'mot', other: 'mots' })}`,
  noneKnown: 'Un mot retrouvé un autre jour compte comme acquis',
  howCounted: 'Comment est-ce compté ?',
  knownMeans:
    'Un mot compte comme acquis quand vous l’avez retrouvé deux jours différents, et tant que le modèle de mémoire FSRS estime que vous le retrouveriez maintenant avec une probabilité de 90 % ou plus. Le voir ne suffit pas, et un mot oublié ne compte plus jusqu’à ce que vous le retrouviez.',
  stagesMean:
    'Les plantes ne poussent que quand vous retrouvez un mot : dans une révision, un exercice, ou employé correctement et sans aide dans une phrase à vous. Une graine n’a jamais été retrouvée, une pousse l’a été une fois ; une feuille devrait tenir 4 jours, un bouton 14, et une fleur 30, retrouvée trois jours différents.',
  toBank: 'Voir votre vocabulaire',
  sum: (words, bloom, growing, seeds) => {
    const parts = [
      bloom > 0 && `${formatNumber('fr', bloom)} en fleur`,
      growing > 0 && `${formatNumber('fr', growing)} en croissance`,
      seeds > 0 && formatCount('fr', seeds, { one: 'graine', other: 'graines' }),
    ]
    return `${formatCount('fr', words, { one: 'mot', other: 'mots' })} : ${parts.filter(Boolean).join(', ')}.`
  },
  growsBy: 'Une plante pousse quand vous retrouvez son mot.',
  tuftIs: (words) => `Ici, une touffe représente ${formatNumber('fr', words)} mots.`,
  empty: 'Vos mots pousseront ici, carré par carré.',
  byStage: 'Mots par stade',
  howGrows: 'Comment pousse une plante',
  stageMeans: {
    seed: 'juste plantée',
    sprout: 'retrouvée une fois',
    leaf: 'tient des jours',
    bud: 'tient des semaines',
    bloom: 'tient un mois',
  },
  beds: {
    talks: 'De vos conversations',
    added: 'Ajoutés par vous',
    imported: 'Importés',
    course: 'Des leçons',
  },
  thirsty: (words) => `${formatNumber('fr', words)} à arroser`,
  plant: (word, stage, recalled) => `${word}. ${stage}, ${recalled}`,
  neverRecalled: 'encore jamais retrouvé',
  recalled: (days) =>
    days === 1 ? 'retrouvé un seul jour' : `retrouvé ${formatNumber('fr', days)} jours différents`,
  dueNow: 'à réviser maintenant',
  bedHas: (bed, stages) => `${bed} : ${stages}`,
  others: (words) => `+${formatNumber('fr', words)}`,
  othersOf: (words, bed) =>
    `${formatCount('fr', words, { one: 'autre mot', other: 'autres mots' })} de « ${bed} », dans votre vocabulaire`,
  furtherBeds: (beds) => formatCount('fr', beds, { one: 'autre carré', other: 'autres carrés' }),
  asTable: 'Le jardin en tableau',
  tableAbout: 'Mots par carré et par stade',
  bed: 'Carré',
  thirst: 'À arroser',
}
