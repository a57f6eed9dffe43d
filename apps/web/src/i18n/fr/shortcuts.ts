import type { Texts } from '../groups'

export const shortcuts: Texts['shortcuts'] = {
  title: 'Raccourcis clavier',
  or: 'ou',
  keys: {
    ' ': 'Espace',
    Enter: 'Entrée',
    Shift: 'Maj',
    Escape: 'Échap',
    Backspace: 'Retour arrière',
    Delete: 'Suppr',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Page ↑',
    PageDown: 'Page ↓',
  },
  singleKeys: 'Les touches seules servent de raccourcis',
  singleKeysAbout:
    'Désactivez-les si des lettres, des chiffres ou des signes déclenchent quelque chose par mégarde, par exemple pendant une dictée. Le choix est gardé dans ce navigateur.',
  places: {
    anywhere: 'Partout',
    tutor: 'En écrivant au tuteur',
    words: 'Mots d’un message',
    exercises: 'Exercices',
    pairs: 'Paires',
    cards: 'Cartes',
    bank: 'Liste de vos mots',
    tour: 'Visite',
  },
  actions: {
    anywhere: { showShortcuts: 'Afficher ces raccourcis', giveFeedback: 'Donner son avis sur la page' },
    tutor: { send: 'Envoyer', breakLine: 'Aller à la ligne' },
    words: {
      previous: 'Mot précédent',
      next: 'Mot suivant',
      first: 'Premier mot',
      last: 'Dernier mot',
    },
    exercises: {
      pick: 'Choisir une réponse ou un morceau',
      takeBack: 'Retirer le dernier morceau',
      check: 'Vérifier et continuer',
    },
    pairs: { move: 'Se déplacer', press: 'Choisir une moitié' },
    cards: {
      turn: 'Retourner la carte',
      grade: 'Dire si vous la saviez',
      undo: 'Reprendre la dernière carte',
    },
    bank: {
      move: 'Avancer d’une ligne, d’une page, au bout',
      extend: 'Sélectionner une plage',
      pick: 'Sélectionner',
      pickRange: 'Sélectionner jusqu’ici',
      pickAll: 'Tout sélectionner',
      leaveAll: 'Annuler la sélection',
      open: 'Ouvrir',
      remove: 'Retirer',
      undo: 'Annuler',
    },
    tour: { next: 'Suivant', back: 'Précédent', skip: 'Passer la visite' },
  },
}
