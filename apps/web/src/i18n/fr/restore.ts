import { formatCount, formatNumber } from '../format'
import type { Texts } from '../groups'

const counted = (one: string, other: string) => (number: number) => formatCount('fr', number, { one, other })

export const restore: Texts['restore'] = {
  about: 'Ce qui est déjà là reste tel quel ; le reste vient du fichier.',
  opening: 'Lecture du fichier',
  problems: {
    'no-json':
      'Ce n’est pas un export de Lingarden : choisissez le fichier enregistré par « Exporter toutes les données ».',
    foreign: 'Ce fichier vient d’un autre programme.',
    'words-alone':
      'Ce fichier ne contient que des mots, sans révisions ni jours. Choisissez celui de « Exporter toutes les données ».',
    'too-new': 'Ce fichier vient d’un Lingarden plus récent que ce serveur.',
    damaged: 'Le fichier est endommagé ou incomplet. Veuillez l’exporter de nouveau.',
    'too-large': 'Le fichier est trop volumineux : 300 Mo au plus.',
    unreadable: 'Le fichier n’a pas pu être lu. Veuillez réessayer.',
  },
  of: (day) => `Exporté le ${day} :`,
  tables: {
    user_dictionaries: counted('mot', 'mots'),
    dictionary_corrections: counted('lecture corrigée', 'lectures corrigées'),
    review_log: counted('révision', 'révisions'),
    learner_mistakes: counted('faute', 'fautes'),
    learner_facts: counted('chose que le tuteur retient', 'choses que le tuteur retient'),
    daily_analytics_history: counted('jour', 'jours'),
    restored_days: counted('jour déjà restauré', 'jours déjà restaurés'),
    practice_slices: counted('moment de pratique', 'moments de pratique'),
    tutor_histories: counted('conversation', 'conversations'),
    lesson_progress: counted('leçon', 'leçons'),
    review_activities: counted('activité à vous', 'activités à vous'),
  },
  settings: 'Vos réglages et objectifs',
  foreign: (language, number) =>
    `${formatCount('fr', number, { one: 'entrée laissée de côté', other: 'entrées laissées de côté' })} en ${language}, qui n’est pas enseigné ici.`,
  notTaken:
    'Les jours reviennent comme votre propre historique : amis et classements ne comptent que ce qui est pratiqué ici. Jetons, formules, amis et commentaires restent où ils sont.',
  take: 'Restaurer',
  sending: (done, total) => `Restauration : ${formatNumber('fr', done)} sur ${formatNumber('fr', total)}`,
  brokenOff: 'La restauration s’est interrompue. Rien n’est perdu ni en double : reprenez une fois en ligne.',
  goOn: 'Reprendre',
  done: (number) =>
    `${formatCount('fr', number, { one: 'entrée du fichier est maintenant', other: 'entrées du fichier sont maintenant' })} ici.`,
  refused: (number) =>
    `${formatCount('fr', number, { one: 'entrée endommagée a été écartée', other: 'entrées endommagées ont été écartées' })}.`,
  close: 'Fermer',
}
