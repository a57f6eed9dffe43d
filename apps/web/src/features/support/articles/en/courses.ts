import type { TopicArticles } from '../../help/article'

export const courses: TopicArticles<'courses'> = {
  lessons: {
    title: 'How a lesson goes',
    problem: 'You want to learn step by step, or wonder why a lesson is not completed yet.',
    steps: [
      'Open {shell.pages.courses.name}. The course proposes the next lesson, but you may begin any.',
      'Each lesson has words, a dialogue, a little grammar and exercises. You may leave at any time.',
      'At the end, {courses.toTutor} lets you use what you have learnt.',
    ],
    expect:
      'You go on where you stopped, also on another device. A lesson is completed when its words have grown strong, not when you have clicked through it.',
    words: 'course, unit, completed, progress, locked, next lesson, dialogue, grammar',
  },
  'type-letters': {
    title: 'Type accents and Chinese characters',
    problem: 'Your keyboard has no ñ, no é and no Chinese characters.',
    steps: [
      'For Spanish and French, press the letters below the field; your cursor stays where it is.',
      'For Mandarin, type pinyin, with or without tones: characters appear. Write a whole sentence, with spaces or without (ni hao ma), then take it with Enter, with Space pressed twice, with a digit or a tap. Escape keeps your letters, and so does a capital.',
      'In exercises pinyin is a right answer as well, and so are traditional characters. Press ma3 at the end of the row for figures to mean tones, as in ni3 hao3.',
    ],
    expect:
      'A missing or wrong accent is accepted and shown to you, and so is one wrong letter in a longer word; not where that makes another word that could be meant. The tutor understands you without accents, too.',
    words: 'accent, keyboard, ñ, é, ç, pinyin, hanzi, characters, input method, IME, typo',
  },
}
