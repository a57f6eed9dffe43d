import type { MoveWordings } from '@lingarden/languages/kit/tutor/moves'

/** How German conversations are led: no language of the interface, so it says so itself. */
export const moves: MoveWordings = {
  besides: ['bitte', 'Entschuldigung', 'danke', 'und', 'also'],
  greeting: ['(hallo|guten Tag|guten Morgen)'],
  wellbeing: ['wie geht es (dir|Ihnen)', "wie geht's"],
  thanks: ['danke [schön|sehr]'],
  apology: ['(Entschuldigung|tut mir leid)'],
  goodbye: ['(tschüss|auf Wiedersehen|bis bald)'],
  repeat: [
    '[kannst du das|können Sie das] noch einmal [sagen]',
    '(kannst du das|können Sie das) wiederholen',
  ],
  slower: ['[kannst du] langsamer [sprechen]'],
  louder: ['[kannst du] lauter [sprechen]'],
  notUnderstood: ['ich verstehe [das] nicht', 'einfacher'],
  meaning: ['was (bedeutet|heißt|ist) {of}'],
  wording: ['wie sagt man {of} [auf Deutsch]'],
  spelling: ['wie (schreibt|spricht) man {of}'],
  whatToSay: ['was (soll|kann) ich sagen'],
  dontKnow: ['[das] weiß ich nicht', 'ich weiß [es] nicht'],
  skip: ['(weiter|nächste Frage)'],
  otherTopic: ['ein anderes Thema'],
  machine: ['bist du (ein Roboter|ein Mensch|eine Maschine)'],
  back: ['und (du|Sie|dir|Ihnen)'],
}
