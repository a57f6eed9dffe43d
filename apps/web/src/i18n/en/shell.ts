export const shell = {
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  pages: {
    dashboard: { name: 'Dashboard', description: 'Your day and your garden at a glance' },
    tutor: { name: 'Tutor', description: 'Talk in the language you learn' },
    courses: { name: 'Courses', description: 'Units and lessons, step by step' },
    review: { name: 'Review', description: 'Bring back what is about to fade' },
    bank: { name: 'Bank', description: 'Every word you have met' },
    dictionary: { name: 'Dictionary', description: 'Look any word up' },
    analytics: { name: 'Analytics', description: 'How your practice grows' },
    friends: { name: 'Friends', description: 'Learn side by side' },
    feedback: { name: 'Feedback', description: 'Tell us what you think' },
    settings: { name: 'Settings', description: 'Make Lingarden yours' },
    support: { name: 'Help & Tutorial', description: 'How things work' },
    plans: { name: 'Plans', description: 'What a month costs' },
  },
  userMenu: 'Your account',
  language: 'Language',
  planLabel: 'Beta Tester',
  tokens: 'Tokens',
  signOut: 'Sign Out',
  notFoundTitle: 'No page grows here',
  notFound: 'The address may be mistyped, or the page has moved.',
  toDashboard: 'Go to the dashboard',
  toStart: 'Go to the start',
  maintenanceTitle: 'Back soon',
  maintenance: 'Lingarden is being looked after. Please come back a little later.',
  offline: 'You are offline. What you see is what this browser kept; changes wait until you are back.',
  frames: {
    review:
      'Reviews bring words back just before they fade. Until then, words grow by meeting them: talk with the tutor and look up what you do not know.',
    courses:
      'Courses lead through a language unit by unit. Until then, the tutor’s scenes are a good beginning.',
    analytics:
      'Here your days of practice will show. Each word you meet in the tutor already counts in your bank.',
    friends: 'Here you will meet friends who learn, too. Until then, your garden grows on its own.',
    feedback:
      'Tell us what helps and what does not. Until the form stands here, please write to the operator of this server.',
    plans: 'Everything Lingarden does today is free of charge.',
  },
  toTutor: 'Talk with the tutor',
  supportText: [
    'Talk with the tutor: answer in your own words, or pick one of the suggested replies.',
    'Click any word for its reading and meaning. Words you meet are kept in your bank.',
    'The tutor corrects what it can be sure of. No correction does not mean no mistake.',
  ],
  sources: 'Language data',
  sourcesText:
    'Mandarin: CC-CEDICT (CC-BY-SA-4.0). Spanish and French: FreeDict WikDict, from Wiktionary (CC-BY-SA-3.0). Lingarden itself is free software under AGPL-3.0-or-later.',
}
