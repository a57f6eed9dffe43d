import type { Texts } from '../groups'

export const feedback: Texts['feedback'] = {
  open: 'Donner mon avis',
  title: 'Votre avis',
  about: 'Ce qui vous aide, ce qui vous gêne, ce qui ne marche pas : dites-le avec vos mots.',
  comment: 'Commentaire',
  send: 'Envoyer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  thanks: 'Merci. Nous lisons tous les commentaires.',
  picture: 'Capture d’écran',
  pictureAlt: 'La capture jointe à votre commentaire',
  pictureAbout:
    'Toute personne qui a son adresse peut la voir : floutez ce qui est privé. Vous pouvez aussi en coller ou en déposer une autre.',
  noPicture:
    'Aucune n’est jointe à votre commentaire. Collez-en une, déposez-la ici ou choisissez un fichier.',
  choosePicture: 'Choisir un fichier',
  removePicture: 'Retirer',
  imageUploaded: 'Image ajoutée',
  annotate: 'Dessiner ou flouter',
  annotateTitle: 'Dessiner ou flouter',
  annotateAbout:
    'Faites glisser le pointeur sur l’image, ou déplacez-vous avec les flèches et commencez puis terminez un trait avec la barre d’espace.',
  annotateDone: 'Terminé',
  canvas: 'Image sur laquelle dessiner',
  tools: 'Outils',
  toolNames: { draw: 'Dessiner', blur: 'Flouter' },
  undo: 'Annuler le dernier trait',
  problems: {
    signedOut: { title: 'Connexion requise', description: 'Connectez-vous pour envoyer votre avis.' },
    noComment: { title: 'Commentaire requis', description: 'Écrivez un commentaire avant d’envoyer.' },
    tooLarge: { title: 'Fichier trop volumineux', description: 'Choisissez une image de moins de 5 Mo.' },
    notAnImage: {
      title: 'Type de fichier non valide',
      description: 'Choisissez un fichier image (PNG, JPG, GIF, etc.).',
    },
    notSent: {
      title: 'Échec de l’envoi',
      description: 'Votre avis n’a pas pu être envoyé. Veuillez réessayer.',
    },
  },
  invitation:
    'Lingarden grandit grâce à ce que vous nous dites. Si vous le souhaitez, une image de la page où vous êtes accompagne votre commentaire.',
  shortcut:
    'Depuis n’importe quelle page : le bouton rond au bord de l’écran, ou Ctrl+Maj+F (sur un Mac, Cmd+Maj+F). Sur un téléphone, il se trouve dans le menu.',
  past: 'Ce que vous nous avez dit',
  noPast: 'Vos commentaires apparaîtront ici.',
  morePast: 'Afficher les précédents',
  pastFailed: 'Vos commentaires ne peuvent pas être affichés pour le moment.',
  showPicture: 'Voir la capture',
  pictureFailed: 'La capture ne peut pas être affichée pour le moment.',
}
