// Generated from lines.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { TutorLines } from '@lingarden/languages/kit/tutor/lines'

export const lines: TutorLines = {
  "notUnderstood": [
    "Pardon, je n'ai pas bien compris.",
    "Pardon, je n'ai pas compris.",
    "Oups, je n'ai pas saisi.",
    "Là, je n'ai pas bien suivi."
  ],
  "greeting": [
    "Bonjour !"
  ],
  "wellbeing": [
    "Très bien, merci."
  ],
  "thanks": [
    "De rien !",
    "Avec plaisir !"
  ],
  "goodbye": [
    "Au revoir, à bientôt ! Et pour continuer un peu :"
  ],
  "simpler": [
    "Pas de souci, je le dis plus simplement."
  ],
  "impolite": [
    "Restons polis."
  ],
  "tooLong": [
    "C’est long ! Une phrase à la fois."
  ],
  "empty": [
    "On continue ?"
  ],
  "moveOn": [
    "Ce n’est pas grave, on continue."
  ],
  "forExample": [
    "Par exemple : « {model} »"
  ],
  "taskDone": [
    "Bravo ! La mission de cette leçon est réussie."
  ],
  "taskOver": [
    "Voilà pour la mission de cette leçon."
  ],
  "finished": [
    "Voilà, cette scène est finie."
  ],
  "nextScene": [
    "Maintenant, une autre situation."
  ],
  "nextTalk": [
    "Parlons d'autre chose.",
    "Changeons de sujet."
  ],
  "askAboutWord": [
    "Et maintenant, une phrase avec « {word} » !"
  ],
  "talkAboutWord": [
    "Que veut dire « {word} » ? Explique-moi avec tes mots à toi.",
    "Raconte-moi quelque chose de ta vie avec « {word} ».",
    "Pose-moi une question avec « {word} »."
  ],
  "thanksForSentence": [
    "Merci !"
  ],
  "understood": [
    "D'accord."
  ],
  "wellUsed": [
    "Bien utilisé !"
  ],
  "apology": [
    "Ce n'est pas grave.",
    "Pas de souci !"
  ],
  "repeat": [
    "Bien sûr, je répète.",
    "Oui, bien sûr."
  ],
  "slower": [
    "D'accord, plus lentement."
  ],
  "louder": [
    "D'accord, plus fort."
  ],
  "meaningIs": [
    "« {word} » : {meaning}."
  ],
  "wordingIs": [
    "On dit « {word} »."
  ],
  "spellingIs": [
    "Ça s'écrit comme ça : {word}."
  ],
  "unknownWord": [
    "Ah, ce mot-là, je ne le connais pas."
  ],
  "dontKnow": [
    "Ce n'est pas grave.",
    "Pas de souci, rien ne presse."
  ],
  "machine": [
    "Je suis un programme, pas une personne, mais j'aime beaucoup discuter."
  ],
  "noted": [
    "D'accord, c'est noté.",
    "Très bien, je note."
  ],
  "questionUnknown": [
    "Ah, ça, je ne sais pas.",
    "Alors là, je ne saurais pas le dire.",
    "Ça, je n'en sais rien, pardon.",
    "Bonne question, je ne sais pas.",
    "Je ne sais pas trop, en fait.",
    "Bonne question, il faudrait que je demande."
  ],
  "ownUnknown": [
    "Je ne me suis jamais posé la question.",
    "Je n'y ai jamais réfléchi.",
    "Là, je ne sais pas quoi dire de moi."
  ],
  "asSaid": [
    "Je l'ai déjà dit, mais je le répète volontiers.",
    "Comme je le disais :",
    "Encore une fois, pas de problème :"
  ],
  "andYou": [
    "Et toi ?"
  ],
  "recast": [
    "Ah, « {right} ».",
    "Oui : « {right} »."
  ],
  "recastLater": [
    "Tout à l’heure, tu me disais : « {right} ».",
    "Tu me disais donc : « {right} »."
  ],
  "backToQuestion": [
    "Et maintenant :",
    "Bon, on continue :"
  ],
  "goOn": [
    "Voyons.",
    "Voyons voir."
  ],
  "mendOwn": [
    "Voici une phrase de tout à l’heure : « {gap} » Qu’est-ce qui manque ?",
    "Et cette phrase, déjà entendue ? « {gap} » Qu’est-ce qu’on met dans le trou ?"
  ],
  "mendRight": [
    "C’est ça ! « {right} »"
  ],
  "mendShown": [
    "Presque. On dit : « {right} »"
  ],
  "greetByName": [
    "Ça me fait plaisir de te revoir, {fact} !",
    "Te revoilà, {fact}, quelle bonne surprise !"
  ],
  "recall": {
    "origin": "Au fait, tu m'as dit que tu viens {fact}. Qu'est-ce qu'on mange là-bas ?",
    "nationality": "Au fait, tu m'as dit que tu es {fact}. Qu'est-ce qu'on mange dans ton pays ?",
    "home": "Au fait, tu habites {fact}. Quel temps fait-il aujourd’hui ?",
    "work": "Au fait, tu m'as dit que tu es {fact}. Ça te plaît ?",
    "family": "Au fait, tu as {fact}. Comment va ta famille ?",
    "pet": "Au fait, tu as {fact} à la maison. Raconte !",
    "pet_name": "Au fait, comment va {fact} ?",
    "likes": "Au fait, tu m'as dit que tu aimes {fact}. Pourquoi ?"
  }
}
