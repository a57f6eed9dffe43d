import type { InterfaceLanguage } from '@/i18n/languages'
import type { LandingTexts } from '../landing-texts'
import { pictureSizes, pictureUrl, type PictureName } from '../pictures'
import { Section } from './section'

/** How the app looks, by pictures that a script takes of it. */
export function Pictures({ texts, language }: { texts: LandingTexts; language: InterfaceLanguage }) {
  const { pictures } = texts.welcome
  return (
    <Section id="pictures" title={pictures.title} isSunken>
      <div className="grid gap-8 md:grid-cols-2">
        <div className="md:col-span-2">
          <AppPicture name="tutor" caption={pictures.tutor} language={language} />
        </div>
        <AppPicture name="dashboard" caption={pictures.dashboard} language={language} />
        <AppPicture name="review" caption={pictures.review} language={language} />
      </div>
    </Section>
  )
}

interface AppPictureProps {
  name: PictureName
  caption: string
  language: InterfaceLanguage
}

/** A picture for wide and for narrow screens, light and dark; its size is known before it is there. */
function AppPicture({ name, caption, language }: AppPictureProps) {
  const { wide, phone } = pictureSizes
  const url = (format: keyof typeof pictureSizes, theme: 'light' | 'dark') =>
    pictureUrl(name, { format, theme, language })
  const dark = '(prefers-color-scheme: dark)'
  const narrow = '(max-width: 767px)'
  return (
    <figure className="grid gap-3">
      <picture>
        <source media={`${narrow} and ${dark}`} srcSet={url('phone', 'dark')} {...phone} />
        <source media={narrow} srcSet={url('phone', 'light')} {...phone} />
        <source media={dark} srcSet={url('wide', 'dark')} {...wide} />
        <img
          src={url('wide', 'light')}
          {...wide}
          alt={caption}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-md shadow-float ring-1 ring-line"
        />
      </picture>
      <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
