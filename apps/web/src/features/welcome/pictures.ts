import type { InterfaceLanguage } from '@/i18n/languages'

/** Written by `npm run pictures`. */
const urls = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

export type PictureName = 'tutor' | 'dashboard' | 'review'

/** In CSS pixels; the files hold more for finer screens. */
export const pictureSizes = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 720 },
} as const

interface PictureChoice {
  format: keyof typeof pictureSizes
  theme: 'light' | 'dark'
  language: InterfaceLanguage
}

/** The address of a picture of the app. */
export function pictureUrl(
  name: PictureName,
  { format, theme, language }: PictureChoice,
): string | undefined {
  return urls[`./pictures/${name}-${format}-${theme}-${language}.webp`]
}
