import type { Texts } from '../en'

export const welcome: Texts['welcome'] = {
  headline: 'Apprenez une langue en parlant',
  lead: 'Un tuteur patient pour le mandarin, l’espagnol et le français. Cliquez sur les mots que vous rencontrez : votre vocabulaire grandit tout seul.',
  begin: 'Créez votre compte',
  signIn: 'Se connecter',
  points: [
    {
      title: 'Parlez',
      text: 'Le tuteur répond à votre niveau et corrige ce dont il est sûr, dans votre propre phrase.',
    },
    {
      title: 'Comprenez',
      text: 'Chaque mot est cliquable : sa prononciation, son sens et la phrase où vous l’avez rencontré.',
    },
    {
      title: 'Retenez',
      text: 'Les mots sont des graines. À chaque nouvelle rencontre, ils germent, poussent et fleurissent.',
    },
  ],
  languages: 'Mandarin · Espagnol · Français',
  open: 'Lingarden est un logiciel libre. Une seule commande suffit pour le lancer sur votre ordinateur.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
}
