import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Learn with friends',
    problem: 'You want to see how your friends are doing, and show them how you are.',
    steps: [
      'Open {shell.pages.friends.name}. There stands your own code of eight letters and figures: give it to your friend.',
      'Enter your friend’s code to send a request; once it is accepted, you see each other.',
      'The leaderboard compares minutes, words, days in a row and words retained, for one language or all.',
    ],
    expect:
      'Friends see your name and these figures, never your conversations or words. You can renew your code or end a friendship at any time.',
    words: 'friend code, invite, leaderboard, ranking, remove friend, request',
  },
  'send-feedback': {
    title: 'Report a problem, or propose something',
    problem: 'Something does not work, or you miss something.',
    steps: [
      'Press the feedback button at the edge of the page, or Control, Shift and F.',
      'Write what you did and what happened. A picture of the page comes along if you want; blur what is nobody’s business.',
      'At {shell.pages.feedback.name} you find what you sent before. Ideas for new features are collected there, and you can vote for those of others.',
    ],
    expect:
      'It goes to whoever runs this server. Nothing is sent before you press the button to send, and you may leave the picture out.',
    words: 'bug, report, contact, idea, suggestion, vote, screenshot, broken, complaint',
  },
}
