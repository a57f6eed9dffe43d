import type { Texts } from '../groups'
/** What to talk about with the tutor, and the end of a talk. */
export const talks: Texts['talks'] = {
  title: 'De quoi parlons-nous ?',
  level: 'Niveau',
  forMe: (band) => `Pour moi : ${band}`,
  all: (count) => `Tous (${count})`,
  openTalk: 'Conversation libre',
  open: 'libre',
  surprise: 'Surprenez-moi',
  played: (ago) => `Dernière fois : ${ago}`,
  gone: 'Ce sujet n’existe pas. Voici ceux qu’il y a.',
  failed: 'Les sujets ne peuvent pas être affichés pour le moment.',
  other: 'Autres sujets',
  firstTalk: (tutor) => `Votre première conversation avec ${tutor}`,
  firstTalkText: 'Huit phrases courtes, du bonjour à l’au revoir, chacune avec son sens.',
}
