// Made by the build from src/i18n (`apps/web/build/texts-plugin.ts`); tests compare the languages.

declare module 'virtual:texts/*' {
  import type { LanguageTexts } from '@/i18n/groups'

  const texts: LanguageTexts
  export default texts
}
