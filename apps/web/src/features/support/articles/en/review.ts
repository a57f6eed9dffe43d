import type { TopicArticles } from '../../help/article'

export const review: TopicArticles<'review'> = {
  'what-is-due': {
    title: 'What is due, and why',
    problem: 'There are too many cards, too few, or none at all.',
    steps: [
      'Open {shell.pages.review.name}: it says how many cards are due today and for what reason.',
      'Press {review.begin} and stop whenever you like; what is left waits.',
      'To change how much comes each day, press {review.changeLimits} beside the limits.',
    ],
    expect:
      'A card comes back shortly before you would forget it: after minutes at first, later after weeks and months. If you have been away, the backlog is spread over several days.',
    words: 'spaced repetition, schedule, backlog, limit, too many, nothing due, FSRS',
  },
  flashcards: {
    title: 'Answer flashcards',
    problem: 'You do not know which of the four buttons to press.',
    steps: [
      'Try to remember before you turn the card.',
      'Choose {cards.grades.again} if you did not know it, {cards.grades.hard} if it took long, {cards.grades.good} if you knew it and {cards.grades.easy} if there was nothing to think about.',
      'With the keyboard: Space turns, 1 to 4 grade, u takes the last answer back.',
      '“{review.way}” lets you listen, write or fill a gap instead of reading.',
    ],
    expect: 'Be honest rather than kind: the grade decides when the card comes back, and nothing else.',
    words: 'grade, again, hard, good, easy, undo, space, cards, interval',
  },
  activities: {
    title: 'Make an activity of your own',
    problem: 'You want to practise certain words in a certain way, and again later.',
    steps: [
      'Open {shell.pages.review.name} and choose {review.newActivity}.',
      'Choose the words: what is due, by strength, by tag, of a lesson, or by hand.',
      'Choose the kinds of exercises, give it a name and press {review.saveAndPlay}.',
    ],
    expect:
      'The activity stays in your list and takes the words that fit each time you play it. Its answers count as reviews.',
    words: 'custom, exercise, game, matching, pairs, test, quiz',
  },
  'forgotten-words': {
    title: 'Words that will not stay',
    problem: 'You forget a word again and again.',
    steps: [
      'Open {shell.pages.review.name}: such words stand under “{review.leeches}”.',
      'Open one and write a note: a picture in your head, or a sentence of your own.',
      'Use it in your next conversation, or make an activity with sentences of it.',
    ],
    expect:
      'Another review helps these words least. Once you remember such a word for about three weeks, it leaves the list.',
    words: 'leech, hard word, forget, difficult, note, mnemonic',
  },
}
