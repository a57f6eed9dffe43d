interface Fixes {
  /** What a word is, where the dictionary is silent or takes a rare sense for a usual one. */
  classes: Readonly<Record<string, string>>
  /** How a word is inflected: letters to cut and the paradigm. */
  paradigms: Readonly<Record<string, readonly [cut: number, paradigm: string]>>
  /** Entries that are misspellings or would hide them. */
  leaveOut: ReadonlySet<string>
}

const words = (text: string) => text.split(' ')
/** They have no feminine. */
const comparatives = 'mejor peor mayor menor superior inferior exterior interior anterior posterior'
const all = (names: string, text: string) => Object.fromEntries(words(text).map((word) => [word, names]))

export const fixes: Readonly<Record<'es-ES' | 'fr-FR', Fixes>> = {
  'es-ES': {
    classes: {
      japonés: 'a,nm',
      ...all('o', 'ningún miles'),
      ...all('a', comparatives),
    },
    paradigms: Object.fromEntries(words(comparatives).map((word) => [word, [0, 'es pl'] as const])),
    leaveOut: new Set(
      words(
        'aqui tio rapido frio fria capitan mayoria rapidamente tonteria tonterias guia dolar estate veras cuan respecta cia uu ee st',
      ),
    ),
  },
  'fr-FR': {
    classes: { noir: 'a,nm' },
    paradigms: {},
    leaveOut: new Set(words('mere meme age foret voila ci quant tit')),
  },
}
