import type { Texts } from '../groups'

export const phrases: Texts['phrases'] = {
  taken: (first, last, count) =>
    `${count} mots pris, de «\u00a0${first}\u00a0» à «\u00a0${last}\u00a0». Entrée les cherche ensemble, Échap les lâche.`,
  title: 'Expression',
  wordByWord: 'Le dictionnaire n’a pas cette expression. Ses mots, un par un\u00a0:',
  unknown: 'absent du dictionnaire',
  meaning: 'Ce qu’elle veut dire pour vous',
  meaningHint: 'Mot à mot, en attendant que vous l’écriviez mieux.',
  meaningKnown: 'Si le champ reste vide, le sens du dictionnaire est gardé.',
  keep: 'Garder comme un seul terme',
  kept: 'Dans votre vocabulaire, comme un seul terme.',
  notVouched: 'Rien ne dit que toute cette phrase soit juste\u202f: l’expression n’est donc pas gardée.',
  problems: {
    long: 'Une expression a dix mots au plus. Choisissez-en moins pour la garder.',
    sentences: 'Une expression reste dans une seule phrase. Choisissez moins de mots pour la garder.',
  },
  takeMore: 'Prendre plus de mots',
  before: 'Avec le mot d’avant',
  after: 'Avec le mot d’après',
}
