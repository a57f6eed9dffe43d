// Every address of the app. It imports nothing, so that the browser tests and the scripts can read it, too.

/** The guarded pages (requirements 2.8 to 2.24); everything below an address belongs to its page. */
export const pagePaths = {
  dashboard: '/dashboard',
  tutor: '/tutor',
  courses: '/courses',
  review: '/review',
  bank: '/bank',
  analytics: '/analytics',
  friends: '/friends',
  feedback: '/feedback',
  settings: '/settings',
  support: '/support',
  plans: '/plans',
} as const

/** Pages that anybody may open (requirements 2.1 to 2.7). */
export const doorPaths = {
  landing: '/',
  welcome: '/welcome',
  auth: '/auth',
  signIn: '/auth?mode=signin',
  signUp: '/auth?mode=signup',
  forgotPassword: '/auth?mode=forgot-password',
  resetPassword: '/auth?mode=reset-password',
  /** The sign-in of whoever has not opened the link in their mail. */
  verifyEmail: '/auth?mode=signin&verify=email',
  authCallback: '/auth/callback',
  terms: '/terms',
  privacy: '/privacy',
  /** Leads to the source code, where the operator says where that is. */
  source: '/source',
} as const

/** The first talk, which needs no account: a language, and a step of it. */
export const firstTalkPaths = {
  route: '/first/:tag/:place?',
  at: (tag: string, place = '') => `/first/${tag}${place && `/${place}`}`,
}

/** Pages of a server that is being worked on. */
export const devPaths = { gallery: '/dev/gallery', mailbox: '/dev/mailbox' } as const

/** Addresses of the tutor: what to talk about, and a talk about it. */
export const tutorPaths = {
  topics: `${pagePaths.tutor}?view=topics`,
  topic: (id: string) => `${pagePaths.tutor}?topic=${encodeURIComponent(id)}`,
}

/** Addresses of the screens of reviewing (requirements 2.10 to 2.12). */
export const reviewPaths = {
  home: pagePaths.review,
  /** Games with words that were chosen elsewhere, handed over as `{ words }` in the state of the history entry. */
  practice: `${pagePaths.review}/practice`,
  flashcards: `${pagePaths.review}/practice/flashcards`,
  matching: `${pagePaths.review}/practice/matching`,
  results: `${pagePaths.review}/practice/results`,
  mistakes: `${pagePaths.review}/mistakes`,
  /** The mistakes of one language, as the page's address says what of them is shown. */
  mistakesShown: (view: Readonly<Record<string, string>>) =>
    `${pagePaths.review}/mistakes?${new URLSearchParams(view)}`,
  newActivity: `${pagePaths.review}/activity/new`,
  activity: (id: string) => `${pagePaths.review}/activity/${id}`,
  editActivity: (id: string) => `${pagePaths.review}/activity/${id}/edit`,
}

export const practiceGames = ['flashcards', 'matching'] as const
export type PracticeGame = (typeof practiceGames)[number]

/** Addresses of the screens of the courses (requirements 2.20 to 2.22). */
export const coursePaths = {
  home: pagePaths.courses,
  course: (courseId: string) => `${pagePaths.courses}/${courseId}`,
  unit: (courseId: string, unitId: string) => `${coursePaths.course(courseId)}/units/${unitId}`,
  lesson: (courseId: string, unitId: string, lessonId: string) =>
    `${coursePaths.unit(courseId, unitId)}/lessons/${lessonId}`,
  /** Practice of a unit's words, or of one lesson's (requirements 2.23, 2.24). */
  practice: (game: PracticeGame, courseId: string, unitId: string, lessonId?: string) =>
    `${lessonId === undefined ? coursePaths.unit(courseId, unitId) : coursePaths.lesson(courseId, unitId, lessonId)}/practice/${game}`,
  /** Opens the tutor on a lesson's speaking task. */
  speaking: (courseId: string, lessonId: string) => `${pagePaths.tutor}?lesson=${courseId}/${lessonId}`,
}

/** Addresses of the word bank, and of the dictionary and the ways to add words within it. */
export const bankPaths = {
  words: pagePaths.bank,
  /** What the bank was called before (requirement 2.13). */
  formerly: '/word-bank',
  dictionary: `${pagePaths.bank}?view=dictionary`,
  add: `${pagePaths.bank}?view=add`,
  addBy: (way: string) => `${pagePaths.bank}?view=add&by=${way}`,
  list: `${pagePaths.bank}?as=list`,
  /** A bed of the bank's garden. */
  bed: (id: string) => `${pagePaths.bank}#${encodeURIComponent(id)}`,
  /** The bank as its address says what of it is shown. */
  shown: (view: URLSearchParams | string) => `${pagePaths.bank}?${view}`,
}

export const friendsPaths = {
  friends: pagePaths.friends,
  leaderboard: `${pagePaths.friends}/leaderboard`,
  suggestions: `${pagePaths.friends}/suggestions`,
}

export const plansPaths = {
  home: pagePaths.plans,
  paid: `${pagePaths.plans}?checkout=done`,
  /** On which no money moves, where the server has no payment provider. */
  testCheckout: `${pagePaths.plans}/checkout`,
  testPortal: `${pagePaths.plans}/manage`,
}

export const settingsPaths = { home: pagePaths.settings, credits: `${pagePaths.settings}#credits` }

/** Where the help and what belongs to it stands. */
export const helpPaths = {
  home: pagePaths.support,
  about: `${pagePaths.support}/about`,
  precision: `${pagePaths.support}/precision`,
  article: (id: string) => `${pagePaths.support}/${id}`,
}
