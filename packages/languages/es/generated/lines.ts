// Generated from lines.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { TutorLines } from '@lingarden/languages/kit/tutor/lines'

export const lines: TutorLines = {
  "notUnderstood": [
    "Perdona, no te he entendido bien.",
    "¿Cómo? No te he entendido.",
    "Uy, eso no lo he pillado.",
    "Creo que no te sigo."
  ],
  "greeting": [
    "¡Hola!"
  ],
  "wellbeing": [
    "Muy bien, gracias."
  ],
  "thanks": [
    "¡De nada!",
    "¡No hay de qué!"
  ],
  "goodbye": [
    "¡Hasta luego! Y si te quedas un rato más:"
  ],
  "simpler": [
    "No pasa nada, te lo digo más fácil."
  ],
  "impolite": [
    "Vamos a hablar con respeto, por favor."
  ],
  "tooLong": [
    "¡Cuánto escribes! Vamos frase a frase."
  ],
  "empty": [
    "¿Sigues ahí?"
  ],
  "moveOn": [
    "No pasa nada, seguimos."
  ],
  "forExample": [
    "Por ejemplo: «{model}»"
  ],
  "taskDone": [
    "¡Muy bien! Has hecho la tarea de esta lección."
  ],
  "taskOver": [
    "Hasta aquí la tarea de esta lección."
  ],
  "finished": [
    "Bueno, hemos terminado esta escena."
  ],
  "nextScene": [
    "Ahora, otra situación."
  ],
  "nextTalk": [
    "Hablemos de otra cosa.",
    "Cambiemos de tema."
  ],
  "askAboutWord": [
    "¿Puedes decir una frase con «{word}»?"
  ],
  "talkAboutWord": [
    "¿Qué significa «{word}»? Explícamelo con tus palabras.",
    "Cuéntame algo de tu vida con «{word}».",
    "Hazme una pregunta con «{word}»."
  ],
  "thanksForSentence": [
    "¡Gracias!"
  ],
  "understood": [
    "Muy bien."
  ],
  "wellUsed": [
    "¡Bien dicho!"
  ],
  "apology": [
    "No pasa nada.",
    "¡No es nada!"
  ],
  "repeat": [
    "Claro, otra vez.",
    "Sí, una vez más."
  ],
  "slower": [
    "Claro, más despacio."
  ],
  "louder": [
    "Sí, más alto."
  ],
  "meaningIs": [
    "«{word}»: {meaning}."
  ],
  "wordingIs": [
    "Se dice «{word}»."
  ],
  "spellingIs": [
    "Se escribe así: {word}."
  ],
  "unknownWord": [
    "Uy, esa palabra no la conozco."
  ],
  "dontKnow": [
    "No pasa nada.",
    "Con calma, no hay prisa."
  ],
  "machine": [
    "Soy un programa, no una persona, pero me encanta conversar."
  ],
  "noted": [
    "Vale, lo apunto.",
    "Muy bien, tomo nota."
  ],
  "questionUnknown": [
    "Pues eso no lo sé, la verdad.",
    "Uy, no sabría decirlo.",
    "Ahí me has pillado.",
    "La verdad, no lo sé.",
    "Ojalá lo supiera.",
    "Buena pregunta, tendría que preguntarlo."
  ],
  "ownUnknown": [
    "Nunca me lo había preguntado.",
    "Eso no lo he pensado nunca.",
    "No sé qué decirte de mí, la verdad."
  ],
  "asSaid": [
    "Ya te lo he contado, pero lo repito con gusto.",
    "Como te decía antes:",
    "Otra vez, sin problema:"
  ],
  "andYou": [
    "¿Y tú?"
  ],
  "recast": [
    "Ah, «{right}».",
    "Sí: «{right}»."
  ],
  "recastLater": [
    "Antes me decías: «{right}».",
    "Lo que me contabas antes: «{right}»."
  ],
  "backToQuestion": [
    "Bueno, sigamos.",
    "Volvamos a lo nuestro."
  ],
  "goOn": [
    "A ver.",
    "Pues a ver."
  ],
  "mendOwn": [
    "Aquí tienes una frase tuya: «{gap}» ¿Qué falta?",
    "¿Te acuerdas de esta frase tuya? «{gap}» ¿Qué va en el hueco?"
  ],
  "mendRight": [
    "¡Eso es! «{right}»"
  ],
  "mendShown": [
    "Casi. Se dice así: «{right}»"
  ],
  "greetByName": [
    "¡Qué alegría verte otra vez, {fact}!",
    "Me alegro de verte, {fact}."
  ],
  "recall": {
    "origin": "Por cierto, me dijiste que eres de {fact}. ¿Qué se come allí?",
    "nationality": "Por cierto, me dijiste que eres {fact}. ¿Qué se come en tu país?",
    "home": "Por cierto, vives {fact}. ¿Qué tiempo hace hoy?",
    "work": "Por cierto, me dijiste que eres {fact}. ¿Te gusta?",
    "family": "Por cierto, tienes {fact}. ¿Qué tal está tu familia?",
    "pet": "Por cierto, en casa tienes {fact}. ¡Cuéntame algo!",
    "pet_name": "Por cierto, ¿cómo está {fact}?",
    "likes": "Por cierto, me dijiste que te gusta {fact}. ¿Por qué?"
  }
}
