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
      'Pour le mandarin, écrivez en pinyin, avec ou sans tons : des caractères apparaissent. Écrivez toute la phrase, avec ou sans espaces (ni hao ma), puis prenez-la par Entrée, par deux espaces de suite, par un chiffre ou du doigt. Échap garde vos lettres, une majuscule aussi.',
      'Dans les exercices, le pinyin est une bonne réponse, et les caractères traditionnels aussi. Appuyez sur ma3 au bout de la rangée pour que les chiffres soient des tons, comme dans ni3 hao3.',
    ],
    expect:
      'Un accent oublié ou faux est accepté et vous est montré, de même qu’une lettre fausse dans un mot long, sauf si cela donne un autre mot possible. Le tuteur vous comprend aussi sans accents.',
    words: 'accent, clavier, ñ, é, ç, pinyin, hanzi, caractères, méthode de saisie, faute de frappe',
  },
}
