/** What the landing page says; it is loaded by that page alone. */
export const welcome = {
  title: 'Lingarden: learn Mandarin, Spanish and French by talking',
  description:
    'Write and speak whole sentences with a patient tutor, see mistakes mended in your own words, and grow a word bank that is yours. Free software.',
  pictureAlt:
    'A sprout with two leaves shaped like speech bubbles, and the words: grow your language garden.',
  signIn: 'Sign in',
  begin: 'Create your account',
  headline: 'Learn a language by talking',
  lead: 'A patient tutor for Mandarin, Spanish and French. You make whole sentences from the first day, mistakes are mended in your own words, and every word you look up or use takes root in your word bank.',
  begun: 'Free to begin, without a card. No advertising.',
  choose:
    'Choose who you would like to talk to. Your first sentence of your own takes two minutes, without an account.',
  kept: 'Nothing you write leaves this browser until you say so.',
  withTutor: 'with',
  corrections: {
    title: 'Mended inside your own sentence',
    text: 'What went wrong is struck out, what is right stands beside it, and one line says why. The tutor corrects only what it is sure of, because a false correction teaches a mistake.',
    after: 'Each mistake is kept and comes back as an exercise, until you get it right by yourself.',
  },
  garden: {
    title: 'Every word you look up is a seed',
    text: 'Choose any word to see its reading, its meaning and the sentence you met it in. From then on it is in your word bank, and grows each time you recall it: in a review, an exercise or a sentence of your own. Before it fades, it is due for review.',
    stages: {
      seed: 'just planted',
      sprout: 'recalled',
      leaf: 'growing',
      bud: 'almost yours',
      bloom: 'in bloom',
    },
  },
  pictures: {
    title: 'What it looks like',
    tutor: 'The tutor, the conversation, and what to practise from it',
    dashboard: 'Today: what to do now, your minutes, your garden',
    review: 'A review, card by card',
  },
  languages: {
    title: 'Three languages, each in its own way',
    lessons: (count: string) => `${count} lessons, from the first word to A1`,
    interface: 'Lingarden itself speaks English, Spanish, French and Chinese.',
  },
  difference: {
    title: 'What is different here',
    points: [
      {
        title: 'Making sentences, not picking them',
        text: 'Recognising an answer is easier than making one. Here you make sentences from the first minute; lessons and reviews are there to prepare them.',
      },
      {
        title: 'No hearts, no energy, no guilt',
        text: 'A mistake never ends a lesson, and nothing begs you to come back. There is a streak, and it stays small.',
      },
      {
        title: 'It works without a connection',
        text: 'The built-in tutor, your words, reviews and the lessons you opened work in the air and underground. What you did is sent later.',
      },
      {
        title: 'Your words are yours',
        text: 'Take your word bank with you whenever you like: as a table, as JSON or for Anki.',
      },
    ],
    limits: 'And what it is not',
    limitPoints: [
      'It is not a human teacher, and it gives no certificate.',
      'It teaches three languages, and its lessons end at A1. Conversations and words go further.',
      'The built-in tutor plays written scenes and finds common mistakes only. Where a language model is connected, it talks with you instead, about anything, and can be wrong.',
      'The voice that comes with it is clear but plain. Whoever runs the server can add better ones.',
    ],
  },
  privacy: {
    title: 'What you say stays yours',
    points: [
      'No advertising and no trackers. This page loads nothing from other companies.',
      'Without a language model, what you write is answered by the server you use and by nobody else.',
      'The database itself keeps each learner’s rows from everybody else.',
      'What the tutor remembers about you is a list that you can read, change and switch off.',
      'You can take everything with you as one file, and delete your account with every row and file of it.',
    ],
  },
  open: {
    title: 'Free software',
    text: 'Lingarden may be read, changed and shared by everybody, under the GNU Affero General Public License. It runs on your own laptop with one command, and no account anywhere:',
    source: 'The source code',
    licence: 'The licence',
  },
  plans: {
    title: 'Plans',
    free: 'free',
    yearly: (price: string) => `, or ${price} a year`,
  },
  last: 'Plant your first word today.',
  footer: 'About this site',
  terms: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
}
