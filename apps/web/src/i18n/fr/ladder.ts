import type { Texts } from '../groups'
import { formatCount } from '../format'

export const ladder: Texts['ladder'] = {
  hints: {
    accent: 'Regardez les accents du mot marqué.',
    spelling: 'Regardez l’orthographe du mot marqué.',
    article: 'Regardez le petit mot devant le nom.',
    form: 'Regardez la terminaison : va-t-elle avec les mots voisins ?',
    measure_word: 'Regardez le classificateur.',
    word_order: 'Les mots sont bons. Regardez leur ordre.',
    missing_word: 'Il manque un mot à l’endroit marqué.',
    extra_word: 'Il y a un mot de trop ici.',
    word_choice: 'Il faut ici un autre mot ou une autre forme. Que mettriez-vous ?',
    other: 'À l’endroit marqué, quelque chose ne va pas encore.',
  },
  tryAgain: 'Réessayer',
  showMe: 'Voir la réponse',
  alwaysShow: 'Toujours montrer la réponse tout de suite',
  alwaysShown:
    'La bonne forme est désormais montrée tout de suite. Les réglages permettent de retrouver les indices.',
  notSaved: 'Ce choix n’a pas pu être enregistré. Veuillez réessayer.',
  field: 'Votre phrase encore une fois, ou la partie marquée',
  check: 'Vérifier',
  missed: {
    same: 'C’est ce que vous aviez écrit.',
    marks: 'Presque. Il manque un accent, ou il y en a un de trop.',
    other: 'Pas encore.',
  },
  begins: (letter, letters) =>
    `Cela commence par « ${letter} » et compte ${formatCount('fr', letters, { one: 'lettre', other: 'lettres' })}.`,
  ends: (letter) => `Cela se termine par « ${letter} ».`,
  found: 'Vous l’avez corrigé vous-même.',
  shown: (right) => `La bonne forme : ${right}`,
  waits: 'Un endroit de votre phrase attend un second essai.',
}
