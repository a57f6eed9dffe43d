import type { Texts } from '../groups'

export const common: Texts['common'] = {
  productName: 'Lingarden',
  labelled: (label) => `${label} :`,
  tagline: 'Faites pousser votre jardin de langues.',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  help: 'Aide à ce sujet',
  loading: 'Chargement',
  notifications: 'Messages',
  interfaceLanguage: 'Langue de l’interface',
  interfaceLanguageFailed: 'Cette langue n’a pas pu être chargée. Veuillez réessayer.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  stages: { seed: 'Graine', sprout: 'Pousse', leaf: 'Feuille', bud: 'Bouton', bloom: 'Fleur' },
  thirsty: (stage) => `${stage}, à arroser`,
  somethingWentWrong: 'Un problème est survenu ici. Le reste de Lingarden fonctionne toujours.',
}
