import type { InterfaceLanguage } from '@/i18n/languages'
import type { Articles } from './article'

// Each language is a script of its own: whoever reads the help loads one.
const loaders: Record<InterfaceLanguage, () => Promise<{ articles: Articles }>> = {
  en: () => import('../articles/en'),
  es: () => import('../articles/es'),
  fr: () => import('../articles/fr'),
  zh: () => import('../articles/zh'),
}

/** The help in a language; loaded once. */
export async function loadArticles(language: InterfaceLanguage): Promise<Articles> {
  return (await loaders[language]()).articles
}
