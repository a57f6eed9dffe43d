import type { ByLanguage } from '../scenario.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that say nothing of what a sentence is about, however it is built: accents left out, Chinese by character. */
export const emptyWords: ByLanguage<ReadonlySet<string>> = {
  es: words(`el la los las lo un una unos unas me te se le nos yo tu mi mis tus su sus es son esta estan y e o que muy
    mas hay hola buenos buenas gracias favor bien`),
  fr: words(`le la les l' un une des du d' je j' tu il on me m' te t' se s' mon ma mes ton ta tes son sa ses est c' ce
    sont et ou que qu' tres a plus ya bonjour salut merci plait bien`),
  zh: new Set('我你他她它们的了是在有也很不没和就都还呢吗吧啊这那个好'),
}

/** Words that join others: at their place in a wording they are part of an answer, elsewhere they say nothing. */
export const joiningWords: ByLanguage<ReadonlySet<string>> = {
  es: words('de en a con por para del al sin como pero porque ni'),
  fr: words('de en a au aux avec pour par sans dans sur comme mais parce ni'),
  zh: new Set('跟给把被比对向'),
}

/**
 * Signs that something is answered after all: a question to the tutor, yes or no, or that one does not know, is not sure,
 * does not want to tell, agrees, or thinks as somebody else does.
 */
export const answersAnyway: ByLanguage<RegExp> = {
  es: /[?¿]|^[\s¡]*(?:si|no|claro|vale|bueno|pues|depende)(?!\p{L})|(?<!\p{L})(?:se|saber|sabe|recuerdo|acuerdo|secreto|decir|decirlo|importa|igual|mismo|misma|tambien|tampoco|quiero|prefiero|entiendo|perdon|creo|quizas?|vez|debe|tiene que|supongo|pienso|complicad[oa]|buen[oa]s?|mejor|bien|perfect[oa]|dificil de)(?!\p{L})/u,
  fr: /\?|^\s*(?:oui|non|si|d'accord|bon|ben|ca depend)(?!\p{L})|(?<!\p{L})(?:sais|savoir|souviens|rappelle|secret|dire|importe|egal|pareil|meme|aussi|veux|voudrais|prefere|comprends|pardon|crois|pense|peut-etre|doit|suppose|faut|complique|bon|bonne|mieux|bien|parfait|difficile a)(?!\p{L})/u,
  zh: /[?？吗呢]|^(?:是|不|对|好|没|嗯)|知道|记得|秘密|告诉|说|随便|可以|一样|也|想|(?<!需)要|懂|明白|应该|可能|大概|也许|问题|复杂|(?<!自)行(?!车)|最好|比较好/u,
}
