import type { TopicArticles } from '../../help/article'

export const corrections: TopicArticles<'corrections'> = {
  'read-correction': {
    title: 'How corrections read',
    problem: 'The tutor has marked something in your sentence.',
    steps: [
      'Look at your own message: the wrong word is struck through, and the right one stands beside it.',
      'Below it you find one short reason. {tutor.feedback} shows all of it together.',
      'Press {activities.practiseThis} to get a small exercise of it.',
    ],
    expect:
      'In {shell.pages.settings.name} you can let the tutor show only where and why first, so that you find the right form by yourself. {tutor.showForm} then shows it.',
    words: 'feedback, mistake, grammar, red, struck, hint first',
  },
  'missed-mistake': {
    title: 'A mistake was not corrected, or wrongly',
    problem: 'You are sure that something was wrong, but nothing was marked, or a right word was.',
    steps: [
      'Look at the line below the tutor’s name: the built-in tutor corrects by rules, and only what it can be sure of.',
      'Ask the tutor about it in your next message.',
      'Check the word in {shell.pages.dictionary.name}, with its gender and its forms.',
    ],
    expect:
      'No correction does not mean no mistake. A false correction is worse than a missed one, so the tutor keeps silent when in doubt. If it was wrong, please tell us by the feedback form.',
    words: 'wrong correction, false, missed, not corrected, error',
  },
  'practise-mistakes': {
    title: 'Practise your own mistakes',
    problem: 'You make the same mistake again and again and want to be rid of it.',
    steps: [
      'Open {shell.pages.review.name} and choose {review.mistakes}.',
      'Your own sentence stands there, mended but for one place: what you wrote is struck out, and you fill the gap beside it. Afterwards you read why, and can hear the sentence.',
      'In a conversation, the sign of a dumbbell beside the field makes an exercise of what you talked about.',
    ],
    expect:
      'What you answered comes back after some days. A mistake is outgrown when you got it right on two days, or used it right twice in a talk. All open mistakes stand in {shell.pages.settings.name}, where you can also delete them.',
    words: 'errors, exercise, drill, repeat, cloze',
  },
}
