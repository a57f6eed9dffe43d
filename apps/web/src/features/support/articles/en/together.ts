import type { TopicArticles } from '../../help/article'

export const together: TopicArticles<'together'> = {
  friends: {
    title: 'Learn with friends',
    problem: 'You know somebody who learns, too, and want to go side by side.',
    steps: [
      'Open {shell.pages.friends.name}. Under “{friends.code.title}” stands your code: give it to your friend, or copy a link.',
      'If you were given a code, enter it and press {friends.add.send}.',
      'Once a request is accepted, you see each other. Under {friends.tabs.leaderboard} you compare minutes, new words, days in a row and words retained.',
      'Under “{friends.visible.title}” you choose your plant, stop sharing your practice, or ask not to be waved to.',
    ],
    expect:
      'Nobody can find you without your code, and friends never see what you said or learnt. You can get a new code, block somebody or part at any time.',
    words: 'friend code, invite, leaderboard, ranking, remove friend, block, request, wave, privacy',
  },
  'send-feedback': {
    title: 'Report a problem, or propose something',
    problem: 'Something does not work, or you miss something.',
    steps: [
      'Press the round button at the edge of the page, or Control, Shift and F; on a phone, Feedback in the menu.',
      'Write what you did and what happened. A picture of the page comes along: under “{feedback.annotate}” you can blur what is nobody’s business, and {feedback.removePicture} leaves it out.',
      'At {shell.pages.feedback.name} you find what you sent before. Ideas for new features stand under {suggestions.title}; vote there for those of others.',
    ],
    expect:
      'It goes to whoever runs this server. Nothing is sent before you press {feedback.send}. Whoever has the address of a picture can see it.',
    words: 'bug, report, contact, idea, suggestion, vote, screenshot, broken, complaint',
  },
}
