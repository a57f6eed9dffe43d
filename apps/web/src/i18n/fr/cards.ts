import type { Texts } from '../en'

export const cards: Texts['cards'] = {
  direction: 'Ce que demandent les cartes',
  directions: { 'to-meaning': 'Du mot vers le sens', 'to-word': 'Du sens vers le mot' },
  card: (number, total) => `Carte ${number} sur ${total}`,
  turn: 'Retourner la carte',
  grades: { again: 'À revoir', hard: 'Difficile', good: 'Bien', easy: 'Facile' },
  writeWord: 'Écrivez le mot',
  undo: 'Reprendre la dernière carte',
  cardKeys: 'Espace retourne la carte, 1 à 4 disent si vous la saviez, u reprend la dernière.',
  board: (number, total) => `Réunissez les mots et leur sens. Tableau ${number} sur ${total}`,
}
