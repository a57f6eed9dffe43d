import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const number = (value: number) => formatNumber('fr', value)
const days = (count: number) => formatCount('fr', count, { one: 'jour', other: 'jours' })
const minutes = (count: number) => formatCount('fr', count, { one: 'minute', other: 'minutes' })
const words = (count: number) => formatCount('fr', count, { one: 'mot', other: 'mots' })

export const friends: Texts['friends'] = {
  title: 'Amis',
  tabs: { friends: 'Amis', leaderboard: 'Classement', suggestions: 'Idées' },
  unnamed: 'Quelqu’un qui apprend',
  failed: 'Vos amis n’ont pas pu être chargés. Réessayez.',
  offline: 'Vos amis s’afficheront de nouveau ici dès votre retour en ligne.',
  notDone: 'Cela n’a pas marché. Réessayez dans un instant.',
  list: 'Vos amis',
  emptyTitle: 'À plusieurs, on apprend mieux',
  empty:
    'Donnez votre code à quelqu’un qui apprend aussi, ou saisissez le sien. Sans lui, personne ne peut vous trouver ici.',
  streak: (count) => `${days(count)} d’affilée`,
  presence: { practised: 'A pratiqué aujourd’hui', online: 'De passage aujourd’hui' },
  private: 'Ne partage pas sa pratique',
  more: (name) => `Plus d’options : ${name}`,
  you: 'Vous',
  add: {
    title: 'Ajouter un ami',
    label: 'Code de votre ami',
    hint: 'Huit lettres et chiffres, par exemple ACDE 3467.',
    send: 'Envoyer la demande',
    outcomes: {
      sent: 'Votre demande est en route.',
      friends: 'Vous êtes maintenant amis.',
      already_sent: 'Votre demande attend déjà une réponse.',
      already_friends: 'Vous êtes déjà amis.',
      own: 'C’est votre propre code. Donnez-le à quelqu’un avec qui vous apprenez.',
      malformed:
        'Ce n’est pas un code : il compte huit lettres et chiffres, jamais 0, 1, 2, 5, 8, B, I, L, O, S ni Z. Vérifiez-le.',
      unknown: 'Ce code ne mène à personne, ou il a été renouvelé. Demandez le code actuel.',
      blocked_by_you: 'Vous avez bloqué cette personne. Débloquez-la d’abord.',
      full: 'Aucune autre demande n’est possible ici pour le moment.',
      too_many_codes: 'Trop de codes n’ont mené à personne. Réessayez dans une heure.',
      too_many_requests: 'Cela fait beaucoup de demandes pour un jour. Continuez demain.',
    },
  },
  code: {
    title: 'Votre code',
    about: 'La personne qui l’a peut vous envoyer une demande d’ami ; c’est vous qui décidez.',
    copy: 'Copier le code',
    copyLink: 'Copier le lien',
    copied: 'Copié.',
    notCopied: 'La copie a échoué. Sélectionnez le code et copiez-le à la main.',
    renew: 'Nouveau code',
    renewTitle: 'Obtenir un nouveau code ?',
    renewAbout:
      'Votre code actuel et les liens qui le contiennent ne mèneront plus à rien. Vos amis restent.',
    renewed: 'Voici votre nouveau code.',
    too_many: 'Vous avez eu beaucoup de nouveaux codes aujourd’hui. Réessayez demain.',
  },
  requests: {
    incoming: 'Souhaitent devenir vos amis',
    outgoing: 'En attente de réponse',
    blocked: 'Personnes que vous avez bloquées',
    accept: 'Accepter',
    decline: 'Refuser',
    block: 'Bloquer',
    withdraw: 'Retirer',
    unblock: 'Débloquer',
    about: (act, name) => `${act} : ${name}`,
    outcomes: {
      friends: 'Vous êtes maintenant amis.',
      gone: 'Cette demande n’existe plus.',
      full: 'Il n’y a plus de place pour un autre ami.',
    },
  },
  part: {
    remove: 'Retirer',
    removeTitle: (name) => `Retirer ${name} de vos amis ?`,
    removeAbout: 'Vous ne figurerez plus sur vos listes respectives. Un code suffira pour redevenir amis.',
    block: 'Bloquer',
    blockTitle: (name) => `Bloquer ${name} ?`,
    blockAbout:
      'Cette personne ne pourra plus utiliser votre code ni vous envoyer de demande. Elle n’en saura rien.',
  },
  nudge: {
    send: 'Saluer',
    sendTo: (name) => `Saluer ${name}`,
    about: 'Un petit signe, une fois par jour au plus. Aucune réponse n’est attendue.',
    kinds: {
      wave: 'Juste un salut',
      water: 'Arroser sa plante',
      together: 'Proposer de pratiquer aujourd’hui',
    },
    received: {
      wave: (name) => `${name} vous salue.`,
      water: (name) => `${name} a arrosé votre plante.`,
      together: (name) => `${name} aimerait pratiquer en même temps que vous aujourd’hui.`,
    },
    thanks: 'C’est gentil',
    practise: 'Pratiquer un peu',
    outcomes: {
      sent: 'Votre signe est en route.',
      already: 'Un signe lui est déjà parvenu aujourd’hui. Demain est un autre jour.',
      off: 'Votre ami préfère ne pas recevoir de signes.',
      gone: 'Vous n’êtes plus amis.',
    },
  },
  garden: {
    title: 'Le jardin de la semaine',
    together: (done, goal) => `${number(done)} sur ${minutes(goal)} tous ensemble`,
    alone: (done, goal) => `${number(done)} sur ${minutes(goal)}`,
    about: (gardeners) =>
      gardeners > 1
        ? `Il pousse jusqu’à dimanche avec chaque minute que vous pratiquez à ${number(gardeners)}.`
        : 'Il pousse jusqu’à dimanche avec chaque minute que vous pratiquez, et plus vite avec des amis.',
    whole: 'Tout est en fleur.',
  },
  visible: {
    title: 'Ce que voient vos amis',
    plant: 'Votre plante',
    plants: {
      clover: 'Trèfle',
      sunflower: 'Tournesol',
      tulip: 'Tulipe',
      cactus: 'Cactus',
      fern: 'Fougère',
      bamboo: 'Bambou',
      lavender: 'Lavande',
      mushroom: 'Champignon',
    },
    share: 'Partager ma pratique',
    shareAbout:
      'Classements, votre série et si vous avez pratiqué aujourd’hui. Jamais ce que vous avez dit ou appris.',
    nudges: 'Mes amis peuvent me faire signe',
    nudgesAbout: 'Une fois par jour au plus, tous amis confondus.',
  },
  ranks: {
    metric: 'Ce qui compte',
    metrics: {
      minutes: 'Minutes',
      words: 'Nouveaux mots',
      streak: 'Série',
      retained: 'Retenus',
    },
    period: 'Depuis quand',
    periods: { week: 'Cette semaine', all: 'Depuis toujours' },
    language: 'Langue',
    allLanguages: 'Toutes les langues',
    about: {
      minutes: {
        week: 'Minutes de pratique depuis lundi.',
        all: 'Minutes de pratique depuis le premier jour.',
      },
      words: {
        week: 'Mots entrés dans le vocabulaire depuis lundi.',
        all: 'Mots entrés dans le vocabulaire depuis le premier jour.',
      },
      streak: {
        week: 'Jours d’affilée où l’objectif a été atteint.',
        all: 'La plus longue série jusqu’ici.',
      },
      retained: {
        week: 'Mots que l’on sait aujourd’hui avec une probabilité d’au moins 90 %.',
        all: 'Le plus grand nombre de mots sus en même temps.',
      },
    },
    rank: 'Rang',
    name: 'Nom',
    values: { minutes, words, streak: days, retained: words },
    failed: 'Le classement n’a pas pu être chargé. Réessayez.',
    alone: 'Avec des amis, une liste se formera ici.',
    hidden: 'Vous ne partagez pas votre pratique ; ici, personne d’autre ne vous voit.',
  },
}
