import type { TopicArticles } from '../../help/article'

export const dictionary: TopicArticles<'dictionary'> = {
  'search-dictionary': {
    title: 'Chercher un mot',
    problem: 'Vous voulez connaître un mot qui n’est pas dans votre conversation.',
    steps: [
      'Ouvrez {shell.pages.bank.name}, puis {bank.viewDictionary}.',
      'Tapez le mot, sa lecture avec ou sans tons, ou son sens en anglais.',
      'Ouvrez une entrée pour voir ses formes, des exemples, ses classificateurs ou l’ordre des traits.',
      'Sans rien chercher, {words.browse} montre les mots d’un niveau, les plus fréquents d’abord.',
    ],
    expect:
      'Les formes mènent à leur mot : fuimos trouve ir et ser. Après le premier chargement, le dictionnaire marche sans connexion.',
    words: 'rechercher, conjugaison, verbe, genre, traits, HSK, traduire',
  },
  'wrong-reading': {
    title: 'Un mot est mal lu ou mal découpé',
    problem: 'En mandarin, le pinyin d’un mot est faux, ou deux mots sont collés.',
    steps: [
      'Cliquez sur le mot et ouvrez « {words.correct} ».',
      'Écrivez la bonne lecture, comme zhang3, ou mettez un espace entre les mots.',
      'Appuyez sur {words.saveCorrection}.',
    ],
    expect:
      'Dès lors, il est lu à votre façon, où qu’il se trouve. Vous pouvez annuler votre modification au même endroit.',
    words: 'pinyin, ton, segmentation, lecture, séparer, réunir',
  },
}
