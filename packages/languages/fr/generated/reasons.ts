// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../../kit/reasons/reason.ts'

export const reasons = {
  "becomesBeforeVowel": {
    "words": [
      "word",
      "short"
    ],
    "en": "“{word}” becomes “{short}” before a vowel.",
    "es": "«{word}» se convierte en «{short}» delante de vocal.",
    "fr": "« {word} » devient « {short} » devant une voyelle.",
    "zh": "“{word}”在元音前变成“{short}”。"
  },
  "beforeVowel": {
    "words": [
      "word"
    ],
    "en": "Before a vowel it is “{word}”.",
    "es": "Delante de vocal es «{word}».",
    "fr": "Devant une voyelle, c’est « {word} ».",
    "zh": "在元音前用“{word}”。"
  },
  "agreesAfterBeing": {
    "words": [
      "subject",
      "form"
    ],
    "en": "The adjective agrees with “{subject}” after the verb, too: “{form}”.",
    "es": "El adjetivo concuerda con «{subject}» también después del verbo: «{form}».",
    "fr": "L’adjectif s’accorde avec « {subject} », même après le verbe : « {form} ».",
    "zh": "形容词放在动词后面也要和“{subject}”一致：“{form}”。"
  },
  "turnsAfter": {
    "words": [
      "word",
      "from",
      "to"
    ],
    "en": "After “{word}”, “{from}” becomes “{to}”.",
    "es": "Después de «{word}», «{from}» pasa a ser «{to}».",
    "fr": "Après « {word} », « {from} » devient « {to} ».",
    "zh": "在“{word}”后面，“{from}”变成“{to}”。"
  },
  "frAge": {
    "words": [],
    "en": "For age, French uses “avoir”.",
    "es": "Para la edad, el francés usa «avoir».",
    "fr": "Pour l’âge, le français emploie « avoir ».",
    "zh": "法语说年龄用“avoir”。"
  },
  "frTakesAvoir": {
    "words": [],
    "en": "This verb takes “avoir” in the past.",
    "es": "Este verbo forma el pasado con «avoir».",
    "fr": "Au passé, ce verbe prend « avoir ».",
    "zh": "这个动词的过去时用“avoir”。"
  },
  "frTakesEtre": {
    "words": [
      "verb"
    ],
    "en": "“{verb}” takes “être” in the past.",
    "es": "«{verb}» forma el pasado con «être».",
    "fr": "Au passé, « {verb} » prend « être ».",
    "zh": "“{verb}”的过去时用“être”。"
  },
  "frNePas": {
    "words": [],
    "en": "“ne” needs “pas” after the verb.",
    "es": "«ne» necesita «pas» después del verbo.",
    "fr": "« ne » demande « pas » après le verbe.",
    "zh": "用了“ne”，动词后面要有“pas”。"
  },
  "frParticipleAgrees": {
    "words": [
      "form"
    ],
    "en": "With “être” the participle agrees: “{form}”.",
    "es": "Con «être» el participio concuerda: «{form}».",
    "fr": "Avec « être », le participe s’accorde : « {form} ».",
    "zh": "用“être”时，过去分词要一致：“{form}”。"
  },
  "frWhere": {
    "words": [],
    "en": "“où” (where) has an accent; “ou” means “or”.",
    "es": "«où» (dónde) lleva acento; «ou» significa «o».",
    "fr": "« où » (le lieu) prend un accent ; « ou » exprime un choix.",
    "zh": "“où”（哪里）有重音符号；“ou”是“或者”。"
  },
  "frIt": {
    "words": [],
    "en": "“ça” (it) is not “sa” (his, her).",
    "es": "«ça» (eso) no es «sa» (su).",
    "fr": "« ça » (cela) n’est pas « sa » (à lui, à elle).",
    "zh": "“ça”（这个）不是“sa”（他的、她的）。"
  },
  "frTo": {
    "words": [],
    "en": "“à” (to, at) has an accent; “a” means “has”.",
    "es": "«à» (a, en) lleva acento; «a» significa «ha» o «tiene».",
    "fr": "« à » (préposition) prend un accent ; « a » est le verbe avoir.",
    "zh": "“à”（在、到）有重音符号；“a”的意思是“有”。"
  },
  "frHas": {
    "words": [],
    "en": "“a” (has) has no accent; “à” means “to” or “at”.",
    "es": "«a» (ha, tiene) no lleva acento; «à» significa «a» o «en».",
    "fr": "« a » (le verbe avoir) n’a pas d’accent ; « à » est la préposition.",
    "zh": "“a”（有）没有重音符号；“à”是“在、到”。"
  },
  "frIs": {
    "words": [],
    "en": "“est” means “is”; “et” means “and”.",
    "es": "«est» significa «es» o «está»; «et» significa «y».",
    "fr": "« est » est le verbe être ; « et » relie deux mots.",
    "zh": "“est”的意思是“是”；“et”的意思是“和”。"
  },
  "frSelf": {
    "words": [],
    "en": "With a reflexive verb it is “se”; “ce” means “this”.",
    "es": "Con un verbo pronominal es «se»; «ce» significa «este».",
    "fr": "Avec un verbe pronominal, c’est « se » ; « ce » sert à montrer.",
    "zh": "自反动词用“se”；“ce”是“这个”。"
  },
  "frThis": {
    "words": [],
    "en": "“ce” means “this”; “se” belongs to a verb.",
    "es": "«ce» significa «este»; «se» acompaña a un verbo.",
    "fr": "« ce » sert à montrer ; « se » va avec un verbe.",
    "zh": "“ce”是“这个”；“se”跟动词连用。"
  },
  "frAre": {
    "words": [],
    "en": "“sont” means “are”; “son” means “his, her”.",
    "es": "«sont» significa «son» o «están»; «son» significa «su».",
    "fr": "« sont » est le verbe être ; « son » dit à qui est quelque chose.",
    "zh": "“sont”的意思是“是”；“son”的意思是“他的、她的”。"
  },
  "frHave": {
    "words": [],
    "en": "“ont” means “have”; “on” means “one”.",
    "es": "«ont» significa «han» o «tienen»; «on» significa «se» o «nosotros».",
    "fr": "« ont » est le verbe avoir ; « on » est un pronom.",
    "zh": "“ont”是“有”；“on”是“人们、我们”。"
  },
  "frCan": {
    "words": [],
    "en": "“peut” is the verb; “peu” means “little”.",
    "es": "«peut» es el verbo; «peu» significa «poco».",
    "fr": "« peut » est le verbe pouvoir ; « peu » est le contraire de beaucoup.",
    "zh": "“peut”是动词“能”；“peu”是“少”。"
  },
  "frSure": {
    "words": [],
    "en": "“sûr” (sure) has an accent.",
    "es": "«sûr» (seguro) lleva acento.",
    "fr": "« sûr » (certain) prend un accent.",
    "zh": "“sûr”（肯定）有重音符号。"
  },
  "frItIs": {
    "words": [],
    "en": "“c’est” means “it is”.",
    "es": "«c’est» significa «es» o «esto es».",
    "fr": "« c’est » veut dire « cela est ».",
    "zh": "“c’est”是“这是”。"
  },
  "frBeside": {
    "words": [],
    "en": "“à côté” has its accent on the o.",
    "es": "«à côté» lleva el acento en la o.",
    "fr": "« côté » prend un accent circonflexe sur le o.",
    "zh": "“à côté”的重音符号在 o 上。"
  },
  "frAroundVerb": {
    "words": [
      "words"
    ],
    "en": "“ne” comes before the verb and “pas” after it: “{words}”.",
    "es": "«ne» va delante del verbo y «pas» detrás: «{words}».",
    "fr": "« ne » se place avant le verbe et « pas » après : « {words} ».",
    "zh": "ne 放在动词前，pas 放在动词后：“{words}”。"
  },
  "frAfterSi": {
    "words": [
      "form"
    ],
    "en": "After “si” (if) comes the imperfect: “{form}”.",
    "es": "Después de «si» va el imperfecto: «{form}».",
    "fr": "Après « si », on met l’imparfait : « {form} ».",
    "zh": "si（如果）后面用未完成过去时：“{form}”。"
  },
  "frKnowHow": {
    "words": [
      "form"
    ],
    "en": "What you have learnt to do takes “savoir”: “{form}”.",
    "es": "Lo que se ha aprendido a hacer va con «savoir»: «{form}».",
    "fr": "Ce qu’on a appris à faire se dit avec « savoir » : « {form} ».",
    "zh": "会做某事用 savoir：“{form}”。"
  },
  "frSmall": {
    "words": [],
    "en": "Languages, days and months take no capital, nor does a nationality after “être”.",
    "es": "Los idiomas, los días y los meses se escriben con minúscula, y también la nacionalidad después de «être».",
    "fr": "Les langues, les jours et les mois s’écrivent sans majuscule, comme la nationalité après « être ».",
    "zh": "语言、星期和月份不用大写，être 后面的国籍也不用。"
  },
  "frBefore": {
    "words": [
      "words"
    ],
    "en": "“Before doing something” is “avant de” and the infinitive: “{words}”.",
    "es": "Antes de hacer algo es «avant de» con infinitivo: «{words}».",
    "fr": "Avant une action, on dit « avant de » et l’infinitif : « {words} ».",
    "zh": "做某事之前用“avant de”加动词原形：“{words}”。"
  },
  "frGoing": {
    "words": [
      "words"
    ],
    "en": "For the near future the infinitive follows “aller” directly: “{words}”.",
    "es": "En el futuro próximo el infinitivo sigue a «aller» directamente: «{words}».",
    "fr": "Au futur proche, l’infinitif suit « aller » directement : « {words} ».",
    "zh": "表示将要做，“aller”后面直接跟动词原形：“{words}”。"
  },
  "frThat": {
    "words": [
      "verb"
    ],
    "en": "What follows “{verb}” is a clause; French never drops its “que”.",
    "es": "Lo que sigue a «{verb}» es otra oración: el francés no omite «que».",
    "fr": "Ce qui suit « {verb} » est une proposition : « que » ne s’omet pas.",
    "zh": "“{verb}”后面是从句，法语不能省略“que”。"
  },
  "frObjectQue": {
    "words": [
      "words"
    ],
    "en": "The clause has its own subject, so it begins with “que”: “{words}”.",
    "es": "La oración ya tiene sujeto: empieza con «que», «{words}».",
    "fr": "La proposition a déjà un sujet : elle commence par « que », « {words} ».",
    "zh": "从句已有主语，要用“que”：“{words}”。"
  },
  "frSubjectQui": {
    "words": [
      "verb"
    ],
    "en": "“{verb}” has no subject of its own yet, so “qui”.",
    "es": "«{verb}» todavía no tiene sujeto: se dice «qui».",
    "fr": "« {verb} » n’a pas encore de sujet : on dit « qui ».",
    "zh": "“{verb}”前面没有主语，要用“qui”。"
  },
  "frWhat": {
    "words": [],
    "en": "To ask what, French begins with “qu’est-ce que”; “quoi” comes last.",
    "es": "Para preguntar «qué» se empieza con «qu’est-ce que»; «quoi» va al final.",
    "fr": "La question commence par « qu’est-ce que » ; « quoi » se met à la fin.",
    "zh": "问“什么”时用“qu’est-ce que”开头，“quoi”放在最后。"
  },
  "frAdverb": {
    "words": [
      "word"
    ],
    "en": "“{word}” comes after the verb, not before it.",
    "es": "«{word}» va detrás del verbo, no delante.",
    "fr": "« {word} » se place après le verbe, pas avant.",
    "zh": "“{word}”放在动词后面，不放前面。"
  },
  "frBetween": {
    "words": [
      "word"
    ],
    "en": "In the past, “{word}” comes between the auxiliary and the participle.",
    "es": "En el pasado, «{word}» va entre el auxiliar y el participio.",
    "fr": "Au passé composé, « {word} » se place entre l’auxiliaire et le participe.",
    "zh": "复合过去时里，“{word}”放在助动词和过去分词之间。"
  },
  "frBothBefore": {
    "words": [],
    "en": "Before an infinitive both parts of the negation come together.",
    "es": "Delante de un infinitivo las dos partes de la negación van juntas.",
    "fr": "Devant un infinitif, les deux mots de la négation restent ensemble.",
    "zh": "动词原形前，否定的两个部分放在一起。"
  },
  "frObjectFirst": {
    "words": [
      "words"
    ],
    "en": "The object pronoun comes before the auxiliary: “{words}”.",
    "es": "El pronombre va delante del auxiliar: «{words}».",
    "fr": "Le pronom complément se place avant l’auxiliaire : « {words} ».",
    "zh": "宾语代词放在助动词前面：“{words}”。"
  },
  "frPronounFirst": {
    "words": [
      "words"
    ],
    "en": "An object pronoun comes before its verb, in its short form: “{words}”.",
    "es": "El pronombre átono va delante del verbo: «{words}».",
    "fr": "Le pronom complément se place devant le verbe : « {words} ».",
    "zh": "宾语代词用短形式，放在动词前面：“{words}”。"
  },
  "frToWhom": {
    "words": [
      "verb",
      "pronoun"
    ],
    "en": "With “{verb}” the person takes “à”, so the pronoun is “{pronoun}”.",
    "es": "Con «{verb}» la persona lleva «à»: el pronombre es «{pronoun}».",
    "fr": "Avec « {verb} », la personne prend « à » : le pronom est « {pronoun} ».",
    "zh": "“{verb}”的对象带“à”，所以代词是“{pronoun}”。"
  },
  "frSome": {
    "words": [
      "words"
    ],
    "en": "Some of it, not all there is: “{words}”.",
    "es": "Una cantidad sin precisar lleva artículo partitivo: «{words}».",
    "fr": "Pour une quantité non précisée, il faut le partitif : « {words} ».",
    "zh": "表示“一些”要加部分冠词：“{words}”。"
  },
  "frRole": {
    "words": [
      "word"
    ],
    "en": "A bare profession takes no article after “être”: “{word}”.",
    "es": "La profesión sola va sin artículo después de «être»: «{word}».",
    "fr": "Après « être », une profession seule se dit sans article : « {word} ».",
    "zh": "“être”后面单独说职业时不加冠词：“{word}”。"
  },
  "frItIsWho": {
    "words": [
      "words"
    ],
    "en": "Before a noun with its article it is “{words}”; “il” and “elle” take an adjective.",
    "es": "Delante de un nombre con artículo es «{words}»; «il» y «elle» llevan adjetivo.",
    "fr": "Devant un nom avec article : « {words} » ; « il » ou « elle » + adjectif.",
    "zh": "名词带冠词时用“{words}”；“il”“elle”后面跟形容词。"
  },
  "frOfCountry": {
    "words": [
      "words"
    ],
    "en": "For where somebody comes from, feminine countries take a bare “de”: “{words}”.",
    "es": "Con países femeninos el origen lleva «de» sin artículo: «{words}».",
    "fr": "L’origine, avec un pays féminin, prend « de » sans article : « {words} ».",
    "zh": "阴性国名表示来自时只用“de”：“{words}”。"
  },
  "frCountry": {
    "words": [
      "words"
    ],
    "en": "The name of a country takes its article: “{words}”.",
    "es": "El nombre de un país lleva artículo: «{words}».",
    "fr": "Un nom de pays prend son article : « {words} ».",
    "zh": "国名前要加冠词：“{words}”。"
  },
  "frThisDay": {
    "words": [
      "day"
    ],
    "en": "A particular day, next or last, takes no article: “{day}”.",
    "es": "Un día concreto, próximo o pasado, va sin artículo: «{day}».",
    "fr": "Un jour précis, prochain ou dernier, se dit sans article : « {day} ».",
    "zh": "指定的某一天（下个、上个）不加冠词：“{day}”。"
  },
  "frVerbNotNoun": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“{noun}” is the noun; the verb sounds the same: “{form}”.",
    "es": "«{noun}» es el nombre; el verbo suena igual: «{form}».",
    "fr": "« {noun} » est le nom ; le verbe s’entend pareil : « {form} ».",
    "zh": "“{noun}”是名词；动词读音相同，写成“{form}”。"
  },
  "frAuxiliary": {
    "words": [
      "verb"
    ],
    "en": "A participle alone does not make a past tense: it needs “{verb}” before it.",
    "es": "El participio solo no forma el pasado: necesita «{verb}».",
    "fr": "Le participe seul ne fait pas le passé : il lui faut « {verb} ».",
    "zh": "单独的过去分词不能表示过去，前面要有“{verb}”。"
  },
  "frOnce": {
    "words": [
      "word"
    ],
    "en": "One pronoun is enough, short before a vowel: “{word}”.",
    "es": "Basta un pronombre, breve ante vocal: «{word}».",
    "fr": "Un seul pronom suffit, élidé devant une voyelle : « {word} ».",
    "zh": "一个代词就够了，元音前用缩略形式：“{word}”。"
  },
  "frOneself": {
    "words": [
      "words"
    ],
    "en": "You do this to yourself, so it takes a pronoun: “{words}”.",
    "es": "La acción recae en uno mismo y lleva pronombre: «{words}».",
    "fr": "On le fait à soi-même, donc avec un pronom : « {words} ».",
    "zh": "动作落在自己身上，要加自反代词：“{words}”。"
  },
  "frLink": {
    "words": [
      "word",
      "link"
    ],
    "en": "“{word}” is joined to what follows by “{link}”.",
    "es": "«{word}» se une a lo que sigue con «{link}».",
    "fr": "« {word} » se construit avec « {link} ».",
    "zh": "“{word}”要用“{link}”连接后面的内容。"
  },
  "frOnFoot": {
    "words": [],
    "en": "“On foot” is “à pied”.",
    "es": "Ir caminando se dice «à pied».",
    "fr": "Pour la marche, on dit « à pied ».",
    "zh": "步行说“à pied”。"
  },
  "frAtSomeone": {
    "words": [
      "words"
    ],
    "en": "At or to a person’s place is “chez”: “{words}”.",
    "es": "En casa o en la consulta de alguien es «chez»: «{words}».",
    "fr": "Pour le lieu d’une personne, on dit « chez » : « {words} ».",
    "zh": "在某人那里用“chez”：“{words}”。"
  },
  "frInYear": {
    "words": [
      "year"
    ],
    "en": "Years take “en”: “en {year}”.",
    "es": "Los años llevan «en»: «en {year}».",
    "fr": "Les années prennent « en » : « en {year} ».",
    "zh": "年份前用“en”：“en {year}”。"
  },
  "frPast": {
    "words": [
      "when",
      "words"
    ],
    "en": "“{when}” is over and done with: “{words}”.",
    "es": "«{when}» ya ha terminado: «{words}».",
    "fr": "« {when} » est un moment terminé : « {words} ».",
    "zh": "“{when}”已经过去，用过去时：“{words}”。"
  },
  "frImperfect": {
    "words": [
      "when",
      "form"
    ],
    "en": "“{when}” is past, and this lasted: imperfect, “{form}”.",
    "es": "«{when}» es pasado y la acción duraba: imperfecto, «{form}».",
    "fr": "« {when} » est passé et cela durait : imparfait, « {form} ».",
    "zh": "“{when}”是过去，而且是持续的状态，用未完成过去时：“{form}”。"
  },
  "frBetter": {
    "words": [],
    "en": "“Better” is one word, “mieux”.",
    "es": "«Más bien» se dice en una palabra: «mieux».",
    "fr": "« Plus » et « bien » font « mieux ».",
    "zh": "“更好地”是一个词“mieux”。"
  },
  "frWhich": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“quel” agrees with “{noun}”: “{form}”.",
    "es": "«quel» concuerda con «{noun}»: «{form}».",
    "fr": "« quel » s’accorde avec « {noun} » : « {form} ».",
    "zh": "“quel”要和“{noun}”一致：“{form}”。"
  },
  "frOneOf": {
    "words": [
      "words"
    ],
    "en": "One thing that is counted takes “un” or “une”: “{words}”.",
    "es": "Una cosa que se cuenta lleva «un» o «une»: «{words}».",
    "fr": "Une chose qui se compte prend « un » ou « une » : « {words} ».",
    "zh": "可以数的东西说一个时用 un 或 une：“{words}”。"
  },
  "frNeedOf": {
    "words": [
      "words"
    ],
    "en": "After “besoin de” and “envie de” something meant in general has no article: “{words}”.",
    "es": "Después de «besoin de» y «envie de», lo que se dice en general va sin artículo: «{words}».",
    "fr": "Après « besoin de » et « envie de », ce qu’on dit en général n’a pas d’article : « {words} ».",
    "zh": "besoin de、envie de 后面泛指的东西不用冠词：“{words}”。"
  },
  "frMostOf": {
    "words": [],
    "en": "After “the most” the place takes “de”: “du monde”.",
    "es": "Después de «el más…» el lugar lleva «de»: «du monde».",
    "fr": "Après « le plus… », le lieu prend « de » : « du monde ».",
    "zh": "说“最……”的范围用 de：“du monde”。"
  },
  "frAllAgrees": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“tout” agrees with its noun, “{noun}”: “{form}”.",
    "es": "«tout» concuerda con su nombre, «{noun}»: «{form}».",
    "fr": "« tout » s’accorde avec son nom, « {noun} » : « {form} ».",
    "zh": "tout 要和名词“{noun}”的性、数一致：“{form}”。"
  },
  "frTwoSubjects": {
    "words": [
      "subject",
      "form"
    ],
    "en": "“{subject}” are more than one, so the verb is plural: “{form}”.",
    "es": "«{subject}» son más de uno, así que el verbo va en plural: «{form}».",
    "fr": "« {subject} » : deux sujets, donc le verbe au pluriel, « {form} ».",
    "zh": "“{subject}”不止一个，所以动词用复数：“{form}”。"
  },
  "frWeather": {
    "words": [
      "words"
    ],
    "en": "The weather takes “faire”: “{words}”.",
    "es": "El tiempo se dice con «faire»: «{words}».",
    "fr": "Le temps se dit avec « faire » : « {words} ».",
    "zh": "天气用 faire 来说：“{words}”。"
  },
  "frMiss": {
    "words": [
      "words"
    ],
    "en": "With “manquer”, whoever is missed is the subject: “{words}”.",
    "es": "Con «manquer», el sujeto es quien falta: «{words}».",
    "fr": "Avec « manquer », le sujet est la personne absente : « {words} ».",
    "zh": "manquer 的主语是被想念的人：“{words}”。"
  },
  "frKnowWhom": {
    "words": [
      "form"
    ],
    "en": "A person is known with “connaître”: “{form}”.",
    "es": "A una persona se la conoce con «connaître»: «{form}».",
    "fr": "On « connaît » une personne : « {form} ».",
    "zh": "认识某人用 connaître：“{form}”。"
  },
  "frBody": {
    "words": [
      "words"
    ],
    "en": "The verb already says whose it is, so the part of the body takes the article: “{words}”.",
    "es": "El verbo ya dice de quién es, así que la parte del cuerpo lleva artículo: «{words}».",
    "fr": "Le verbe dit déjà à qui c’est, donc la partie du corps prend l’article : « {words} ».",
    "zh": "动词已经说明是谁的，所以身体部位用冠词：“{words}”。"
  },
  "frToldQuestion": {
    "words": [
      "words"
    ],
    "en": "In an indirect question, “qu’est-ce que” becomes “ce que”: “{words}”.",
    "es": "En una pregunta indirecta, «qu’est-ce que» pasa a «ce que»: «{words}».",
    "fr": "Dans une question indirecte, « qu’est-ce que » devient « ce que » : « {words} ».",
    "zh": "间接问句里 qu’est-ce que 变成 ce que：“{words}”。"
  }
} as const satisfies ReasonTexts
