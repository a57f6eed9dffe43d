import { helpLanguages, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const languages = Object.keys(helpLanguages) as HelpLanguage[]

/** The language of the interface that a browser prefers by its Accept-Language; English where it names none of ours. */
export function preferredLanguage(c: Context): HelpLanguage {
  const preferred = accepts(c, {
    header: 'Accept-Language',
    supports: languages,
    default: 'en',
    match: (wishes) => {
      const tags = wishes.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q)
      return tags.map(({ type }) => languageOfTag(type)).find((known) => known !== undefined) ?? 'en'
    },
  })
  return languageOfTag(preferred) ?? 'en'
}

const languageOfTag = (tag: string): HelpLanguage | undefined =>
  languages.find((language) => language === tag.split('-')[0]?.toLowerCase())
