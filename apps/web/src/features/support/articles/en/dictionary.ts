import type { TopicArticles } from '../../help/article'

export const dictionary: TopicArticles<'dictionary'> = {
  'search-dictionary': {
    title: 'Look a word up',
    problem: 'You want to know a word that does not stand in your conversation.',
    steps: [
      'Open {shell.pages.bank.name} and then {bank.viewDictionary}.',
      'Type the word, its reading with or without tones, or its meaning in English.',
      'Open an entry to see its forms, examples, measure words or the order of strokes.',
      'Without a search, {words.browse} lists the words of a level, the most frequent first.',
    ],
    expect:
      'Inflected forms lead to their word: fuimos finds ir and ser. After the first load, the dictionary works without a connection.',
    words: 'search, conjugation, verb, gender, strokes, stroke order, HSK, translate',
  },
  'wrong-reading': {
    title: 'A word is read or split wrongly',
    problem: 'In Mandarin, the pinyin above a word is wrong, or two words stick together.',
    steps: [
      'Click the word and open “{words.correct}”.',
      'Write the right reading, such as zhang3, or put a space between the words.',
      'Press {words.saveCorrection}.',
    ],
    expect:
      'From then on it is read your way, wherever it stands. You can take your change back in the same place.',
    words: 'pinyin, tone, segmentation, polyphone, split, join, mispronounced',
  },
}
