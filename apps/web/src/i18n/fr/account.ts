import type { Texts } from '../en'

export const account: Texts['account'] = {
  email: 'Adresse e-mail',
  newEmail: 'Nouvelle adresse e-mail',
  changeEmail: 'Changer d’adresse',
  emailSent: (email) =>
    `Nous avons envoyé un lien à ${email}. Votre adresse change dès que vous l’ouvrez ; d’ici là, connectez-vous avec l’ancienne.`,
  emailProblems: {
    taken: 'Il existe déjà un compte avec cette adresse.',
    invalid: 'Veuillez saisir une adresse e-mail valide.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
    failed: 'Votre adresse n’a pas été changée. Veuillez réessayer.',
  },
  changePassword: 'Changer de mot de passe',
  sessions: 'Où vous êtes en ligne',
  sessionsAbout: 'Une connexion dure 30 jours.',
  since: (day) => `Dans ce navigateur depuis le ${day}. Une connexion dure 30 jours.`,
  signOutHere: 'Se déconnecter ici',
  signOutEverywhere: 'Se déconnecter partout',
  notSignedOut: 'Cela n’a pas fonctionné. Vous êtes toujours en ligne.',
  exportAbout:
    'Emportez dans un fichier tout ce qui est conservé de vous : mots, révisions, conversations, erreurs, temps de pratique et le reste. Les mots s’exportent aussi en tableau ou pour Anki.',
  exportAll: 'Exporter toutes les données',
  exporting: 'Collecte des données…',
  exportFailed: 'Vos données n’ont pas pu être réunies entièrement. Veuillez réessayer.',
  deleteHint:
    'Votre compte disparaît avec tous les mots, conversations et fichiers. Une formule payante prend fin avec lui.',
  delete: 'Supprimer le compte',
  deleteTitle: 'Supprimer votre compte',
  deleteAbout:
    'Tout ce qui est conservé de vous est supprimé aussitôt, et personne ne peut le rétablir. Pensez à l’exporter d’abord.',
  typeEmail: (email) => `Saisissez ${email} pour confirmer`,
  keep: 'Garder mon compte',
  deleteForGood: 'Supprimer définitivement',
  deleting: 'Suppression…',
  deleted: 'Votre compte est supprimé.',
  notDeleted:
    'Votre compte n’a pas été supprimé. Veuillez réessayer ; il faut peut-être d’abord résilier une formule payante.',
}
