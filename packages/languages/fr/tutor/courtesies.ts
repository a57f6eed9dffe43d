import { courtesiesOf } from '../../kit/tutor/courtesies.ts'

export const courtesies = courtesiesOf(
  {
    greeting: 'bonjour|bonsoir|salut|coucou|enchantee?|ravie? de (?:te|vous) rencontrer|hey',
    wellbeing: '(?:comment )?(?:ca va|tu vas|vas-tu|vous allez|allez-vous)(?: bien)?|la forme',
    thanks:
      '(?:(?:un )?grand |mille )?mercis?(?: beaucoup| bien| infiniment| mille fois| a toi| a vous| pour tout| pour (?:ton|votre) aide)?|je (?:te|vous) remercie',
    goodbye:
      "au revoir|a (?:bientot|demain|plus|plus tard|tout a l'heure|la prochaine|lundi)|adieu|ciao|bye|bonne (?:nuit|journee|soiree)|je (?:dois (?:y aller|partir)|m'en vais|pars)|on se voit (?:demain|bientot)",
  },
  'et|alors|bon|ben|bah|bien|tuteur|prof|madame|monsieur|ami|a tous|tout le monde',
  ' ',
)
