import { formatCount } from '../format'
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
  gone: 'Ce sujet n’existe pas. Voici ceux qui existent.',
  failed: 'Les sujets ne peuvent pas être affichés pour le moment.',
  other: 'Autres sujets',
  firstTalk: (tutor) => `Votre première conversation avec ${tutor}`,
  firstTalkText: 'Huit phrases courtes, du bonjour à l’au revoir, chacune avec son sens.',
  speaks: (language) => `parle ${language} avec vous`,
  listens: 'vous écoute',
  goalsOf: (done, all) => `${done} sur ${all}`,
  sessionGoals: (done, all) => `Séance, objectifs : ${done} sur ${all}`,
  about: 'À propos de cette conversation',
  understood: 'Compris',
  youWill: 'Vos objectifs',
  end: 'Terminer la conversation',
  done: 'C’est tout pour aujourd’hui',
  mended: 'Vos phrases, corrigées',
  longest: 'Votre phrase la plus longue',
  bed: 'Nouveau dans votre parterre',
  seeds: 'Les graines attendent que vous vous en souveniez ; ce que vous avez retrouvé sans aide a germé.',
  otherWords: (count) =>
    `${formatCount('fr', count, { one: 'autre mot est', other: 'autres mots sont' })} dans votre vocabulaire.`,
  minutesWith: (minutes) =>
    minutes < 1
      ? 'Une courte conversation avec'
      : `${formatCount('fr', minutes, { one: 'minute', other: 'minutes' })} avec`,
  talkedAbout: (title) => `${title}.`,
  ownSentences: (count) =>
    `${formatCount('fr', count, { one: 'phrase de vous', other: 'phrases de vous' })}.`,
  goalsReached: (count) =>
    `${formatCount('fr', count, { one: 'objectif atteint', other: 'objectifs atteints' })}.`,
  practise: (count) => (count === 1 ? 'Réviser ce mot maintenant' : `Réviser ces ${count} mots maintenant`),
}
