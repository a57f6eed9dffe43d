import type { TopicArticles } from '../../help/article'

export const offline: TopicArticles<'offline'> = {
  'without-connection': {
    title: 'Learn without a connection',
    problem: 'You are on a train or a plane, or the network is poor.',
    steps: [
      'Open Lingarden once with a connection, in the language you want to take along, and visit the tutor.',
      'Without a connection go on as usual: bank, reviews, lessons you have opened, and the built-in tutor work.',
      'When the connection is back, keep a page of Lingarden open for a moment.',
    ],
    expect:
      'What you did is sent by itself and counted once, also if you learnt on two devices; practice time of more than a month ago counts no more. Translations, explanations and speaking to be written down have to wait.',
    words: 'offline, no internet, plane, sync, lost connection, save, waiting changes',
  },
  install: {
    title: 'Put Lingarden on the home screen',
    problem: 'You want to open Lingarden like an app.',
    steps: [
      'On Android or in Chrome and Edge: open the browser’s menu and choose to install the app or to add it to the home screen.',
      'On an iPhone or iPad: in Safari, press Share and then Add to Home Screen.',
      'Sign in once in the installed app.',
    ],
    expect:
      'It opens in a window of its own and works without a connection. To remove it, delete it like any other app; your account stays.',
    words: 'app, install, PWA, iPhone, Android, home screen, download app',
  },
}
