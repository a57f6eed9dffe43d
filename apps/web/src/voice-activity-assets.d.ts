/** Where the voice detector's files lie, made by the build (`apps/web/build/voice-activity-plugin.ts`). */
declare module 'virtual:voice-activity-assets' {
  /** Ends with a slash. */
  export const voiceActivityAssets: string
}
