// Made by the build from Markdown (`apps/web/build/prose-plugin.ts`); tests compare the languages.

declare module 'virtual:prose/help/*' {
  const articles: import('./features/support/help/article').Articles
  export default articles
}

declare module 'virtual:prose/legal/*' {
  const texts: Record<'privacy' | 'terms', import('./features/legal/legal-text').LegalText>
  export default texts
}
