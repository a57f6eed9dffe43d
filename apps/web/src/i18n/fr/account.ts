import type { Texts } from '../groups'

export const account: Texts['account'] = {
  email: 'Adresse e-mail',
  newEmail: 'Nouvelle adresse e-mail',
  changeEmail: 'Changer d’adresse',
  emailSent: (email) =>
    `Nous avons envoyé un lien à ${email}. Votre adresse change dès que vous l’ouvrez ; d’ici là, connectez-vous avec l’ancienne.`,
  emailProblems: {
    taken: 'Il existe déjà un compte avec cette adresse.',
    invalid: 'Veuillez saisir une adresse e-mail valide.',
    failed: 'Votre adresse n’a pas été changée. Veuillez réessayer.',
  },
  currentPassword: 'Mot de passe actuel',
  proofHint: 'Il prouve que c’est bien vous, et non quelqu’un devant un écran resté ouvert.',
  proofProblems: {
    needed: 'Confirmez que c’est bien vous : votre connexion date d’un moment.',
    wrongPassword: 'Ce n’est pas votre mot de passe. Veuillez réessayer.',
    wrongCode: 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  },
  sendCode: 'Pas de mot de passe ? Recevoir un code',
  code: 'Code reçu par e-mail',
  codeSent: (email, time) => `Nous avons envoyé un code à six chiffres à ${email} à ${time}.`,
  codeAgain: 'Envoyer un nouveau code',
  codeAgainIn: (seconds) => `Envoyer un nouveau code dans ${seconds} s`,
  usePassword: 'Utiliser mon mot de passe',
  othersSignedOut: 'Tous les autres appareils ont été déconnectés.',
  changePassword: 'Changer de mot de passe',
  sessions: {
    title: 'Vos appareils connectés',
    about:
      'Une connexion dure 30 jours. Un appareil que vous déconnectez ici quitte votre compte en moins d’une heure.',
    thisDevice: 'Cet appareil',
    since: (day) => `Depuis le ${day}`,
    lastUsed: (ago) => `Dernière utilisation : ${ago}`,
    usedLately: 'Utilisé au cours de la dernière heure',
    device: (browser, system) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
    onlyHere: 'Aucun autre appareil n’est connecté à votre compte.',
    end: 'Déconnecter',
    endOf: (device) => `Déconnecter : ${device}`,
    endAbout:
      'Cet appareil est déconnecté en moins d’une heure, et ce qu’il garde de vous s’efface à la prochaine ouverture de Lingarden. Seul ce qu’il n’a pas encore envoyé est perdu.',
    ended: (device) => `Appareil déconnecté : ${device}`,
    notEnded: 'Cela n’a pas fonctionné. L’appareil est toujours connecté.',
    failed: 'La liste de vos appareils n’a pas pu être chargée.',
    offline: 'La liste de vos appareils s’affiche ici dès que vous avez une connexion à Internet.',
  },
  signOutHere: 'Se déconnecter ici',
  signOutEverywhere: 'Se déconnecter partout',
  notSignedOut: 'Cela n’a pas fonctionné. Vous êtes toujours en ligne.',
  exportAbout:
    'Emportez dans un fichier tout ce qui est conservé de vous : mots, révisions, conversations, fautes, temps de pratique et le reste. Les mots s’exportent aussi en tableau ou pour Anki.',
  exportAll: 'Exporter toutes les données',
  exporting: 'Collecte des données…',
  exportFailed: 'Vos données n’ont pas pu être réunies entièrement. Veuillez réessayer.',
  restore: 'Restaurer depuis un fichier',
  restoreAbout:
    'Reprenez ce que « Exporter toutes les données » a enregistré, ici ou sur un autre serveur. Ce qui est déjà là reste.',
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
