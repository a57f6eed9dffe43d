// Generated from lines.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { TutorLines } from '@lingarden/languages/kit/tutor/lines'

export const lines: TutorLines = {
  "notUnderstood": [
    "Entschuldigung, das habe ich nicht verstanden."
  ],
  "greeting": [
    "Hallo!"
  ],
  "wellbeing": [
    "Sehr gut, danke."
  ],
  "thanks": [
    "Gern!",
    "Bitte, gern!"
  ],
  "goodbye": [
    "Tschüss, bis bald! Und wenn du noch bleibst:"
  ],
  "simpler": [
    "Kein Problem, ich sage es einfacher."
  ],
  "impolite": [
    "Bleiben wir bitte höflich."
  ],
  "tooLong": [
    "Das ist lang! Einen Satz nach dem anderen."
  ],
  "empty": [
    "Bist du noch da?"
  ],
  "moveOn": [
    "Das macht nichts, es geht weiter."
  ],
  "forExample": [
    "Zum Beispiel: „{model}“"
  ],
  "taskDone": [
    "Sehr gut! Die Aufgabe dieser Lektion ist geschafft."
  ],
  "taskOver": [
    "So weit die Aufgabe dieser Lektion."
  ],
  "finished": [
    "Sehr gut! Diese Szene ist zu Ende."
  ],
  "nextScene": [
    "Und jetzt etwas anderes."
  ],
  "nextTalk": [
    "Reden wir von etwas anderem."
  ],
  "askAboutWord": [
    "Sag bitte einen Satz mit „{word}“."
  ],
  "talkAboutWord": [
    "Was bedeutet „{word}“? Erkläre es mit deinen Worten."
  ],
  "thanksForSentence": [
    "Danke!"
  ],
  "understood": [
    "Gut."
  ],
  "wellUsed": [
    "Gut gesagt!"
  ],
  "apology": [
    "Das macht nichts."
  ],
  "repeat": [
    "Ja, gern noch einmal."
  ],
  "slower": [
    "Gut, langsamer."
  ],
  "louder": [
    "Gut, lauter."
  ],
  "meaningIs": [
    "„{word}“: {meaning}."
  ],
  "wordingIs": [
    "Man sagt „{word}“."
  ],
  "spellingIs": [
    "Man schreibt es so: {word}."
  ],
  "unknownWord": [
    "Dieses Wort kenne ich nicht."
  ],
  "dontKnow": [
    "Das macht nichts."
  ],
  "machine": [
    "Ich bin ein Programm und kein Mensch, aber ich rede gern mit dir."
  ],
  "noted": [
    "Gut, das merke ich mir."
  ],
  "questionUnknown": [
    "Das weiß ich leider nicht."
  ],
  "ownUnknown": [
    "Darüber habe ich noch nie nachgedacht."
  ],
  "asSaid": [
    "Wie gesagt:"
  ],
  "andYou": [
    "Und du?"
  ],
  "recast": [
    "Ah, „{right}“."
  ],
  "recastLater": [
    "Vorhin hast du gesagt: „{right}“."
  ],
  "backToQuestion": [
    "Und sag mal:"
  ],
  "goOn": [
    "Mal sehen."
  ],
  "mendOwn": [
    "Ein Satz von dir: „{gap}“ Was fehlt?"
  ],
  "mendRight": [
    "Genau! „{right}“"
  ],
  "mendShown": [
    "Fast. Man sagt: „{right}“"
  ],
  "greetByName": [
    "Schön, dich wiederzusehen, {fact}!"
  ],
  "recall": {
    "origin": "Du kommst aus {fact}, nicht wahr? Was trinkt man dort gern?"
  }
}
