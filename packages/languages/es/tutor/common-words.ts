import { wordSet } from '../../kit/word-set.ts'

// Accents are left out.

export const emptyWords = wordSet(
  'el la los las lo un una unos unas me te se le nos yo tu mi mis tus su sus es son esta estan y e o',
  'que muy mas hay hola buenos buenas gracias favor bien',
)

export const joiningWords = wordSet('de en a con por para del al sin como pero porque ni')

export const answersAnyway =
  /[?¿]|^[\s¡]*(?:si|no|claro|vale|bueno|pues|depende)(?!\p{L})|(?<!\p{L})(?:se|saber|sabe|recuerdo|acuerdo|secreto|decir|decirlo|importa|igual|mismo|misma|tambien|tampoco|quiero|prefiero|entiendo|perdon|creo|quizas?|vez|debe|tiene que|supongo|pienso|complicad[oa]|buen[oa]s?|mejor|bien|perfect[oa]|dificil de)(?!\p{L})/u
