import type { Texts } from '../groups'

export const memory: Texts['memory'] = {
  title: 'Ce que le tuteur retient',
  switch: 'Retenir ce que je raconte et les fautes que je fais',
  about:
    'Le tuteur y revient de temps en temps. Il laisse de côté la santé, les croyances et les coordonnées.',
  aboutOff: 'Plus rien n’est retenu, et le tuteur ignore ce qui suit. Vous pouvez encore l’effacer.',
  language: 'Langue',
  headings: { facts: 'À propos de vous', mistakes: 'Fautes' },
  empty: {
    facts: 'Ce que vous racontez de vous apparaît ici, par exemple où vous habitez ou ce que vous aimez.',
  },
  topics: {
    name: 'Prénom',
    origin: 'Origine',
    nationality: 'Nationalité',
    home: 'Domicile',
    work: 'Travail',
    family: 'Famille',
    pet: 'Animaux',
    pet_name: 'Nom de l’animal',
    likes: 'Goûts',
    other: 'Autres',
  },
  forget: (name) => `Oublier « ${name} »`,
  forgetAll: { facts: 'Tout oublier', mistakes: 'Tout oublier' },
  forgetAllTitle: { facts: 'Tout oublier de vous', mistakes: 'Oublier toutes les fautes' },
  forgetAbout: 'C’est effacé pour de bon. Vos conversations et vos mots restent.',
  forgetIt: 'Oublier',
  waiting: 'Ce que vous avez effacé ou appris ici parviendra au tuteur à votre retour en ligne.',
  notForgotten: 'Rien n’a été effacé. Réessayez.',
  notShown: 'Impossible de l’afficher pour le moment.',
  showAll: (count) => `Tout afficher (${count})`,
}
