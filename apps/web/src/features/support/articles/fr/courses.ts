import type { TopicArticles } from '../../help/article'

export const courses: TopicArticles<'courses'> = {
  lessons: {
    title: 'Comment se passe une leçon',
    problem:
      'Vous voulez apprendre pas à pas, ou vous vous demandez pourquoi une leçon n’est pas encore acquise.',
    steps: [
      'Ouvrez {shell.pages.courses.name}. Le cours propose la leçon suivante, mais vous pouvez commencer par n’importe laquelle.',
      'Chaque leçon contient des mots, un dialogue, un peu de grammaire et des exercices. Vous pouvez la quitter à tout moment.',
      'À la fin, {courses.toTutor} permet d’employer ce que vous avez appris.',
    ],
    expect:
      'Vous reprenez là où vous en étiez, même sur un autre appareil. Une leçon est acquise quand vous en maîtrisez les mots, pas quand vous l’avez parcourue.',
    words: 'cours, unité, acquise, terminée, progression, bloquée, leçon suivante, dialogue, grammaire',
  },
  'type-letters': {
    title: 'Taper les accents et les caractères chinois',
    problem: 'Votre clavier n’a ni ñ, ni é, ni caractères chinois.',
    steps: [
      'Pour l’espagnol et le français, appuyez sur les lettres sous le champ ; votre curseur reste où il est.',
      'Pour le mandarin, activez un clavier pinyin : sur un téléphone dans les réglages du clavier, sur un ordinateur dans ceux de la langue.',
      'Dans les exercices, le pinyin peut s’écrire avec des chiffres pour les tons, comme ni3 hao3.',
    ],
    expect:
      'Un accent oublié est accepté et vous est montré, de même qu’une lettre fausse dans un mot long. Le tuteur vous comprend aussi sans accents.',
    words: 'accent, clavier, ñ, é, ç, pinyin, hanzi, caractères, méthode de saisie, faute de frappe',
  },
}
