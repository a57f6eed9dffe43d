// Made by the build from Markdown (`apps/web/build/prose-plugin.ts`); tests compare the languages.

declare module 'virtual:prose/help/*' {
  import type { Articles } from '@/features/support/help/article'

  const articles: Articles
  export default articles
}

declare module 'virtual:prose/legal/*' {
  import type { LegalText } from '@/features/legal/legal-text'

  const texts: Record<'privacy' | 'terms', LegalText>
  export default texts
}
