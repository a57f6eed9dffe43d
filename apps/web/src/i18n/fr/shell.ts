import type { Texts } from '../groups'

export const shell: Texts['shell'] = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  openMenu: 'Ouvrir le menu',
  menu: 'Menu',
  pages: {
    dashboard: { name: 'Accueil', description: 'Votre journée et votre jardin en un coup d’œil' },
    tutor: { name: 'Tuteur', description: 'Parlez dans la langue que vous apprenez' },
    courses: { name: 'Cours', description: 'Unités et leçons, pas à pas' },
    review: { name: 'Révision', description: 'Retrouvez ce qui allait s’effacer' },
    bank: { name: 'Vocabulaire', description: 'Tous les mots que vous avez rencontrés' },
    dictionary: { name: 'Dictionnaire', description: 'Cherchez n’importe quel mot' },
    analytics: { name: 'Progrès', description: 'L’évolution de votre pratique' },
    friends: { name: 'Amis', description: 'Apprendre côte à côte' },
    feedback: { name: 'Votre avis', description: 'Dites-nous ce que vous en pensez' },
    settings: { name: 'Réglages', description: 'Lingarden à votre façon' },
    support: { name: 'Aide et tutoriel', description: 'Comment ça marche' },
    plans: { name: 'Formules', description: 'Ce que coûte un mois' },
  },
  requestsWait: 'Une demande attend votre réponse',
  userMenu: 'Votre compte',
  language: 'Langue',
  planLabel: 'Accès bêta',
  tokens: 'Jetons',
  signOut: 'Se déconnecter',
  offline:
    'Vous êtes hors connexion. Vous voyez ce que ce navigateur a gardé ; vos changements attendent votre retour.',
  toTutor: 'Parler avec le tuteur',
  edits: { removed: 'barré', added: 'ajouté' },
}
