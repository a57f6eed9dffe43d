import { asidesOf } from '@lingarden/languages/kit/tutor/asides'
import { courtesiesOf } from '@lingarden/languages/kit/tutor/courtesies'
import {
  isLongWord,
  latinTokens,
  longestLatinMessage,
  plainLatin,
} from '@lingarden/languages/kit/tutor/latin'
import { wordSet } from '@lingarden/languages/kit/word-set'
import type { TutorRules } from '@lingarden/languages/tutor-rules'
import { facts } from './generated/facts.ts'
import { hearing } from './generated/hearing.ts'
import { lines } from './generated/lines.ts'
import { moves } from './moves.ts'
import { relevance } from './tutor/relevance.ts'

export const tutor: TutorRules = {
  // No rules of grammar yet: what fits no wording of the scene goes unchecked.
  findEdits: () => [],
  longestMessage: longestLatinMessage,
  matching: {
    tokens: latinTokens,
    // Keyboards without ß write ss.
    plain: (word) => plainLatin(word).replaceAll('ß', 'ss'),
    formGroups: [
      ['ein', 'eine', 'einen'],
      ['der', 'die', 'das', 'den'],
    ],
    reasonOfForm: (form) =>
      /^(?:eine|die)$/.test(form)
        ? 'formFeminine'
        : /^(?:einen|der|den)$/.test(form)
          ? 'formMasculine'
          : 'formHere',
    negations: {
      words: /(?<!\p{L})(?:nicht|kein(?:e[nmrs]?)?|nie|nichts)(?!\p{L})/giu,
      harmless: /nicht wahr|warum nicht|gar nicht schlecht/giu,
      followsVerb: true,
      isWeighty: isLongWord,
    },
    asides: asidesOf('äh+m?|hm+|ach|oh+|na', '(?:also|gut|na ja)(?=\\s*[,.…!]+\\s*\\p{L})', ' '),
  },
  courtesies: courtesiesOf(
    {
      greeting: 'hallo|hi|guten (?:morgen|tag|abend)|servus|moin|gruss gott|freut mich',
      wellbeing: "wie geht(?:'s| es)(?: dir| ihnen)?",
      thanks: '(?:vielen |herzlichen )?dank|danke(?: schon| sehr)?',
      goodbye: 'tschuss|auf wiedersehen|bis (?:bald|morgen|spater|dann)|gute nacht|ciao',
    },
    'und|also|na|ja|gut|frau|herr',
    ' ',
  ),
  names: {
    // A capital makes a noun of a word, not a name: only what somebody says after these words is one.
    inText: /(?:ich hei(?:ß|ss)e|mein name ist|ich bin) \p{Lu}/iu,
    thatAreWords: wordSet('rose ernst frank mark jung klein gross'),
    being: new Set(['bin', 'ist']),
    longest: 4,
  },
  relevance,
  memory: {
    facts,
    negation: /(?<!\p{L})(?:nicht|kein(?:e[nmrs]?)?|nie|nein)(?!\p{L})/iu,
    isName: (value) => /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}$/u.test(value),
    notKept: new Set(['hier']),
    toListener: [
      [/(?<!\p{L})mein(?=(?:e[nmrs]?)?(?!\p{L}))/giu, 'dein'],
      [/(?<!\p{L})mich(?!\p{L})/giu, 'dich'],
    ],
  },
  lines,
  hearing: { ...hearing, moves },
  impolite: /(?<!\p{L})(?:scheiße|scheisse|arschloch|fick)/iu,
}
