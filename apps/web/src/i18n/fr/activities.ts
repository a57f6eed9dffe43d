import type { Texts } from '../groups'

export const activities: Texts['activities'] = {
  exercise: 'Exercice',
  preparing: 'Un exercice se prépare',
  any: 'N’importe quel exercice',
  kinds: { cloze: 'Compléter', order: 'Remettre dans l’ordre', choice: 'Choisir' },
  practiseThis: 'S’exercer là-dessus',
  part: (place, count) => `${place} sur ${count}`,
  finished: (right, count) => `${right} sur ${count} du premier coup.`,
  nothingToPractise: 'Il n’y a encore rien à travailler. Parlez d’abord un peu avec le tuteur.',
}
