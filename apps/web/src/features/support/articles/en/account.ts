import type { TopicArticles } from '../../help/article'

export const account: TopicArticles<'account'> = {
  'tutor-settings': {
    title: 'Make the tutor yours',
    problem: 'You want more help in a conversation, or less.',
    steps: [
      'Open {shell.pages.settings.name} and go to {settings.tutor}.',
      'For more challenge, hide words you know well and let the tutor show only where and why first.',
      'For more help, show definitions when you point at a word, and let replies be suggested.',
    ],
    expect: 'Each change takes effect at once and is saved by itself, for all your devices.',
    words: 'preferences, options, mask words, autoplay, feedback, suggestions, hover',
  },
  'interface-language': {
    title: 'Change the language of the interface',
    problem: 'You want to read menus and help in another language.',
    steps: [
      'Open {shell.pages.settings.name} and choose a language at {common.interfaceLanguage}. English, Spanish, French and Chinese are there.',
      'Before you sign in, you find the same choice below the form.',
    ],
    expect:
      'Only the interface changes; the language you learn stays. The meanings of words are in English in every interface language.',
    words: 'English, Español, Français, 中文, menu language, translate interface, locale',
  },
  appearance: {
    title: 'Light or dark, and tone colours',
    problem: 'The page is too bright or too dark for you, or the colours of the tones distract you.',
    steps: [
      'Open {shell.pages.settings.name} and go to “{settings.sections.appearance}”.',
      'Under {settings.theme} choose light, dark, or the same as your device.',
      'Switch “{settings.toneColours}” on or off.',
    ],
    expect:
      'It takes effect at once, on all your devices. Tone marks stay with or without colours. Where your device asks for less motion, nothing moves.',
    words: 'theme, dark mode, night, bright, contrast, pinyin colours, animation',
  },
  account: {
    title: 'Name, e-mail and password',
    problem: 'You want to change how you sign in or what you are called.',
    steps: [
      'Open {shell.pages.settings.name}. There you change your name; under “{settings.sections.account}”, {account.changeEmail} and {account.changePassword} do the rest.',
      'A new address counts once you have opened the link that is sent to it; the old one is told. A new password signs out your other devices.',
      'Both ask for your password, or a code by mail, unless you have just signed in.',
      'If you have forgotten your password, choose {auth.forgotPassword} where you sign in.',
      'To leave this device, choose {shell.signOut} in the menu. {account.signOutEverywhere} in the settings ends it on all of them.',
      'Under “{account.sessions.title}” in the settings stand the devices on which you are signed in. Sign out the one you lost; it is out within an hour.',
    ],
    expect:
      'Signing out clears what this browser kept of you; nothing on the server is lost. If no mail comes, look in your spam folder.',
    words:
      'login, sign in, email, forgot password, reset, log out, sign out, change name, devices, sessions, lost phone, stolen',
  },
  memory: {
    title: 'What the tutor remembers of you',
    problem: 'The tutor comes back to something you told it, and you want to see or change that.',
    steps: [
      'Open {shell.pages.settings.name} and go to {memory.title}.',
      'Delete single things, or all of them.',
      'Switch it off altogether with “{memory.switch}”.',
    ],
    expect:
      'Health, beliefs and ways to reach you are never kept. Once it is off, nothing more is kept, and the tutor hears of nothing kept before.',
    words: 'privacy, facts, forget, personal data, mistakes',
  },
  'your-data': {
    title: 'Take your data along, or delete your account',
    problem: 'You want a copy of everything of yours, or to leave for good.',
    steps: [
      'Open {shell.pages.settings.name} and go to “{settings.sections.privacy}”.',
      '{account.exportAll} gives you all of it in one file, and your words also for spreadsheets and Anki.',
      '{account.delete} asks you to type your address, and to show that it is you by your password or a code from a mail. A paid plan is ended with it.',
    ],
    expect:
      'Deleting removes every row and file of yours at once and cannot be taken back, so export before. What we keep and why stands in the privacy policy.',
    words: 'privacy, GDPR, export, download data, delete account, close account, remove',
  },
}
