import type { Texts } from '../groups'

export const tour: Texts['tour'] = {
  title: 'Une visite de Lingarden',
  place: (step, steps) => `${step} sur ${steps}`,
  next: 'Suivant',
  back: 'Précédent',
  skip: 'Passer la visite',
  done: 'Terminer',
  steps: {
    today: {
      title: 'Que faire maintenant',
      text: 'Ce bouton mène toujours à ce qui vous aide le plus : une conversation, une leçon, ou des mots sur le point de s’effacer.',
    },
    talk: {
      title: 'Parlez',
      text: 'Répondez à votre tuteur avec vos propres mots, par écrit ou à voix haute. Si rien ne vient, prenez une des suggestions.',
    },
    words: {
      title: 'Chaque mot s’ouvre',
      text: 'Choisissez un mot pour voir son sens et l’entendre. Ce que vous écrivez est corrigé ici même, avec la raison.',
    },
    bank: {
      title: 'Vos mots',
      text: 'Chaque mot que vous cherchez ou employez est planté ici et pousse chaque fois que vous le retrouvez de mémoire. Vous pouvez aussi ajouter les vôtres.',
    },
    review: {
      title: 'Révision',
      text: 'Les mots reviennent juste avant que vous ne les oubliiez. Quelques minutes presque chaque jour suffisent.',
    },
    help: {
      title: 'L’aide est ici',
      text: 'Ce menu contient l’aide, cette visite et vos réglages. C’est tout : votre jardin peut commencer.',
    },
  },
}
