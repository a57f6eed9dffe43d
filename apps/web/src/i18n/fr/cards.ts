import type { Texts } from '../groups'

export const cards: Texts['cards'] = {
  readInstead: 'Je ne peux pas écouter : lire le texte',
  flashcards: 'Cartes',
  matching: 'Paires',
  direction: 'Ce que demandent les cartes',
  directions: { 'to-meaning': 'Du mot vers le sens', 'to-word': 'Du sens vers le mot' },
  card: (number, total) => `Carte ${number} sur ${total}`,
  turn: 'Retourner la carte',
  grades: { again: 'À revoir', hard: 'Difficile', good: 'Bien', easy: 'Facile' },
  writeWord: 'Écrivez le mot',
  undo: 'Reprendre la dernière carte',
  cardKeys: 'Espace retourne la carte, 1 à 4 disent si vous la saviez, u reprend la dernière.',
  boards: {
    meaning: (number, total) => `Associez les mots à leur sens. Tableau ${number} sur ${total}`,
    sound: (number, total) => `Associez les mots à leur son. Tableau ${number} sur ${total}`,
    reading: (number, total) => `Associez les caractères à leur pinyin. Tableau ${number} sur ${total}`,
  },
  pickOther: 'Choisissez maintenant ce qui va avec.',
  sound: (number) => `Son ${number}`,
}
