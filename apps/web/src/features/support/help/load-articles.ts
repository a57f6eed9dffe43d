import type { InterfaceLanguage } from '@/i18n/languages'
import type { Articles } from './article'

// Each language is a script of its own: whoever reads the help loads one.
const loaders: Record<InterfaceLanguage, () => Promise<{ default: Articles }>> = {
  en: () => import('virtual:prose/help/en'),
  es: () => import('virtual:prose/help/es'),
  fr: () => import('virtual:prose/help/fr'),
  zh: () => import('virtual:prose/help/zh'),
}

/** The help in a language; loaded once. */
export async function loadArticles(language: InterfaceLanguage): Promise<Articles> {
  return (await loaders[language]()).default
}
