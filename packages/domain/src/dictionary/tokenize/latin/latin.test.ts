import { describe, expect, it } from 'vitest'
import { tokenize, type TermLookup, type TextToken } from '../../tokenize.ts'

function dictionaryOf(terms: string): TermLookup {
  const known = new Map(
    terms
      .split('|')
      .map((term) => [term.toLowerCase(), { term, ...(/[aei]r$/.test(term) && { pos: 'v.' }) }]),
  )
  return { longestTerm: 4, lookUp: (term) => known.get(term.toLowerCase().replaceAll('’', "'")) }
}

const french = dictionaryOf(
  "le|la|l'|homme|que|qu'|il|elle|a|parle|vas|y|dis|moi|donne|va|t'|en|aujourd'hui|d'|accord|d'accord|est|ce|que|est-ce que|qu'est-ce que|tout à l'heure|tout|à|heure|celui|là|rendez-vous|du|aux|de|lorsque|jusque|c'|Paris|y a|s'|vous|plaît|s'il vous plaît",
)
const spanish = dictionaryOf(
  'dar|comprar|levantar|levantarse|decir|ir|sentar|mostrar|pedir|jugar|preguntar|de|del|al|se|lo|me|te|nos|os|la|le|las|los|señor|hola|casa|franco|español|vive|en|con|Madrid',
)

/** text{term}[parts], a question mark for a word without a term. */
function show({ kind, text, term, parts }: TextToken): string {
  if (kind !== 'word') return text
  const shownTerm = term === undefined ? '?' : term === text.toLowerCase() ? '' : `{${term}}`
  return `${text}${shownTerm}${parts ? `[${parts.map(show).join(' ')}]` : ''}`
}
const showAll = (text: string, language: 'es' | 'fr', dictionary: TermLookup) =>
  tokenize(text, language, dictionary)
    .filter(({ kind }) => kind !== 'space')
    .map(show)
    .join(' | ')

describe('French words', () => {
  it.each([
    ["l'homme", "l' | homme"],
    ['qu’il', "qu’{qu'} | il"],
    ['Aujourd’hui', "Aujourd’hui{aujourd'hui}"],
    ["lorsqu'elle", "lorsqu'{lorsque} | elle"],
    ['a-t-il', 'a | -t-il{il}'],
    ['Parle-t-elle ?', 'Parle | -t-elle{elle} | ?'],
    ['Vas-y', 'Vas | -y{y}'],
    ['dis-moi', 'dis | -moi{moi}'],
    ['donne-la-moi', 'donne | -la{la} | -moi{moi}'],
    ["va-t'en", "va | -t'{t'} | en"],
    ['celui-là', 'celui | -là{là}'],
    ["d'accord", "d'accord[d' accord]"],
    ['est-ce que', 'est-ce que[est -ce{ce} que]'],
    ["tout à l'heure", "tout à l'heure[tout à l' heure]"],
    ['du, aux', 'du | , | aux'],
    ["'homme'", "' | homme | '"],
    ['Jean-Pierre', 'Jean-Pierre?'],
  ])('%s', (text, shown) => {
    expect(showAll(text, 'fr', french)).toBe(shown)
  })
})

describe('Spanish words', () => {
  it.each([
    ['dándoselo', 'dándoselo{dar}[dándo{dar} se lo]'],
    ['dámelo', 'dámelo{dar}[dá{dar} me lo]'],
    ['levantarse', 'levantarse'],
    ['levantarte', 'levantarte{levantar}[levantar te]'],
    ['Cómpratelo', 'Cómpratelo{comprar}[Cómpra{comprar} te lo]'],
    ['muéstramelo', 'muéstramelo{mostrar}[muéstra{mostrar} me lo]'],
    ['pídeselo', 'pídeselo{pedir}[píde{pedir} se lo]'],
    ['juguémosla', 'juguémosla{jugar}[juguémos{jugar} la]'],
    ['vámonos', 'vámonos{ir}[vámo{ir} nos]'],
    ['sentaos', 'sentaos{sentar}[senta{sentar} os]'],
    ['dime', 'dime{decir}[di{decir} me]'],
    ['preguntarle', 'preguntarle{preguntar}[preguntar le]'],
    ['del, al', 'del | , | al'],
    ['franco-español', 'franco | - | español'],
    ['¿hola? ¡hola!', '¿ | hola | ? | ¡ | hola | !'],
    ['xyzlo', 'xyzlo?'],
  ])('%s', (text, shown) => {
    expect(showAll(text, 'es', spanish)).toBe(shown)
  })

  it('takes the lemma that the dictionary gives', () => {
    const dictionary: TermLookup = {
      longestTerm: 1,
      lookUp: (term) =>
        ({
          compra: {
            term,
            formOf: [
              ['compra', 'singular'],
              ['comprar', 'ip2s'],
            ] as const,
          },
          comprar: { term, pos: 'v.' },
        })[term],
    }
    expect(tokenize('cómprala', 'es', dictionary)).toMatchObject([{ term: 'comprar' }])
  })
})

it('marks names: unknown words with a capital inside a sentence, and those of the dictionary', () => {
  const namesOf = (text: string) =>
    tokenize(text, 'es', spanish).flatMap((token) => (token.role === 'name' ? [token.text] : []))
  expect(namesOf('Hola, vive en Madrid con Zutano. Mengana vive. ¿Fulano?')).toEqual(['Madrid', 'Zutano'])
  expect(namesOf('Jean-Luc vive')).toEqual(['Jean-Luc'])
})

describe('abbreviations', () => {
  const dictionary = dictionaryOf('m.|mer|p. ex.|p.|ex|U.S.|est|10|des')
  it.each([
    ['M. Martin', 'M. | Martin?'],
    ['la mer.', 'la? | mer | .'],
    ['10 m.', '10 | m? | .'],
    ['p. ex., des', 'p. ex. | , | des'],
    ['M...', 'M? | ...'],
    ['l’est, etc.', 'l’? | est | , | etc.?'],
    ['(etc.)', '( | etc.? | )'],
    ['7h30 et 7h, 20 H', '7h30 | et? | 7h | , | 20 | H?'],
    ['7heures', '7 | heures?'],
  ])('%s', (text, shown) => {
    expect(showAll(text, 'fr', dictionary)).toBe(shown)
  })
})
