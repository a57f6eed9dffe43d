// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../../kit/reasons/reason.ts'

export const reasons = {
  "writtenEnye": {
    "words": [
      "word"
    ],
    "en": "It is written “{word}”, with ñ.",
    "es": "Se escribe «{word}», con ñ.",
    "fr": "On écrit « {word} », avec ñ.",
    "zh": "应该写成“{word}”，用 ñ。"
  },
  "esQuestion": {
    "words": [
      "word"
    ],
    "en": "Question words have an accent: “{word}”.",
    "es": "Las palabras interrogativas llevan tilde: «{word}».",
    "fr": "Les mots interrogatifs prennent un accent : « {word} ».",
    "zh": "疑问词有重音符号：“{word}”。"
  },
  "esToldQuestion": {
    "words": [
      "word"
    ],
    "en": "Question words have an accent in indirect questions, too: “{word}”.",
    "es": "Las palabras interrogativas llevan tilde también en las preguntas indirectas: «{word}».",
    "fr": "Les mots interrogatifs prennent un accent dans les questions indirectes aussi : « {word} ».",
    "zh": "间接问句里的疑问词也有重音符号：“{word}”。"
  },
  "esMore": {
    "words": [],
    "en": "“más” (more) has an accent.",
    "es": "«más» (cantidad) lleva tilde.",
    "fr": "« más » (plus) prend un accent.",
    "zh": "“más”（更多）有重音符号。"
  },
  "esWouldBe": {
    "words": [],
    "en": "“sería” (would be) has an accent.",
    "es": "«sería» (condicional de ser) lleva tilde.",
    "fr": "« sería » (serait) prend un accent.",
    "zh": "“sería”（会是）有重音符号。"
  },
  "esToDo": {
    "words": [],
    "en": "Before an infinitive it is “a”, without h.",
    "es": "Delante de un infinitivo es «a», sin h.",
    "fr": "Devant un infinitif, c’est « a », sans h.",
    "zh": "动词原形前用“a”，没有 h。"
  },
  "esMe": {
    "words": [],
    "en": "After a preposition, “mí” has an accent.",
    "es": "Después de una preposición, «mí» lleva tilde.",
    "fr": "Après une préposition, « mí » prend un accent.",
    "zh": "介词后面的“mí”有重音符号。"
  },
  "esIs": {
    "words": [],
    "en": "“está” (is) has an accent; “esta” means “this”.",
    "es": "«está» (verbo) lleva tilde; «esta» es un demostrativo.",
    "fr": "« está » (est) prend un accent ; « esta » veut dire « cette ».",
    "zh": "“está”（在、是）有重音符号；“esta”的意思是“这个”。"
  },
  "esYes": {
    "words": [],
    "en": "“sí” (yes) has an accent.",
    "es": "«sí» (afirmación) lleva tilde.",
    "fr": "« sí » (oui) prend un accent.",
    "zh": "“sí”（是的）有重音符号。"
  },
  "esYou": {
    "words": [],
    "en": "“tú” (you) has an accent; “tu” means “your”.",
    "es": "«tú» (la persona) lleva tilde; «tu» indica de quién es algo.",
    "fr": "« tú » (tu, toi) prend un accent ; « tu » veut dire « ton ».",
    "zh": "“tú”（你）有重音符号；“tu”是“你的”。"
  },
  "esHe": {
    "words": [],
    "en": "“él” (he) has an accent; “el” means “the”.",
    "es": "«él» (la persona) lleva tilde; «el» es el artículo.",
    "fr": "« él » (il) prend un accent ; « el » veut dire « le ».",
    "zh": "“él”（他）有重音符号；“el”是定冠词。"
  },
  "esHim": {
    "words": [],
    "en": "“él” (him) has an accent; “el” means “the”.",
    "es": "«él» (la persona) lleva tilde; «el» es el artículo.",
    "fr": "« él » (lui) prend un accent ; « el » veut dire « le ».",
    "zh": "“él”（他）有重音符号；“el”是定冠词。"
  },
  "esStressedA": {
    "words": [
      "noun",
      "article"
    ],
    "en": "“{noun}” begins with a stressed a, so it takes “{article}”.",
    "es": "«{noun}» empieza por a tónica, por eso lleva «{article}».",
    "fr": "« {noun} » commence par un a accentué, il prend donc « {article} ».",
    "zh": "“{noun}”以重读的 a 开头，所以用“{article}”。"
  },
  "esStillFeminine": {
    "words": [
      "noun",
      "article",
      "adjective"
    ],
    "en": "“{noun}” is feminine, although it takes “{article}” here: its adjective is “{adjective}”.",
    "es": "«{noun}» es femenino, aunque aquí lleve «{article}»: su adjetivo es «{adjective}».",
    "fr": "« {noun} » est féminin, même précédé de « {article} » : son adjectif est « {adjective} ».",
    "zh": "“{noun}”虽然这里用“{article}”，但它是阴性名词，形容词要用“{adjective}”。"
  },
  "esPeople": {
    "words": [],
    "en": "“gente” is singular in Spanish: “mucha gente”.",
    "es": "«gente» es singular en español: «mucha gente».",
    "fr": "« gente » est au singulier en espagnol : « mucha gente ».",
    "zh": "“gente”在西班牙语里是单数：“mucha gente”。"
  },
  "esAge": {
    "words": [],
    "en": "For age, Spanish uses “tener”.",
    "es": "Para la edad, el español usa «tener».",
    "fr": "Pour l’âge, l’espagnol emploie « tener ».",
    "zh": "西班牙语说年龄用“tener”。"
  },
  "esFeeling": {
    "words": [
      "feeling"
    ],
    "en": "With “{feeling}”, Spanish uses “tener”.",
    "es": "Con «{feeling}», el español usa «tener».",
    "fr": "Avec « {feeling} », l’espagnol emploie « tener ».",
    "zh": "西班牙语说“{feeling}”用“tener”。"
  },
  "esIdentity": {
    "words": [],
    "en": "Who or what someone is takes “ser”.",
    "es": "Para decir quién o qué es alguien se usa «ser».",
    "fr": "Pour dire qui est quelqu’un ou ce qu’il est, on emploie « ser ».",
    "zh": "说是谁、是什么，用“ser”。"
  },
  "esOrigin": {
    "words": [],
    "en": "Origin takes “ser de”.",
    "es": "La procedencia se dice con «ser de».",
    "fr": "L’origine se dit avec « ser de ».",
    "zh": "说来自哪里，用“ser de”。"
  },
  "esState": {
    "words": [
      "state"
    ],
    "en": "A passing state such as “{state}” takes “estar”.",
    "es": "Un estado pasajero como «{state}» va con «estar».",
    "fr": "Un état passager comme « {state} » se dit avec « estar ».",
    "zh": "“{state}”这样的暂时状态用“estar”。"
  },
  "esPlace": {
    "words": [],
    "en": "Where something is takes “estar”.",
    "es": "Para decir dónde está algo se usa «estar».",
    "fr": "Pour dire où se trouve quelque chose, on emploie « estar ».",
    "zh": "说东西在哪里，用“estar”。"
  },
  "esAfterNo": {
    "words": [
      "word"
    ],
    "en": "After “no …” comes “{word}”.",
    "es": "Después de «no …» va «{word}».",
    "fr": "Après « no … » vient « {word} ».",
    "zh": "“no …”后面用“{word}”。"
  },
  "esNoArticle": {
    "words": [
      "word"
    ],
    "en": "“{word}” takes no article before it.",
    "es": "«{word}» no lleva artículo delante.",
    "fr": "« {word} » ne prend pas d’article devant lui.",
    "zh": "“{word}”前面不用冠词。"
  },
  "esUnBefore": {
    "words": [],
    "en": "Before a masculine noun it is “un”.",
    "es": "Delante de un nombre masculino es «un».",
    "fr": "Devant un nom masculin, c’est « un ».",
    "zh": "阳性名词前用“un”。"
  },
  "esStandsBefore": {
    "words": [
      "word",
      "noun"
    ],
    "en": "“{word}” comes before “{noun}”.",
    "es": "«{word}» va delante de «{noun}».",
    "fr": "« {word} » se place devant « {noun} ».",
    "zh": "“{word}”放在“{noun}”前面。"
  },
  "esNoPreposition": {
    "words": [
      "verb"
    ],
    "en": "“{verb}” takes no preposition here.",
    "es": "«{verb}» no lleva preposición aquí.",
    "fr": "« {verb} » ne prend pas de préposition ici.",
    "zh": "“{verb}”这里不用介词。"
  },
  "esListen": {
    "words": [],
    "en": "“escuchar” takes no preposition before a thing.",
    "es": "«escuchar» no lleva preposición delante de una cosa.",
    "fr": "« escuchar » ne prend pas de préposition devant une chose.",
    "zh": "“escuchar”后面是事物时不用介词。"
  },
  "esThanks": {
    "words": [],
    "en": "You thank somebody “por” something.",
    "es": "Se dan las gracias «por» algo.",
    "fr": "On remercie « por » quelque chose.",
    "zh": "为某事道谢用“por”。"
  },
  "esPersonalA": {
    "words": [],
    "en": "A person who is the object takes “a”.",
    "es": "Si el complemento es una persona, lleva «a».",
    "fr": "Un complément qui est une personne prend « a ».",
    "zh": "宾语是人时前面加“a”。"
  },
  "esGustar": {
    "words": [],
    "en": "“gustar” works the other way round: “me gusta …”.",
    "es": "«gustar» funciona al revés: «me gusta …».",
    "fr": "« gustar » se construit comme « plaire » : « me gusta … ».",
    "zh": "“gustar”的主语是喜欢的东西：“me gusta …”。"
  },
  "esLikedPlural": {
    "words": [
      "form"
    ],
    "en": "What is liked is plural, so “{form}”.",
    "es": "Lo que gusta es plural, así que «{form}».",
    "fr": "Ce qui plaît est au pluriel, donc « {form} ».",
    "zh": "喜欢的东西是复数，所以用“{form}”。"
  },
  "esLikedSingular": {
    "words": [
      "form"
    ],
    "en": "What is liked is singular, so “{form}”.",
    "es": "Lo que gusta es singular, así que «{form}».",
    "fr": "Ce qui plaît est au singulier, donc « {form} ».",
    "zh": "喜欢的东西是单数，所以用“{form}”。"
  },
  "esAnd": {
    "words": [],
    "en": "Before the sound i, “y” becomes “e”.",
    "es": "Delante del sonido i, «y» pasa a ser «e».",
    "fr": "Devant le son i, « y » devient « e ».",
    "zh": "在 i 音前，“y”变成“e”。"
  },
  "esOr": {
    "words": [],
    "en": "Before the sound o, “o” becomes “u”.",
    "es": "Delante del sonido o, «o» pasa a ser «u».",
    "fr": "Devant le son o, « o » devient « u ».",
    "zh": "在 o 音前，“o”变成“u”。"
  },
  "esPast": {
    "words": [
      "when",
      "form"
    ],
    "en": "With “{when}” the verb is in the past: “{form}”.",
    "es": "Con «{when}» el verbo va en pasado: «{form}».",
    "fr": "Avec « {when} », le verbe est au passé : « {form} ».",
    "zh": "有“{when}”，动词用过去时：“{form}”。"
  },
  "esLiker": {
    "words": [
      "words"
    ],
    "en": "Whoever likes something takes “a”: “{words}”.",
    "es": "La persona a quien le gusta lleva «a»: «{words}».",
    "fr": "La personne à qui cela plaît prend « a » : « {words} ».",
    "zh": "喜欢的人前面要加 a：“{words}”。"
  },
  "esGoTo": {
    "words": [
      "verb"
    ],
    "en": "Between “{verb}” and an infinitive comes “a”.",
    "es": "Entre «{verb}» y un infinitivo va «a».",
    "fr": "Entre « {verb} » et un infinitif, on met « a ».",
    "zh": "“{verb}”和动词原形之间要加 a。"
  },
  "esGerund": {
    "words": [
      "words"
    ],
    "en": "What is going on right now: “{words}”.",
    "es": "Lo que ocurre en este momento: «{words}».",
    "fr": "Ce qui se passe en ce moment : « {words} ».",
    "zh": "表示正在进行：“{words}”。"
  },
  "esOneself": {
    "words": [
      "words"
    ],
    "en": "This verb takes a pronoun of its own: “{words}”.",
    "es": "Es un verbo pronominal: «{words}».",
    "fr": "C’est un verbe pronominal : « {words} ».",
    "zh": "这是自复动词：“{words}”。"
  },
  "esBody": {
    "words": [
      "words"
    ],
    "en": "With parts of the body Spanish takes the article: “{words}”.",
    "es": "Las partes del cuerpo llevan artículo: «{words}».",
    "fr": "Les parties du corps prennent l’article : « {words} ».",
    "zh": "身体部位用冠词：“{words}”。"
  },
  "esWeather": {
    "words": [
      "words"
    ],
    "en": "The weather takes “hacer”: “{words}”.",
    "es": "Para el tiempo se usa «hacer»: «{words}».",
    "fr": "Pour le temps qu’il fait, on emploie « hacer » : « {words} ».",
    "zh": "说天气用 hacer：“{words}”。"
  },
  "esSmall": {
    "words": [],
    "en": "Languages, nationalities, days and months take no capital.",
    "es": "Los idiomas, las nacionalidades, los días y los meses se escriben con minúscula.",
    "fr": "Les langues, les nationalités, les jours et les mois s’écrivent sans majuscule.",
    "zh": "语言、国籍、星期和月份不用大写。"
  },
  "esOnDay": {
    "words": [
      "day"
    ],
    "en": "On a day is “{day}”, without “en”.",
    "es": "Con los días se dice «{day}», sin «en».",
    "fr": "Pour un jour, on dit « {day} », sans « en ».",
    "zh": "说星期几用“{day}”，不用 en。"
  },
  "esWhy": {
    "words": [],
    "en": "“por qué” asks why; “porque” means because.",
    "es": "«por qué» pregunta; «porque» da la razón.",
    "fr": "« por qué » pose la question ; « porque » donne la raison.",
    "zh": "“por qué”是问为什么；“porque”是因为。"
  },
  "esKnowHow": {
    "words": [
      "form"
    ],
    "en": "What you have learnt to do takes “saber”: “{form}”.",
    "es": "Lo que se ha aprendido a hacer va con «saber»: «{form}».",
    "fr": "Ce qu’on a appris à faire se dit avec « saber » : « {form} ».",
    "zh": "会做某事用 saber：“{form}”。"
  },
  "esKnowWhom": {
    "words": [
      "name"
    ],
    "en": "A person is known with “conocer”: “conozco a {name}”.",
    "es": "A las personas se las conoce: «conozco a {name}».",
    "fr": "Pour une personne, on emploie « conocer » : « conozco a {name} ».",
    "zh": "认识人用 conocer：“conozco a {name}”。"
  },
  "esShort": {
    "words": [
      "short"
    ],
    "en": "Before a masculine noun it is “{short}”.",
    "es": "Delante de un nombre masculino es «{short}».",
    "fr": "Devant un nom masculin, c’est « {short} ».",
    "zh": "在阳性名词前用“{short}”。"
  },
  "esWithMe": {
    "words": [
      "word"
    ],
    "en": "“con” and this pronoun make one word: “{word}”.",
    "es": "«con» y este pronombre forman una sola palabra: «{word}».",
    "fr": "« con » et ce pronom forment un seul mot : « {word} ».",
    "zh": "“con”和这个代词合成一个词：“{word}”。"
  },
  "esDuty": {
    "words": [
      "words"
    ],
    "en": "What you have to do takes “que” before the infinitive: “{words}”.",
    "es": "La obligación lleva «que» delante del infinitivo: «{words}».",
    "fr": "L’obligation prend « que » devant l’infinitif : « {words} ».",
    "zh": "表示必须做的事，动词原形前要有“que”：“{words}”。"
  },
  "esThat": {
    "words": [
      "verb"
    ],
    "en": "What follows “{verb}” is a clause, so Spanish joins it with “que”.",
    "es": "Lo que sigue a «{verb}» es otra oración y se une con «que».",
    "fr": "Ce qui suit « {verb} » est une proposition : on la relie par « que ».",
    "zh": "“{verb}”后面是一个句子，要用“que”连接。"
  },
  "esLink": {
    "words": [
      "word",
      "link"
    ],
    "en": "“{word}” is joined to what follows by “{link}”.",
    "es": "«{word}» se une a lo que sigue con «{link}».",
    "fr": "« {word} » se relie à la suite par « {link} ».",
    "zh": "“{word}”要用“{link}”连接后面的内容。"
  },
  "esNoLink": {
    "words": [
      "word",
      "link"
    ],
    "en": "“{word}” is followed directly by the infinitive, without “{link}”.",
    "es": "A «{word}» le sigue directamente el infinitivo, sin «{link}».",
    "fr": "« {word} » est suivi directement de l’infinitif, sans « {link} ».",
    "zh": "“{word}”后面直接跟动词原形，不加“{link}”。"
  },
  "esMood": {
    "words": [
      "words",
      "form"
    ],
    "en": "“{words}” speaks of what is not (yet) a fact: subjunctive, “{form}”.",
    "es": "«{words}» no presenta un hecho: pide subjuntivo, «{form}».",
    "fr": "« {words} » ne parle pas d’un fait : subjonctif, « {form} ».",
    "zh": "“{words}”说的不是事实，要用虚拟式：“{form}”。"
  },
  "esAll": {
    "words": [
      "words"
    ],
    "en": "“todo” and the article both agree with the noun: “{words}”.",
    "es": "«todo» y el artículo concuerdan con el nombre: «{words}».",
    "fr": "« todo » et l’article s’accordent avec le nom : « {words} ».",
    "zh": "“todo”和冠词都要与名词一致：“{words}”。"
  },
  "esTwoSubjects": {
    "words": [
      "subject",
      "form"
    ],
    "en": "“{subject}” are two, so the verb is plural: “{form}”.",
    "es": "«{subject}» son dos: el verbo va en plural, «{form}».",
    "fr": "« {subject} » : deux sujets, donc le verbe au pluriel, « {form} ».",
    "zh": "“{subject}”是两个人，动词用复数：“{form}”。"
  },
  "esWithSe": {
    "words": [
      "words"
    ],
    "en": "“se” belongs to he, she or they, never to “yo”: “{words}”.",
    "es": "«se» va con él, ella o ellos, nunca con «yo»: «{words}».",
    "fr": "« se » va avec il, elle ou ils, jamais avec « yo » : « {words} ».",
    "zh": "“se”用于他、她、他们，不用于“yo”：“{words}”。"
  },
  "esIKnow": {
    "words": [],
    "en": "“sé” (I know) has an accent; “se” is the pronoun.",
    "es": "«sé» (de saber) lleva tilde; «se» es el pronombre.",
    "fr": "« sé » (je sais) prend un accent ; « se » est le pronom.",
    "zh": "“sé”（我知道）有重音符号；“se”是代词。"
  },
  "esHas": {
    "words": [],
    "en": "Before a participle it is “ha”, from “haber”; “a” means “to”.",
    "es": "Delante de un participio es «ha», de haber; «a» es preposición.",
    "fr": "Devant un participe, c’est « ha », de « haber » ; « a » veut dire « à ».",
    "zh": "过去分词前是“ha”（haber）；“a”是介词。"
  },
  "esToMe": {
    "words": [],
    "en": "“me” is “to me”; “mi” means “my” and needs a noun.",
    "es": "«me» es el pronombre; «mi» va con un nombre.",
    "fr": "« me » est le pronom ; « mi » (mon) se met devant un nom.",
    "zh": "“me”是代词；“mi”（我的）后面要有名词。"
  },
  "esMy": {
    "words": [
      "noun"
    ],
    "en": "Before “{noun}” it is “mi” (my); “me” goes with a verb.",
    "es": "Delante de «{noun}» es «mi»; «me» va con un verbo.",
    "fr": "Devant « {noun} », c’est « mi » (mon) ; « me » va avec un verbe.",
    "zh": "“{noun}”前用“mi”（我的）；“me”和动词一起用。"
  },
  "esBecause": {
    "words": [],
    "en": "“Because” is one word, “porque”.",
    "es": "La causa se dice con una sola palabra: «porque».",
    "fr": "La cause se dit en un seul mot : « porque ».",
    "zh": "说原因时写成一个词“porque”。"
  },
  "esMade": {
    "words": [],
    "en": "“hacía” (did, was) has an accent; “hacia” means “towards”.",
    "es": "«hacía» (de hacer) lleva tilde; «hacia» indica dirección.",
    "fr": "« hacía » (faisait) prend un accent ; « hacia » veut dire « vers ».",
    "zh": "“hacía”（做）有重音符号；“hacia”是“朝向”。"
  },
  "esPlaceName": {
    "words": [
      "name"
    ],
    "en": "In Spanish the place is called “{name}”.",
    "es": "En español el lugar se llama «{name}».",
    "fr": "En espagnol, cet endroit s’appelle « {name} ».",
    "zh": "这个地名用西班牙语是“{name}”。"
  },
  "writtenPast": {
    "words": [
      "form"
    ],
    "en": "What somebody did and finished ends in a stressed vowel: “{form}”.",
    "es": "Lo que alguien hizo termina en vocal acentuada: «{form}».",
    "fr": "Une action passée se termine par une voyelle accentuée : « {form} ».",
    "zh": "某人过去做的事，词尾元音重读：“{form}”。"
  },
  "esProfession": {
    "words": [
      "profession"
    ],
    "en": "After “ser” a profession has no article (“{profession}”), unless an adjective says of what sort.",
    "es": "Después de «ser», la profesión va sin artículo («{profession}»), a no ser que un adjetivo diga cómo es.",
    "fr": "Après « ser », le métier n’a pas d’article (« {profession} »), sauf si un adjectif le précise.",
    "zh": "ser 后面说职业不用冠词（“{profession}”），有形容词修饰时才用。"
  },
  "esTakes": {
    "words": [
      "word",
      "preposition"
    ],
    "en": "“{word}” is followed by “{preposition}” in Spanish.",
    "es": "«{word}» se construye con «{preposition}».",
    "fr": "« {word} » se construit avec « {preposition} ».",
    "zh": "“{word}”后面要用“{preposition}”。"
  },
  "esHowLong": {
    "words": [],
    "en": "“para” gives a purpose or a deadline; how long something lasts takes “durante”.",
    "es": "«para» indica el fin o el plazo; cuánto dura algo se dice con «durante».",
    "fr": "« para » dit le but ou le délai ; la durée se dit avec « durante ».",
    "zh": "para 表示目的或期限；持续多久用 durante。"
  },
  "esDate": {
    "words": [],
    "en": "Day, month and year are joined by “de”: “1 de mayo de 2020”.",
    "es": "El día, el mes y el año se unen con «de»: «1 de mayo de 2020».",
    "fr": "Le jour, le mois et l’année se joignent par « de » : « 1 de mayo de 2020 ».",
    "zh": "日、月、年之间用 de 连接：“1 de mayo de 2020”。"
  },
  "esPart": {
    "words": [
      "words"
    ],
    "en": "A part of several things takes “de”: “{words}”.",
    "es": "Una parte de varias cosas lleva «de»: «{words}».",
    "fr": "Une partie de plusieurs choses prend « de » : « {words} ».",
    "zh": "说其中的一部分要用 de：“{words}”。"
  },
  "esThatOf": {
    "words": [
      "words"
    ],
    "en": "These words take “de”, also before “que”: “{words}”.",
    "es": "Estas palabras llevan «de», también delante de «que»: «{words}».",
    "fr": "Ces mots prennent « de », aussi devant « que » : « {words} ».",
    "zh": "这些词要用 de，在 que 前面也一样：“{words}”。"
  },
  "esWhich": {
    "words": [],
    "en": "What follows says more about the noun, so Spanish joins it with “que”.",
    "es": "Lo que sigue dice algo del nombre, así que se une con «que».",
    "fr": "Ce qui suit précise le nom : l’espagnol le joint avec « que ».",
    "zh": "后面的话说明这个名词，所以要用 que 连接。"
  },
  "esWho": {
    "words": [],
    "en": "Without a comma before it, “who” is “que”, for people too.",
    "es": "Sin coma delante, el relativo es «que», también para personas.",
    "fr": "Sans virgule devant, « qui » se dit « que », aussi pour les personnes.",
    "zh": "前面没有逗号时，关系词用 que，指人也一样。"
  },
  "esWrittenTogether": {
    "words": [
      "word"
    ],
    "en": "A pronoun after an infinitive is written with it: “{word}”.",
    "es": "El pronombre que sigue a un infinitivo se escribe unido a él: «{word}».",
    "fr": "Le pronom qui suit un infinitif s’y attache : « {word} ».",
    "zh": "动词原形后面的代词要连写：“{word}”。"
  },
  "esIf": {
    "words": [
      "form"
    ],
    "en": "A condition that is only supposed takes the past subjunctive after “si”: “{form}”.",
    "es": "Una condición que solo se supone lleva, tras «si», el imperfecto de subjuntivo: «{form}».",
    "fr": "Une condition qu’on suppose prend, après « si », le subjonctif imparfait : « {form} ».",
    "zh": "si 后面说假设的条件，用过去虚拟式：“{form}”。"
  },
  "esWhenFuture": {
    "words": [
      "form"
    ],
    "en": "After “cuando”, what is still to come goes in the subjunctive: “{form}”.",
    "es": "Tras «cuando», lo que aún no ha pasado va en subjuntivo: «{form}».",
    "fr": "Après « cuando », ce qui est à venir se met au subjonctif : « {form} ».",
    "zh": "cuando 后面说还没发生的事，用虚拟式：“{form}”。"
  },
  "esChildhood": {
    "words": [
      "form"
    ],
    "en": "How things were for years goes in the imperfect: “{form}”.",
    "es": "Cómo eran las cosas durante años se cuenta en imperfecto: «{form}».",
    "fr": "Ce qui a duré des années se raconte à l’imparfait : « {form} ».",
    "zh": "过去多年持续的情况用未完成过去时：“{form}”。"
  },
  "esHolidays": {
    "words": [],
    "en": "Holidays are plural in Spanish: “vacaciones”.",
    "es": "El descanso se dice en plural: «vacaciones».",
    "fr": "Les congés se disent au pluriel : « vacaciones ».",
    "zh": "西班牙语里假期用复数：“vacaciones”。"
  },
  "esEnglish": {
    "words": [
      "word",
      "better"
    ],
    "en": "“{word}” is English; in Spanish it is “{better}”.",
    "es": "«{word}» es inglés; en español se dice «{better}».",
    "fr": "« {word} » est de l’anglais ; en espagnol on dit « {better} ».",
    "zh": "“{word}”是英语，西班牙语说“{better}”。"
  },
  "esHasArticle": {
    "words": [
      "word",
      "words"
    ],
    "en": "“{word}” already contains the article “el”; before another determiner it is “{words}”.",
    "es": "«{word}» ya lleva el artículo «el»; delante de otro determinante se dice «{words}».",
    "fr": "« {word} » contient déjà l’article « el » ; devant un autre déterminant on dit « {words} ».",
    "zh": "“{word}”里已经有冠词 el；别的限定词前面说“{words}”。"
  },
  "esThereIs": {
    "words": [
      "form"
    ],
    "en": "What there is is not the subject, so “haber” stays singular: “{form}”.",
    "es": "Lo que hay no es el sujeto, así que «haber» se queda en singular: «{form}».",
    "fr": "Ce qu’il y a n’est pas le sujet : « haber » reste au singulier : « {form} ».",
    "zh": "haber 表示“有”时后面的名词不是主语，所以总用单数：“{form}”。"
  },
  "esDelights": {
    "words": [],
    "en": "“encantar” already says “very much”, so it takes no “mucho”.",
    "es": "«encantar» ya quiere decir «gustar mucho», así que no lleva «mucho».",
    "fr": "« encantar » veut déjà dire « plaire beaucoup », donc sans « mucho ».",
    "zh": "encantar 已经是“非常喜欢”的意思，不再加 mucho。"
  },
  "esNeuter": {
    "words": [
      "words"
    ],
    "en": "A whole idea has no gender, so it is neuter: “{words}”.",
    "es": "Una idea entera no tiene género, por eso va en neutro: «{words}».",
    "fr": "Une idée entière n’a pas de genre : c’est le neutre, « {words} ».",
    "zh": "指整件事情没有阴阳性，用中性：“{words}”。"
  },
  "esSubjectArticle": {
    "words": [
      "words"
    ],
    "en": "A noun that begins its sentence as the subject takes the article, also for things in general: “{words}”.",
    "es": "El nombre que es sujeto y empieza la frase lleva artículo, también si se habla en general: «{words}».",
    "fr": "Le nom sujet en tête de phrase prend l’article, même en général : « {words} ».",
    "zh": "名词作主语放在句首要加冠词，泛指时也一样：“{words}”。"
  },
  "esPlaceArticle": {
    "words": [
      "words"
    ],
    "en": "This place takes its article after a preposition: “{words}”.",
    "es": "Este lugar lleva artículo después de la preposición: «{words}».",
    "fr": "Après une préposition ce lieu prend l’article : « {words} ».",
    "zh": "介词后面的这个地点要加冠词：“{words}”。"
  },
  "esManySo": {
    "words": [
      "form"
    ],
    "en": "More than one is meant, so the adjective is plural: “{form}”.",
    "es": "Se habla de más de uno, así que el adjetivo va en plural: «{form}».",
    "fr": "On parle de plusieurs, donc l’adjectif est au pluriel : « {form} ».",
    "zh": "说的不止一个，所以形容词用复数：“{form}”。"
  },
  "esAllThat": {
    "words": [],
    "en": "“All that …” is “todo lo que …” in Spanish.",
    "es": "Delante de «que» se dice «todo lo».",
    "fr": "« Tout ce que » se dit « todo lo que ».",
    "zh": "“所有……的”说 todo lo que，中间要有 lo。"
  },
  "esAttend": {
    "words": [],
    "en": "“atender” is to look after or to serve; for a school or a class it is “asistir a”.",
    "es": "«atender» es cuidar o servir; a un centro o a una clase se «asiste».",
    "fr": "« atender » veut dire s’occuper de ; on suit un cours avec « asistir a ».",
    "zh": "atender 是照顾、接待；上学、上课用 asistir a。"
  },
  "esOneselfAccent": {
    "words": [],
    "en": "“sí” (oneself) has an accent after a preposition; “si” means “if”.",
    "es": "«sí» (uno mismo) lleva tilde tras una preposición; «si» introduce una condición.",
    "fr": "« sí » (soi) prend un accent après une préposition ; « si » veut dire « si ».",
    "zh": "介词后面的“sí”（自己）有重音符号；“si”的意思是“如果”。"
  },
  "esSaidOnce": {
    "words": [
      "pronoun"
    ],
    "en": "The verb already says who, so “{pronoun}” is said once and then left out.",
    "es": "El verbo ya dice quién es, así que «{pronoun}» se dice una vez y luego se omite.",
    "fr": "Le verbe dit déjà qui, donc « {pronoun} » se dit une fois et s’omet ensuite.",
    "zh": "动词已经说明是谁，所以“{pronoun}”说一次就够了，后面省去。"
  },
  "esPlural": {
    "words": [
      "word"
    ],
    "en": "After a consonant the plural ends in -es: “{word}”.",
    "es": "Tras consonante, el plural termina en -es: «{word}».",
    "fr": "Après une consonne, le pluriel est en -es : « {word} ».",
    "zh": "辅音结尾的词复数加 -es：“{word}”。"
  },
  "esMoreThan": {
    "words": [],
    "en": "Before a number “more than” is “más de”.",
    "es": "Delante de un número se dice «más de».",
    "fr": "Devant un nombre on dit « más de ».",
    "zh": "数字前面的“超过”说 más de。"
  },
  "esTrait": {
    "words": [
      "trait"
    ],
    "en": "What somebody or something is like by nature (“{trait}”) takes “ser”.",
    "es": "Cómo es alguien o algo por naturaleza («{trait}») se dice con «ser».",
    "fr": "Ce qu’on est par nature (« {trait} ») se dit avec « ser ».",
    "zh": "本来的特点（“{trait}”）用 ser。"
  },
  "esGran": {
    "words": [],
    "en": "Before a singular noun “grande” becomes “gran”.",
    "es": "Delante de un nombre en singular, «grande» se acorta en «gran».",
    "fr": "Devant un nom au singulier, « grande » devient « gran ».",
    "zh": "单数名词前面的 grande 变成 gran。"
  },
  "esRelativePlural": {
    "words": [
      "form"
    ],
    "en": "What is said about several people or things is plural: “{form}”.",
    "es": "Lo que se dice de varias personas o cosas va en plural: «{form}».",
    "fr": "Ce qu’on dit de plusieurs personnes ou choses se met au pluriel : « {form} ».",
    "zh": "说的是几个人或几样东西，动词用复数：“{form}”。"
  }
} as const satisfies ReasonTexts
