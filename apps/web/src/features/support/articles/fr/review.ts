import type { TopicArticles } from '../../help/article'

export const review: TopicArticles<'review'> = {
  'what-is-due': {
    title: 'Ce qu’il y a à réviser, et pourquoi',
    problem: 'Il y a trop de cartes, trop peu, ou aucune.',
    steps: [
      'Ouvrez {shell.pages.review.name} : vous y lisez combien de cartes sont prévues aujourd’hui et pour quelle raison.',
      'Appuyez sur {review.begin} et arrêtez-vous quand vous voulez ; le reste attend.',
      'Pour changer la quantité de chaque jour, appuyez sur {review.changeLimits} à côté des limites.',
    ],
    expect:
      'Une carte revient peu avant que vous ne l’oubliiez : d’abord après quelques minutes, plus tard après des semaines et des mois. Après une absence, le retard est réparti sur plusieurs jours.',
    words: 'répétition espacée, calendrier, retard, limite, trop de cartes, rien à réviser, FSRS',
  },
  flashcards: {
    title: 'Répondre aux cartes',
    problem: 'Vous ne savez pas sur lequel des quatre boutons appuyer.',
    steps: [
      'Essayez de vous souvenir avant de retourner la carte.',
      'Choisissez {cards.grades.again} si vous ne saviez pas, {cards.grades.hard} si c’était long, {cards.grades.good} si vous saviez et {cards.grades.easy} s’il n’y avait pas à réfléchir.',
      'Au clavier : Espace retourne, 1 à 4 notent, u reprend la dernière réponse.',
      '« {review.way} » permet d’écouter, d’écrire ou de compléter au lieu de lire.',
    ],
    expect: 'Répondez avec franchise : la note décide quand la carte revient, et rien d’autre.',
    words: 'noter, à revoir, difficile, bien, facile, annuler, espace, intervalle',
  },
  activities: {
    title: 'Créer votre propre activité',
    problem: 'Vous voulez travailler certains mots d’une certaine façon, et recommencer plus tard.',
    steps: [
      'Ouvrez {shell.pages.review.name} et choisissez {review.newActivity}.',
      'Choisissez les mots : ceux à réviser, par maîtrise, par étiquette, d’une leçon, ou un à un.',
      'Choisissez les types d’exercices, donnez un nom et appuyez sur {review.saveAndPlay}.',
    ],
    expect:
      'L’activité reste dans votre liste et prend à chaque fois les mots qui conviennent. Ses réponses comptent comme des révisions.',
    words: 'personnalisée, exercice, jeu, paires, test, quiz',
  },
  'forgotten-words': {
    title: 'Les mots qui ne restent pas',
    problem: 'Vous oubliez sans cesse le même mot.',
    steps: [
      'Ouvrez {shell.pages.review.name} : ces mots se trouvent sous « {review.leeches} ».',
      'Ouvrez-en un et écrivez une note : une image mentale ou une phrase à vous.',
      'Employez-le dans votre prochaine conversation, ou créez une activité avec des phrases où il figure.',
    ],
    expect:
      'Une révision de plus est ce qui aide le moins. Quand vous retenez un tel mot environ trois semaines, il quitte la liste.',
    words: 'mot difficile, oublier, note, moyen mnémotechnique, mémoire',
  },
}
