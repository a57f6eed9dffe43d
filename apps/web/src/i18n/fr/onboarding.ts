import type { Texts } from '../groups'

export const onboarding: Texts['onboarding'] = {
  languageTitle: 'Quelle langue cultiver ?',
  languageText: 'Vous pouvez en changer à tout moment et en apprendre plusieurs.',
  genderTitle: 'Quelles formes vous conviennent ?',
  genderText:
    'En espagnol et en français, certains mots changent selon la personne qui parle, comme cansado et cansada.',
  genderTextIn: (language, masculine, feminine) =>
    `En ${language}, certains mots changent selon la personne qui parle, comme ${masculine} et ${feminine}.`,
  masculine: 'Masculin',
  feminine: 'Féminin',
  masculineExample: 'cansado, content',
  feminineExample: 'cansada, contente',
  difficultyTitle: 'Où en êtes-vous ?',
  difficultyText: 'Le tuteur parle à votre niveau. Vous pouvez le changer dans les réglages.',
  skip: 'Plus tard',
  notSaved: 'Votre choix n’a pas pu être enregistré. Veuillez choisir de nouveau.',
  cameEasily: 'Cela vous est venu facilement. Voulez-vous que le tuteur monte d’un niveau ?',
  levelUp: 'Oui, un niveau de plus',
  stayAtLevel: 'Rester ainsi',
  changing: (language) => {
    const name = language.toLocaleLowerCase('fr')
    return `Préparation ${/^[aeéiou]/.test(name) ? 'de l’' : 'du '}${name}`
  },
  steps: {
    loading: 'Chargement de la langue',
    caching: 'Enregistrement pour l’utiliser hors connexion',
    initializing: 'Derniers préparatifs',
    complete: 'C’est prêt',
  },
}
