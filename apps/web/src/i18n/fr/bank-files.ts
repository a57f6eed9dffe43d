import type { Texts } from '../groups'
import { formatCount } from '../format'

const count = (number: number) => formatCount('fr', number, { one: 'mot', other: 'mots' })

export const bankFiles: Texts['bankFiles'] = {
  wordsOf: (language) => `Mots : ${language}`,
  ways: 'Façons d’ajouter des mots',
  wayNames: { hand: 'À la main', text: 'D’un texte', file: 'D’un fichier' },
  wordToAdd: 'Mot ou expression',
  wordToAddHint: 'Le dictionnaire propose pendant que vous écrivez.',
  addAsItIs: (word) => `Ajouter « ${word} » tel quel`,
  asItIsHint: 'Le dictionnaire ne le connaît pas.',
  text: 'Texte',
  textHint: 'Collez ce que vous voulez lire : un article, une chanson, un message.',
  reading: 'Lecture en cours',
  noWords: 'Il n’y a ici aucun mot que le dictionnaire connaisse.',
  knownShare: (percent, different) =>
    `Votre vocabulaire couvre ${percent} % de ce texte, qui compte ${formatCount('fr', different, { one: 'mot différent', other: 'mots différents' })}.`,
  known: 'Dans votre vocabulaire',
  isNew: 'Nouveau',
  newWords: 'Mots nouveaux',
  allKnown: 'Tous les mots de ce texte sont dans votre vocabulaire.',
  tagsForAll: 'Étiquettes pour tous',
  add: (number) => `Ajouter ${count(number)}`,
  added: (number) => formatCount('fr', number, { one: 'mot ajouté', other: 'mots ajoutés' }),
  addedLater: (number) =>
    formatCount('fr', number, {
      one: 'mot gardé ici, envoyé dès la prochaine connexion',
      other: 'mots gardés ici, envoyés dès la prochaine connexion',
    }),
  problems: {
    'empty-file': 'Le fichier n’a aucune ligne.',
    'file-too-large': 'Le fichier est trop long : 30 millions de caractères au plus.',
    'too-many-rows': 'Le fichier a plus de 100 000 lignes.',
    'broken-quotes': 'Un guillemet n’est pas fermé.',
    'too-many-columns': 'Il y a plus de cellules que de colonnes.',
    'no-word': 'Le mot manque.',
    'word-too-long': 'Un mot compte 200 caractères au plus.',
    'unreadable-characters': 'Certains caractères ne peuvent pas être gardés.',
    'reading-too-long': 'Une prononciation compte 200 caractères au plus.',
    'meaning-too-long': 'Un sens compte 1 000 caractères au plus.',
    'notes-too-long': 'Les notes comptent 4 000 caractères au plus.',
    'too-many-tags': 'Un mot a 50 étiquettes au plus.',
    'sentence-too-long': 'Une phrase compte 1 000 caractères au plus.',
    'not-a-count': 'Ce n’est pas un nombre entier.',
  },
  exportTitle: 'Exporter des mots',
  format: 'Format',
  exportFormats: {
    csv: { label: 'Tableau (CSV)', description: 'Pour les tableurs ; peut être importé ici à nouveau.' },
    json: { label: 'JSON', description: 'Tout ce que l’on sait de chaque mot.' },
    anki: { label: 'Texte pour Anki', description: 'Seulement ce qui se lit, sans calendrier de révision.' },
    apkg: {
      label: 'Paquet Anki',
      description: 'Les mots, les phrases, les sons gardés ici et ce que vous savez de chacun.',
    },
  },
  which: 'Quels mots',
  scopes: {
    all: (number) => `Tous : ${count(number)}`,
    listed: (number) => `Ceux de la liste : ${count(number)}`,
    picked: (number) => `Ceux que vous avez sélectionnés : ${count(number)}`,
  },
  download: (number) => `Exporter ${count(number)}`,
  exportFailed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
}
