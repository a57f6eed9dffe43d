import type { TopicArticles } from '../../help/article'

export const begin: TopicArticles<'begin'> = {
  'first-steps': {
    title: 'Where to begin',
    problem: 'You have just signed up and wonder what to do first.',
    steps: [
      'Open {shell.pages.dashboard.name}: the big button there always leads to what helps most right now.',
      'Take {shell.pages.tutor.name} for a first talk of five minutes, or {shell.pages.courses.name} if you would rather be led step by step.',
      'Come back tomorrow and begin with {shell.pages.review.name}.',
    ],
    expect:
      'Each word you meet becomes a seed in your garden. A little on most days grows it faster than much on one day.',
    words: 'start, getting started, tutorial, tour, beginner, how does it work',
  },
  'language-and-level': {
    title: 'Change the language or the level',
    problem: 'You want to learn another language, or the tutor speaks too simply or too hard for you.',
    steps: [
      'For the language, point at the sign of a person at the top right; on a phone open the menu. Choose Mandarin, Spanish or French.',
      'For the level, open {shell.pages.settings.name} and choose it under {settings.sections.learning}.',
      'Choose what you can do today; you can change it whenever you like.',
    ],
    expect:
      'Each language has its own words, level, goal and conversations. Nothing is lost when you change: come back, and all is as you left it. The tutor speaks at the new level from its next conversation on.',
    words: 'switch language, second language, difficulty, too easy, too difficult, gender, forms',
  },
}
