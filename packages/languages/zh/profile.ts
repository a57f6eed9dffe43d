import type { LanguageProfile } from '../language-profile.ts'

export const profile = {
  tag: 'zh',
  language: 'Mandarin',
  languageName: '中文',
  names: {
    en: { title: 'Mandarin', inSentence: 'Chinese' },
    es: { title: 'Mandarín', inSentence: 'chino' },
    fr: { title: 'Mandarin', inSentence: 'chinois' },
    zh: { title: '汉语', inSentence: '中文' },
  },
  languageCode: 'zh-CN',
  pronunciation: true,
  pronunciationSystem: 'pinyin',
  isGendered: false,
  hasAlphabet: false,
  tutorName: '小雨',
  voiceTutorNames: {
    alloy: '小雨',
    ash: '建明',
    ballad: '文博',
    coral: '晓珊',
    echo: '志远',
    fable: '嘉言',
    nova: '欣怡',
    onyx: '国强',
    sage: '思慧',
    shimmer: '美琳',
  },
  script: 'han',
  wordJoiner: '',
} as const satisfies LanguageProfile
