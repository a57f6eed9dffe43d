export const welcome = {
  headline: 'Learn a language by talking',
  lead: 'A patient tutor for Mandarin, Spanish and French. Click any word you meet, and your word bank grows by itself.',
  begin: 'Create your account',
  signIn: 'Sign in',
  points: [
    {
      title: 'Talk',
      text: 'The tutor answers at your level and corrects what it can be sure of, inside your own sentence.',
    },
    {
      title: 'Understand',
      text: 'Every word can be clicked: reading, meaning, and the sentence you met it in.',
    },
    { title: 'Keep', text: 'Words are seeds. Meet them again and they sprout, grow and bloom.' },
  ],
  languages: 'Mandarin · Español · Français',
  open: 'Lingarden is free software. It runs on your own laptop with one command.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
}
