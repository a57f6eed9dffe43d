import type { Texts } from '../groups'

export const welcome: Texts['welcome'] = {
  title: 'Lingarden : apprenez le mandarin, l’espagnol et le français en parlant',
  description:
    'Écrivez et dites des phrases entières avec un tuteur patient, voyez vos fautes corrigées dans vos propres mots et cultivez un vocabulaire bien à vous. Logiciel libre.',
  pictureAlt:
    'Une pousse dont les deux feuilles sont des bulles, et les mots : faites pousser votre jardin de langues.',
  signIn: 'Se connecter',
  begin: 'Créez votre compte',
  headline: 'Apprenez une langue en parlant',
  lead: 'Un tuteur patient pour le mandarin, l’espagnol et le français. Vous faites des phrases entières dès le premier jour, les fautes sont corrigées dans vos propres mots, et chaque mot cherché ou employé prend racine dans votre vocabulaire.',
  begun: 'Gratuit pour commencer, sans carte bancaire. Sans publicité.',
  choose: 'Choisissez avec qui parler. Votre première phrase à vous prend deux minutes, sans compte.',
  kept: 'Rien de ce que vous écrivez ne quitte ce navigateur sans votre accord.',
  withTutor: 'avec',
  corrections: {
    title: 'Corrigé dans votre propre phrase',
    text: 'Ce qui est faux est barré, la bonne forme est à côté, et une ligne dit pourquoi. Le tuteur ne corrige que ce dont il est sûr, car une fausse correction enseigne une faute.',
    after:
      'Chaque faute est gardée et revient en exercice, jusqu’à ce que vous trouviez la bonne forme sans aide.',
  },
  garden: {
    title: 'Chaque mot cherché est une graine',
    text: 'Choisissez un mot pour voir sa prononciation, son sens et la phrase où vous l’avez rencontré. Dès lors, il est dans votre vocabulaire et pousse chaque fois que vous le retrouvez : dans une révision, un exercice ou une phrase à vous. Avant qu’il ne se fane, il est à réviser.',
    stages: {
      seed: 'tout juste planté',
      sprout: 'retrouvé',
      leaf: 'en croissance',
      bud: 'presque acquis',
      bloom: 'en fleur',
    },
  },
  pictures: {
    title: 'À quoi cela ressemble',
    tutor: 'Le tuteur, la conversation et ce qu’elle vous donne à travailler',
    dashboard: 'Aujourd’hui : que faire maintenant, vos minutes, votre jardin',
    review: 'Une révision, carte par carte',
  },
  languages: {
    title: 'Trois langues, chacune à sa manière',
    lessons: (count) => `${count} leçons, du premier mot au niveau A1`,
    interface: 'Lingarden lui-même parle anglais, espagnol, français et chinois.',
  },
  difference: {
    title: 'Ce qui est différent ici',
    points: [
      {
        title: 'Faire des phrases, pas les choisir',
        text: 'Reconnaître une réponse est plus facile que la former. Ici, vous faites des phrases dès la première minute ; les leçons et les révisions sont là pour les préparer.',
      },
      {
        title: 'Ni cœurs, ni énergie, ni culpabilité',
        text: 'Une faute ne met jamais fin à une leçon, et rien ne vous supplie de revenir. Il y a une série de jours, et elle reste discrète.',
      },
      {
        title: 'Même sans connexion',
        text: 'Le tuteur intégré, vos mots, les révisions et les leçons déjà ouvertes fonctionnent en avion comme dans le métro. Ce que vous avez fait est envoyé plus tard.',
      },
      {
        title: 'Vos mots sont à vous',
        text: 'Emportez votre vocabulaire quand vous voulez : en tableau, en JSON ou pour Anki.',
      },
    ],
    limits: 'Et ce que ce n’est pas',
    limitPoints: [
      'Ce n’est pas un professeur en chair et en os, et il ne délivre pas de certificat.',
      'Il enseigne trois langues, et ses leçons s’arrêtent au niveau A1. Le dictionnaire explique en anglais la plupart des mots. Les conversations et les mots vont plus loin.',
      'Le tuteur intégré joue des scènes écrites et ne trouve que les fautes courantes. Là où un modèle de langage est connecté, c’est lui qui parle avec vous, de tout, et il peut se tromper.',
      'La voix fournie est claire, mais simple. La personne qui gère le serveur peut en ajouter de meilleures.',
    ],
  },
  privacy: {
    title: 'Ce que vous dites reste à vous',
    points: [
      'Ni publicité, ni traceurs. Cette page ne charge rien qui vienne d’autres entreprises.',
      'Sans modèle de langage, c’est le serveur que vous utilisez qui répond à ce que vous écrivez, et personne d’autre.',
      'La base de données elle-même sépare les lignes de chaque personne de celles des autres.',
      'Ce que le tuteur retient de vous est une liste que vous pouvez lire, modifier et désactiver.',
      'Vous pouvez tout emporter en un seul fichier, et supprimer votre compte avec toutes ses lignes et tous ses fichiers.',
    ],
  },
  open: {
    title: 'Logiciel libre',
    text: 'Tout le monde peut lire, modifier et partager Lingarden, sous la licence publique générale Affero de GNU. Il tourne sur votre propre ordinateur avec une seule commande, sans compte nulle part :',
    source: 'Le code source',
    licence: 'La licence',
  },
  plans: {
    title: 'Formules',
    free: 'gratuit',
    yearly: (price) => `, ou ${price} par an`,
  },
  last: 'Plantez aujourd’hui votre premier mot.',
  footer: 'À propos de ce site',
  terms: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
}
