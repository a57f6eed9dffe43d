// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../../kit/reasons/reason.ts'

export const reasons = {
  "zhHaveNot": {
    "words": [],
    "en": "有 takes 没, not 不: 没有.",
    "es": "有 se niega con 没, no con 不: 没有.",
    "fr": "有 se nie avec 没, pas avec 不 : 没有.",
    "zh": "“有”的否定用“没”，不用“不”：没有。"
  },
  "zhTwo": {
    "words": [],
    "en": "Before a measure word two is 两, not 二.",
    "es": "Delante de un clasificador, dos es 两, no 二.",
    "fr": "Devant un classificateur, deux se dit 两, pas 二.",
    "zh": "量词前面用“两”，不用“二”。"
  },
  "zhDidNot": {
    "words": [],
    "en": "What did not happen takes 没, not 不.",
    "es": "Lo que no ocurrió se niega con 没, no con 不.",
    "fr": "Ce qui n’a pas eu lieu se nie avec 没, pas avec 不.",
    "zh": "没有发生的事用“没”，不用“不”。"
  },
  "zhNoLe": {
    "words": [],
    "en": "After 没, the verb takes no 了.",
    "es": "Después de 没, el verbo no lleva 了.",
    "fr": "Après 没, le verbe ne prend pas 了.",
    "zh": "用了“没”，动词后面不加“了”。"
  },
  "zhNoShi": {
    "words": [],
    "en": "Adjectives take no 是: 很 + adjective.",
    "es": "Los adjetivos no llevan 是: 很 + adjetivo.",
    "fr": "Les adjectifs ne prennent pas 是 : 很 + adjectif.",
    "zh": "形容词前不用“是”：很＋形容词。"
  },
  "zhHen": {
    "words": [],
    "en": "Adjectives take 很, not 是.",
    "es": "Los adjetivos llevan 很, no 是.",
    "fr": "Les adjectifs prennent 很, pas 是.",
    "zh": "形容词前用“很”，不用“是”。"
  },
  "zhAsksAlready": {
    "words": [],
    "en": "A question word already asks: no 吗.",
    "es": "La palabra interrogativa ya pregunta: sin 吗.",
    "fr": "Le mot interrogatif pose déjà la question : pas de 吗.",
    "zh": "已经有疑问词了，不用“吗”。"
  },
  "zhChoiceAsks": {
    "words": [],
    "en": "Verb 不 verb already asks: no 吗.",
    "es": "Verbo 不 verbo ya pregunta: sin 吗.",
    "fr": "Verbe 不 verbe pose déjà la question : pas de 吗.",
    "zh": "“V不V”已经是问句，不用“吗”。"
  },
  "zhNoMen": {
    "words": [],
    "en": "After a number, people take no 们.",
    "es": "Después de un número, las personas no llevan 们.",
    "fr": "Après un nombre, les personnes ne prennent pas 们.",
    "zh": "前面有数量时，后面不加“们”。"
  },
  "zhNeedsMeasure": {
    "words": [
      "noun",
      "measure"
    ],
    "en": "Between a number and 「{noun}」 comes 「{measure}」.",
    "es": "Entre un número y 「{noun}」 va 「{measure}」.",
    "fr": "Entre un nombre et 「{noun}」, il faut 「{measure}」.",
    "zh": "数词和“{noun}”中间要用量词“{measure}”。"
  },
  "zhMeasureOf": {
    "words": [
      "noun",
      "measure"
    ],
    "en": "The measure word of 「{noun}」 is 「{measure}」.",
    "es": "El clasificador de 「{noun}」 es 「{measure}」.",
    "fr": "Le classificateur de 「{noun}」 est 「{measure}」.",
    "zh": "“{noun}”的量词是“{measure}”。"
  },
  "zhTimeFirst": {
    "words": [],
    "en": "The time comes before the verb.",
    "es": "La expresión de tiempo va delante del verbo.",
    "fr": "Le moment se place devant le verbe.",
    "zh": "时间放在动词前面。"
  },
  "zhPlaceFirst": {
    "words": [],
    "en": "The place, with 在, comes before the verb.",
    "es": "El lugar, con 在, va delante del verbo.",
    "fr": "Le lieu, avec 在, se place devant le verbe.",
    "zh": "表示地点的“在……”放在动词前面。"
  },
  "zhJoinsNouns": {
    "words": [],
    "en": "和 joins nouns; between two clauses comes a comma.",
    "es": "和 une nombres; entre dos oraciones va una coma.",
    "fr": "和 relie des noms ; entre deux propositions, on met une virgule.",
    "zh": "“和”连接名词；两个分句之间用逗号。"
  },
  "zhABitMore": {
    "words": [],
    "en": "In a comparison “a bit” comes after the adjective: 高一点儿.",
    "es": "En una comparación, «un poco» va detrás del adjetivo: 高一点儿.",
    "fr": "Dans une comparaison, « un peu » suit l’adjectif : 高一点儿.",
    "zh": "比较时“一点儿”放在形容词后面：高一点儿。"
  },
  "zhABitTooMuch": {
    "words": [],
    "en": "Before an adjective “a bit” is 有点儿; 一点儿 comes after it.",
    "es": "Delante de un adjetivo, «un poco» es 有点儿; 一点儿 va detrás.",
    "fr": "Devant un adjectif, « un peu » se dit 有点儿 ; 一点儿 se place derrière.",
    "zh": "形容词前面用“有点儿”；“一点儿”放在形容词后面。"
  },
  "zhAWhile": {
    "words": [],
    "en": "有点儿 goes with adjectives; to do something for a little while is verb + 一会儿.",
    "es": "有点儿 acompaña a adjetivos; hacer algo un ratito es verbo + 一会儿.",
    "fr": "有点儿 va avec les adjectifs ; faire quelque chose un petit moment, c’est verbe + 一会儿.",
    "zh": "“有点儿”修饰形容词；短时间做某事用“动词＋一会儿”。"
  },
  "zhAboutOnce": {
    "words": [],
    "en": "大约 and 左右 both say “about”; one is enough.",
    "es": "大约 y 左右 dicen los dos «más o menos»; basta con uno.",
    "fr": "大约 et 左右 disent tous deux « environ » ; un seul suffit.",
    "zh": "“大约”和“左右”意思一样，用一个就够了。"
  },
  "zhAdverbAfterSubject": {
    "words": [],
    "en": "也, 都, 还, 就 and their like come after the subject, right before the verb.",
    "es": "也, 都, 还, 就 y similares van detrás del sujeto, justo delante del verbo.",
    "fr": "也, 都, 还, 就 et leurs semblables suivent le sujet, juste devant le verbe.",
    "zh": "“也、都、还、就”等副词放在主语后面、动词前面。"
  },
  "zhAdverbBeforeVerb": {
    "words": [],
    "en": "Words such as 也, 都 and 常常 colour the verb, so they come before it.",
    "es": "Palabras como 也, 都 y 常常 matizan el verbo, por eso van delante de él.",
    "fr": "Des mots comme 也, 都 et 常常 nuancent le verbe : ils se placent devant lui.",
    "zh": "“也、都、常常”等副词修饰动词，要放在动词前面。"
  },
  "zhAgainOrAt": {
    "words": [],
    "en": "再 means again; 在 means at, or that something is going on. They sound the same.",
    "es": "再 es «otra vez»; 在 es «en», o que algo está ocurriendo. Suenan igual.",
    "fr": "再 veut dire « encore une fois » ; 在, « à », ou qu’une action est en cours. Ils se prononcent pareil.",
    "zh": "“再”表示又一次，“在”表示地点或正在进行，两个字同音。"
  },
  "zhAgeAlone": {
    "words": [],
    "en": "An age follows its person without a verb: 我二十岁.",
    "es": "La edad sigue a la persona sin verbo: 我二十岁.",
    "fr": "L’âge suit la personne sans verbe : 我二十岁.",
    "zh": "说年龄不用动词：我二十岁。"
  },
  "zhAgeInSui": {
    "words": [],
    "en": "Ages are counted in 岁; 年 counts how long something lasts.",
    "es": "La edad se cuenta en 岁; 年 cuenta cuánto dura algo.",
    "fr": "L’âge se compte en 岁 ; 年 compte une durée.",
    "zh": "年龄用“岁”；“年”表示时间的长短。"
  },
  "zhAlthoughBut": {
    "words": [],
    "en": "虽然 announces a contrast, and the second half answers it with 但是.",
    "es": "虽然 anuncia un contraste, y la segunda parte le responde con 但是.",
    "fr": "虽然 annonce un contraste, et la seconde partie y répond par 但是.",
    "zh": "前面用了“虽然”，后面要用“但是”呼应。"
  },
  "zhAngryAt": {
    "words": [],
    "en": "生气 holds its object already (气), so the person goes inside: 生他的气.",
    "es": "生气 ya lleva su objeto (气), así que la persona va en medio: 生他的气.",
    "fr": "生气 contient déjà son objet (气) : la personne se place au milieu, 生他的气.",
    "zh": "“生气”里已经有宾语“气”，人要放在中间：生他的气。"
  },
  "zhAskToDo": {
    "words": [],
    "en": "问 asks for an answer; 请 asks somebody to do something.",
    "es": "问 pide una respuesta; 请 pide a alguien que haga algo.",
    "fr": "问 demande une réponse ; 请 demande à quelqu’un de faire quelque chose.",
    "zh": "“问”是要答案，“请”是请别人做事。"
  },
  "zhAwayFrom": {
    "words": [],
    "en": "A distance is measured with 离; 从 tells where a movement begins.",
    "es": "La distancia se mide con 离; 从 dice dónde empieza un movimiento.",
    "fr": "Une distance se mesure avec 离 ; 从 dit d’où part un mouvement.",
    "zh": "说距离用“离”；“从”表示起点。"
  },
  "zhBaChanges": {
    "words": [],
    "en": "把 is for what you do to a thing; what you like, know or have follows the verb.",
    "es": "把 es para lo que se hace con una cosa; lo que se quiere, se sabe o se tiene va detrás del verbo.",
    "fr": "把 sert pour ce qu’on fait d’une chose ; ce qu’on aime, sait ou possède suit le verbe.",
    "zh": "“把”用于处置事物；“喜欢、知道、有”等动词的宾语放在后面。"
  },
  "zhBaMoves": {
    "words": [],
    "en": "Where a thing is moved to a place, 把 brings it before the verb.",
    "es": "Cuando una cosa se lleva a un lugar, 把 la pone delante del verbo.",
    "fr": "Quand une chose est déplacée quelque part, 把 la fait passer devant le verbe.",
    "zh": "把东西移到一个地方，要用“把”字句。"
  },
  "zhBaNeedsResult": {
    "words": [],
    "en": "After 把 the verb must tell what becomes of the thing, as 完 or 了 do.",
    "es": "Tras 把, el verbo debe decir qué pasa con la cosa, como lo hacen 完 o 了.",
    "fr": "Après 把, le verbe doit dire ce que devient la chose, comme le font 完 ou 了.",
    "zh": "“把”字句的动词后面要有结果，比如“完”或“了”。"
  },
  "zhBecome": {
    "words": [],
    "en": "What you want to become takes 当: 想当老师.",
    "es": "Lo que se quiere llegar a ser lleva 当: 想当老师.",
    "fr": "Ce qu’on veut devenir se dit avec 当 : 想当老师.",
    "zh": "想做什么职业用“当”：想当老师。"
  },
  "zhBothAnd": {
    "words": [],
    "en": "和 joins nouns; two qualities are joined by 又 … 又 ….",
    "es": "和 une nombres; dos cualidades se unen con 又 … 又 ….",
    "fr": "和 relie des noms ; deux qualités se relient par 又 … 又 ….",
    "zh": "“和”连接名词；两个形容词用“又……又……”。"
  },
  "zhCalledAlone": {
    "words": [],
    "en": "叫 says “to be called” by itself, so it needs no 是.",
    "es": "叫 ya dice «llamarse», así que no necesita 是.",
    "fr": "叫 dit déjà « s’appeler » : 是 est de trop.",
    "zh": "“叫”本身就是动词，不用再加“是”。"
  },
  "zhComeFrom": {
    "words": [],
    "en": "“To come from” is one word: 来自.",
    "es": "«Venir de» es una sola palabra: 来自.",
    "fr": "« Venir de » se dit en un seul mot : 来自.",
    "zh": "表示从哪里来用“来自”。"
  },
  "zhCompanyFirst": {
    "words": [],
    "en": "The person you do it with, with 和 or 跟, comes before the verb.",
    "es": "La persona que acompaña, con 和 o 跟, va delante del verbo.",
    "fr": "La personne qui accompagne, avec 和 ou 跟, se place devant le verbe.",
    "zh": "“和/跟＋人”放在动词前面。"
  },
  "zhDeDescribes": {
    "words": [],
    "en": "的 links a description to its noun.",
    "es": "的 une una descripción con su nombre.",
    "fr": "的 relie une description à son nom.",
    "zh": "修饰语和名词中间要用“的”。"
  },
  "zhDeOnce": {
    "words": [],
    "en": "得 links a verb to how it is done; after the adjective there is nothing left to link.",
    "es": "得 une el verbo con el modo; detrás del adjetivo ya no hay nada que unir.",
    "fr": "得 relie le verbe à la manière ; après l’adjectif, il n’y a plus rien à relier.",
    "zh": "“得”连接动词和补语，形容词后面不用再加。"
  },
  "zhDegreeBeforeVerb": {
    "words": [],
    "en": "How much you like something comes before the verb: 很喜欢.",
    "es": "Cuánto gusta algo va delante del verbo: 很喜欢.",
    "fr": "Le degré se place devant le verbe : 很喜欢.",
    "zh": "程度副词放在动词前面：很喜欢。"
  },
  "zhDegreeDe": {
    "words": [],
    "en": "得 links what is done, or felt, to how or how much.",
    "es": "得 une lo que se hace o se siente con el cómo o el cuánto.",
    "fr": "得 relie ce qu’on fait ou ressent à la manière ou au degré.",
    "zh": "动词或形容词和后面的程度补语中间要用“得”。"
  },
  "zhDegreeOnce": {
    "words": [],
    "en": "One word for the degree is enough.",
    "es": "Basta con una palabra de grado.",
    "fr": "Un seul mot de degré suffit.",
    "zh": "程度只说一次就够了。"
  },
  "zhDoZuo": {
    "words": [],
    "en": "做 is to do or to make; 作 is used inside words such as 工作.",
    "es": "做 es hacer; 作 solo aparece dentro de palabras como 工作.",
    "fr": "做, c’est faire ; 作 ne figure que dans des mots comme 工作.",
    "zh": "“做”表示做事；“作”一般用在“工作”这样的词里。"
  },
  "zhDoneLe": {
    "words": [],
    "en": "Something done once, with its amount, takes 了 after the verb: 买了一本书.",
    "es": "Lo que se hizo una vez, con su cantidad, lleva 了 tras el verbo: 买了一本书.",
    "fr": "Ce qui a été fait une fois, avec sa quantité, prend 了 après le verbe : 买了一本书.",
    "zh": "已经完成、带数量的动作，动词后面用“了”：买了一本书。"
  },
  "zhForSomeone": {
    "words": [
      "verb"
    ],
    "en": "The person for whom you do 「{verb}」 comes before it, with 给.",
    "es": "La persona para quien se hace 「{verb}」 va delante, con 给.",
    "fr": "La personne à qui s’adresse 「{verb}」 se place devant, avec 给.",
    "zh": "“{verb}”的对象放在前面，用“给”。"
  },
  "zhFromCome": {
    "words": [],
    "en": "从 only tells from where; the verb is still missing: 从 … 来.",
    "es": "从 solo dice desde dónde; falta el verbo: 从 … 来.",
    "fr": "从 dit seulement d’où ; il manque le verbe : 从 … 来.",
    "zh": "“从”只表示起点，后面还要有动词：从……来。"
  },
  "zhFromTo": {
    "words": [],
    "en": "“From … to …” is 从 … 到 …; 离 only measures a distance.",
    "es": "«De … a …» es 从 … 到 …; 离 solo mide una distancia.",
    "fr": "« De … à … » se dit 从 … 到 … ; 离 mesure seulement une distance.",
    "zh": "“从……到……”表示起点和终点；“离”只表示距离。"
  },
  "zhGiveTo": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 takes 给 before the person whom the thing reaches.",
    "es": "「{verb}」 lleva 给 delante de la persona que recibe la cosa.",
    "fr": "「{verb}」 prend 给 devant la personne qui reçoit la chose.",
    "zh": "“{verb}”后面用“给”引出收到东西的人。"
  },
  "zhGraduateFrom": {
    "words": [],
    "en": "毕业 can have no object, so the school comes before it.",
    "es": "毕业 no admite objeto: la escuela va delante.",
    "fr": "毕业 n’a pas d’objet : l’école se place devant.",
    "zh": "“毕业”不带宾语，学校放在前面。"
  },
  "zhGuoAfterVerb": {
    "words": [],
    "en": "过, for what you have done before, comes right after the verb.",
    "es": "过, para lo que ya se ha hecho alguna vez, va justo detrás del verbo.",
    "fr": "过, pour ce qu’on a déjà fait, suit directement le verbe.",
    "zh": "表示经历的“过”紧跟在动词后面。"
  },
  "zhGuoNoLe": {
    "words": [],
    "en": "去过 and 来过 say already that it is over, so 了 is one word too many.",
    "es": "去过 y 来过 ya dicen que aquello acabó: 了 sobra.",
    "fr": "去过 et 来过 disent déjà que c’est passé : 了 est de trop.",
    "zh": "“去过、来过”已经表示经历，不用再加“了”。"
  },
  "zhHabitNoLe": {
    "words": [],
    "en": "了 says that something happened once; a habit has none.",
    "es": "了 dice que algo ocurrió una vez; una costumbre no lo lleva.",
    "fr": "了 dit que quelque chose s’est produit une fois ; une habitude s’en passe.",
    "zh": "“了”表示动作完成；说习惯不用“了”。"
  },
  "zhHalfLast": {
    "words": [],
    "en": "半 comes after the hour: 三点半.",
    "es": "半 va detrás de la hora: 三点半.",
    "fr": "半 suit l’heure : 三点半.",
    "zh": "“半”放在“点”后面：三点半。"
  },
  "zhHelpWhom": {
    "words": [],
    "en": "帮忙 holds its object already (忙), so the person goes with 帮: 帮我.",
    "es": "帮忙 ya lleva su objeto (忙), así que la persona va con 帮: 帮我.",
    "fr": "帮忙 contient déjà son objet (忙) : la personne va avec 帮, 帮我.",
    "zh": "“帮忙”里已经有宾语“忙”；带人用“帮”：帮我。"
  },
  "zhHowMuch": {
    "words": [],
    "en": "A price is asked with 多少: 多少钱.",
    "es": "El precio se pregunta con 多少: 多少钱.",
    "fr": "On demande un prix avec 多少 : 多少钱.",
    "zh": "问价钱用“多少”：多少钱。"
  },
  "zhHuiLearnt": {
    "words": [],
    "en": "What you have learnt to do, such as a language or a sport, goes with 会.",
    "es": "Lo que se ha aprendido a hacer, como una lengua o un deporte, va con 会.",
    "fr": "Ce qu’on a appris à faire, une langue ou un sport, va avec 会.",
    "zh": "学会的技能，比如语言和运动，用“会”。"
  },
  "zhInsideVerb": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 holds its object already, so the duration comes between its halves.",
    "es": "「{verb}」 ya lleva su objeto, así que la duración va entre sus dos partes.",
    "fr": "「{verb}」 contient déjà son objet : la durée se place entre ses deux moitiés.",
    "zh": "“{verb}”是离合词，时间放在中间。"
  },
  "zhInterestedIn": {
    "words": [],
    "en": "感兴趣 can have no object: what interests you comes before it, with 对.",
    "es": "感兴趣 no admite objeto: lo que interesa va delante, con 对.",
    "fr": "感兴趣 n’a pas d’objet : ce qui intéresse se place devant, avec 对.",
    "zh": "“感兴趣”不带宾语，对象用“对”放在前面。"
  },
  "zhLargeFirst": {
    "words": [],
    "en": "Times go from large to small: year, month, day, part of the day, hour.",
    "es": "El tiempo va de lo grande a lo pequeño: año, mes, día, parte del día, hora.",
    "fr": "Le temps va du plus grand au plus petit : année, mois, jour, moment, heure.",
    "zh": "时间从大到小说：年、月、日、早晚、几点。"
  },
  "zhMannerDi": {
    "words": [],
    "en": "How you do something takes 地 before the verb; 的 comes before nouns.",
    "es": "El modo de hacer algo lleva 地 delante del verbo; 的 va delante de nombres.",
    "fr": "La manière prend 地 devant le verbe ; 的 se place devant les noms.",
    "zh": "修饰动词用“地”；“的”用在名词前面。"
  },
  "zhManyHen": {
    "words": [],
    "en": "多 does not stand alone before a noun: 很多 + noun.",
    "es": "多 no va solo delante de un nombre: 很多 + nombre.",
    "fr": "多 ne va pas seul devant un nom : 很多 + nom.",
    "zh": "名词前面不单独用“多”，要说“很多”。"
  },
  "zhMeasureItself": {
    "words": [
      "word"
    ],
    "en": "「{word}」 counts by itself, so 个 is one word too many.",
    "es": "「{word}」 ya cuenta por sí mismo: 个 sobra.",
    "fr": "「{word}」 compte déjà par lui-même : 个 est de trop.",
    "zh": "“{word}”本身就是量词，不用“个”。"
  },
  "zhMenNotDoor": {
    "words": [],
    "en": "们 makes one person several; 门, which looks and sounds alike, is a door.",
    "es": "们 hace de una persona varias; 门, que se parece y suena parecido, es una puerta.",
    "fr": "们 fait d’une personne plusieurs ; 门, qui lui ressemble, est une porte.",
    "zh": "“们”表示人的复数；“门”是进出的地方。"
  },
  "zhMenPeople": {
    "words": [],
    "en": "们 is only for people.",
    "es": "们 es solo para personas.",
    "fr": "们 ne s’emploie que pour des personnes.",
    "zh": "“们”只用在指人的名词后面。"
  },
  "zhModalNoLe": {
    "words": [],
    "en": "What you want to do or can do has not happened yet, so the verb has no 了.",
    "es": "Lo que se quiere o se puede hacer aún no ha ocurrido, así que el verbo va sin 了.",
    "fr": "Ce qu’on veut ou peut faire n’a pas encore eu lieu : le verbe reste sans 了.",
    "zh": "“想、能”等后面的动作还没发生，不用“了”。"
  },
  "zhMoreBeforeVerb": {
    "words": [],
    "en": "多 and 少, for more and less, come before the verb: 多喝水.",
    "es": "多 y 少, más y menos, van delante del verbo: 多喝水.",
    "fr": "多 et 少, plus et moins, se placent devant le verbe : 多喝水.",
    "zh": "表示增减的“多、少”放在动词前面：多喝水。"
  },
  "zhMoreThan": {
    "words": [],
    "en": "After a round number 多 comes before the measure word.",
    "es": "Tras un número redondo, 多 va delante del clasificador.",
    "fr": "Après un nombre rond, 多 précède le classificateur.",
    "zh": "整数后面的“多”放在量词前面。"
  },
  "zhMustVerb": {
    "words": [],
    "en": "必须 (must) comes before a verb; 必需 says that something is needed.",
    "es": "必须 (deber) va delante de un verbo; 必需 dice que algo es necesario.",
    "fr": "必须 (devoir) précède un verbe ; 必需 dit qu’une chose est nécessaire.",
    "zh": "“必须”用在动词前面；“必需”表示一定要有。"
  },
  "zhNeedsShi": {
    "words": [],
    "en": "To say who or what somebody is, Chinese joins two nouns by 是.",
    "es": "Para decir quién o qué es alguien, el chino une dos nombres con 是.",
    "fr": "Pour dire qui ou ce qu’est quelqu’un, le chinois relie deux noms par 是.",
    "zh": "说明是谁、是什么，两个名词中间要用“是”。"
  },
  "zhNinAlone": {
    "words": [],
    "en": "您 has no plural; to several people you say 你们.",
    "es": "您 no tiene plural; a varias personas se les dice 你们.",
    "fr": "您 n’a pas de pluriel ; à plusieurs personnes, on dit 你们.",
    "zh": "“您”后面不加“们”；对几个人说“你们”。"
  },
  "zhNoLiInTowns": {
    "words": [],
    "en": "Countries and towns are places by themselves, without 里.",
    "es": "Los países y las ciudades ya son lugares, sin 里.",
    "fr": "Les pays et les villes sont déjà des lieux, sans 里.",
    "zh": "国家和城市本身就是地方，后面不用“里”。"
  },
  "zhNotAsAs": {
    "words": [],
    "en": "“Not as … as” is 没有: A 没有 B + adjective.",
    "es": "«No tan … como» es 没有: A 没有 B + adjetivo.",
    "fr": "« Pas aussi … que » se dit 没有 : A 没有 B + adjectif.",
    "zh": "表示不如用“没有”：A没有B＋形容词。"
  },
  "zhNotBeforeBa": {
    "words": [],
    "en": "What denies the whole action, 不 or 没, comes before 把.",
    "es": "Lo que niega toda la acción, 不 o 没, va delante de 把.",
    "fr": "Ce qui nie toute l’action, 不 ou 没, précède 把.",
    "zh": "否定词“不、没”放在“把”前面。"
  },
  "zhNotBeforeModal": {
    "words": [],
    "en": "不 denies 会, so it comes before it.",
    "es": "不 niega 会, por eso va delante.",
    "fr": "不 nie 会 : il se place devant.",
    "zh": "“不”否定“会”，要放在“会”前面。"
  },
  "zhNotEver": {
    "words": [],
    "en": "What you have never done goes with 没: 没 + verb + 过.",
    "es": "Lo que no se ha hecho nunca va con 没: 没 + verbo + 过.",
    "fr": "Ce qu’on n’a jamais fait se dit avec 没 : 没 + verbe + 过.",
    "zh": "没有的经历用“没”：没＋动词＋过。"
  },
  "zhNotState": {
    "words": [],
    "en": "没 denies what has happened; what you like, know or are goes with 不.",
    "es": "没 niega lo ocurrido; lo que se quiere, se sabe o se es va con 不.",
    "fr": "没 nie ce qui s’est passé ; ce qu’on aime, sait ou est se nie avec 不.",
    "zh": "“没”否定发生的事；喜欢、知道、是什么用“不”否定。"
  },
  "zhObjectOnce": {
    "words": [
      "verb",
      "object"
    ],
    "en": "「{verb}」 holds its object 「{object}」 already; another one takes its place.",
    "es": "「{verb}」 ya lleva su objeto, 「{object}」; otro ocupa su lugar.",
    "fr": "「{verb}」 contient déjà son objet, 「{object}」 ; un autre le remplace.",
    "zh": "“{verb}”里已经有宾语“{object}”，换别的宾语就不用它。"
  },
  "zhOneMeasure": {
    "words": [
      "measure"
    ],
    "en": "One measure word is enough: 「{measure}」 takes the place of 个.",
    "es": "Basta con un clasificador: 「{measure}」 ocupa el lugar de 个.",
    "fr": "Un seul classificateur suffit : 「{measure}」 prend la place de 个.",
    "zh": "一个量词就够了：用“{measure}”，不用“个”。"
  },
  "zhOnlyIfThen": {
    "words": [],
    "en": "只要 (if only) is answered by 就; 才 answers 只有.",
    "es": "A 只要 (basta con que) le responde 就; 才 responde a 只有.",
    "fr": "À 只要 (il suffit que) répond 就 ; 才 répond à 只有.",
    "zh": "“只要”和“就”搭配；“才”和“只有”搭配。"
  },
  "zhOnlyThen": {
    "words": [],
    "en": "只有 (only if) is answered by 才; 就 answers 只要.",
    "es": "A 只有 (solo si) le responde 才; 就 responde a 只要.",
    "fr": "À 只有 (seulement si) répond 才 ; 就 répond à 只要.",
    "zh": "“只有”和“才”搭配；“就”和“只要”搭配。"
  },
  "zhOrAsking": {
    "words": [],
    "en": "In a question “or” is 还是; 或者 is for statements.",
    "es": "En una pregunta, «o» es 还是; 或者 es para afirmaciones.",
    "fr": "Dans une question, « ou » se dit 还是 ; 或者 sert aux affirmations.",
    "zh": "问句里用“还是”；陈述句用“或者”。"
  },
  "zhOrTelling": {
    "words": [],
    "en": "In a statement “or” is 或者; 还是 asks to choose.",
    "es": "En una afirmación, «o» es 或者; 还是 pide elegir.",
    "fr": "Dans une affirmation, « ou » se dit 或者 ; 还是 demande de choisir.",
    "zh": "陈述句里用“或者”；“还是”用来提问。"
  },
  "zhOwnerDe": {
    "words": [],
    "en": "的 links an owner and what is owned; 得 comes after verbs.",
    "es": "的 une al dueño con lo suyo; 得 va detrás de verbos.",
    "fr": "的 relie le possesseur et la chose ; 得 suit un verbe.",
    "zh": "表示领属用“的”；“得”用在动词后面。"
  },
  "zhPlaceInside": {
    "words": [],
    "en": "Where you go comes between the verb and 来 or 去: 回家去.",
    "es": "El lugar adonde se va queda entre el verbo y 来 o 去: 回家去.",
    "fr": "Le lieu se place entre le verbe et 来 ou 去 : 回家去.",
    "zh": "地点放在动词和“来、去”中间：回家去。"
  },
  "zhPlaceOf": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 can have no object: the place comes before it, with 去 or 在.",
    "es": "「{verb}」 no admite objeto: el lugar va delante, con 去 o 在.",
    "fr": "「{verb}」 n’a pas d’objet : le lieu se place devant, avec 去 ou 在.",
    "zh": "“{verb}”不带宾语，地点用“去”或“在”放在前面。"
  },
  "zhPlaceOfThing": {
    "words": [],
    "en": "在 wants a place; 上 or 里 makes a thing into one.",
    "es": "在 pide un lugar; 上 o 里 convierten una cosa en uno.",
    "fr": "在 demande un lieu ; 上 ou 里 font d’une chose un lieu.",
    "zh": "“在”后面要有地方；东西后面加“上”或“里”。"
  },
  "zhReallyExclaims": {
    "words": [],
    "en": "真 exclaims (真好!); before a noun you describe with 很 … 的.",
    "es": "真 es para exclamar (真好!); delante de un nombre se describe con 很 … 的.",
    "fr": "真 sert à s’exclamer (真好 !) ; devant un nom, on décrit avec 很 … 的.",
    "zh": "“真”用来感叹（真好！）；修饰名词用“很……的”。"
  },
  "zhResultAfterVerb": {
    "words": [],
    "en": "完, that something is done, comes right after the verb.",
    "es": "完, que algo está acabado, va justo detrás del verbo.",
    "fr": "完, qui dit que c’est fini, suit directement le verbe.",
    "zh": "表示结果的“完”紧跟在动词后面。"
  },
  "zhResultReached": {
    "words": [],
    "en": "Looking is 找, finding is 找到: what was not reached is said with 没 … 到.",
    "es": "Buscar es 找, encontrar es 找到: lo que no se logró se dice con 没 … 到.",
    "fr": "Chercher, c’est 找 ; trouver, 找到 : ce qu’on n’a pas atteint se dit 没 … 到.",
    "zh": "“找”是动作，“找到”是结果；没有结果说“没找到”。"
  },
  "zhRideOrDo": {
    "words": [],
    "en": "坐 is to sit or to ride, 做 is to do or to make; they sound the same.",
    "es": "坐 es sentarse o ir en un vehículo, 做 es hacer; suenan igual.",
    "fr": "坐, c’est s’asseoir ou voyager ; 做, c’est faire. Ils se prononcent pareil.",
    "zh": "“坐”车、“做”事，两个字同音。"
  },
  "zhSaidOnce": {
    "words": [],
    "en": "Both words say the same, so one of them is enough.",
    "es": "Las dos palabras dicen lo mismo: basta con una.",
    "fr": "Les deux mots disent la même chose : un seul suffit.",
    "zh": "两个词意思重复，用一个就够了。"
  },
  "zhShiDe": {
    "words": [],
    "en": "是 … 的 frames when, where or how something happened; its 的 is missing at the end.",
    "es": "是 … 的 enmarca cuándo, dónde o cómo ocurrió algo; falta el 的 final.",
    "fr": "是 … 的 encadre quand, où ou comment une chose s’est passée ; il manque le 的 final.",
    "zh": "强调过去的时间、地点、方式用“是……的”，最后要有“的”。"
  },
  "zhSoundsLike": {
    "words": [
      "word"
    ],
    "en": "The word meant is 「{word}」: it sounds or looks alike, but is written with other characters.",
    "es": "La palabra es 「{word}」: suena o se ve parecida, pero se escribe con otros caracteres.",
    "fr": "Le mot voulu est 「{word}」 : il se prononce ou s’écrit presque pareil, avec d’autres caractères.",
    "zh": "应该写“{word}”，这里用了同音或形近的字。"
  },
  "zhStateNoLe": {
    "words": [],
    "en": "How somebody was, or what they liked, is no event, so it has no 了, in the past either.",
    "es": "Cómo era alguien o qué le gustaba no es un suceso: también en pasado va sin 了.",
    "fr": "Comment on était, ce qu’on aimait, n’est pas un événement : pas de 了, même au passé.",
    "zh": "过去的状态和感情不是动作，不用“了”。"
  },
  "zhTakesObject": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 comes right before its object, with no word between.",
    "es": "「{verb}」 va directamente delante de su objeto, sin nada en medio.",
    "fr": "「{verb}」 précède directement son objet, sans rien entre les deux.",
    "zh": "“{verb}”可以直接带宾语，不用介词。"
  },
  "zhTeach": {
    "words": [],
    "en": "教 is to teach, 交 to hand over; they sound the same.",
    "es": "教 es enseñar, 交 es entregar; suenan igual.",
    "fr": "教, c’est enseigner ; 交, remettre. Ils se prononcent pareil.",
    "zh": "“教”是教课，“交”是给出去，两个字同音。"
  },
  "zhThanNoDegree": {
    "words": [],
    "en": "比 compares already, so the adjective has no 很.",
    "es": "比 ya compara, así que el adjetivo va sin 很.",
    "fr": "比 compare déjà : l’adjectif se passe de 很.",
    "zh": "“比”字句已经表示比较，形容词前不用“很”。"
  },
  "zhToSomeone": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 can have no object: the person comes before it, with 向.",
    "es": "「{verb}」 no admite objeto: la persona va delante, con 向.",
    "fr": "「{verb}」 n’a pas d’objet : la personne se place devant, avec 向.",
    "zh": "“{verb}”不带宾语，对象用“向”放在前面。"
  },
  "zhTogetherLast": {
    "words": [],
    "en": "一起 comes after the person: 跟朋友一起.",
    "es": "一起 va detrás de la persona: 跟朋友一起.",
    "fr": "一起 suit la personne : 跟朋友一起.",
    "zh": "“一起”放在人的后面：跟朋友一起。"
  },
  "zhTowards": {
    "words": [
      "quality"
    ],
    "en": "Towards whom or what somebody is 「{quality}」 comes before it, with 对.",
    "es": "Con quién o con qué se es 「{quality}」 va delante, con 对.",
    "fr": "Envers qui ou quoi l’on est 「{quality}」 se place devant, avec 对.",
    "zh": "“{quality}”的对象用“对”放在前面。"
  },
  "zhTraditional": {
    "words": [
      "character"
    ],
    "en": "The rest is in simplified characters, where this one is written 「{character}」.",
    "es": "Lo demás está en caracteres simplificados, donde este se escribe 「{character}」.",
    "fr": "Le reste est en caractères simplifiés, où celui-ci s’écrit 「{character}」.",
    "zh": "其他字是简体，这个字的简体是“{character}”。"
  },
  "zhVerbAgain": {
    "words": [],
    "en": "得 follows the verb itself, so after an object the verb is said again: 说汉语说得好.",
    "es": "得 sigue al verbo mismo, así que tras un objeto el verbo se repite: 说汉语说得好.",
    "fr": "得 suit le verbe lui-même : après un objet, on répète le verbe, 说汉语说得好.",
    "zh": "“得”紧跟动词；有宾语时要重复动词：说汉语说得好。"
  },
  "zhVerbFor": {
    "words": [
      "noun",
      "verb"
    ],
    "en": "What you do with 「{noun}」 is 「{verb}」.",
    "es": "Lo que se hace con 「{noun}」 es 「{verb}」.",
    "fr": "Avec 「{noun}」, le verbe est 「{verb}」.",
    "zh": "“{noun}”和动词“{verb}”搭配。"
  },
  "zhVisitPeople": {
    "words": [],
    "en": "You visit sights with 参观; people you go to see: 看 or 看望.",
    "es": "参观 es para lugares; a las personas se las va a ver: 看 o 看望.",
    "fr": "参观 sert aux lieux ; les gens, on va les voir : 看 ou 看望.",
    "zh": "“参观”地方；看人用“看”或“看望”。"
  },
  "zhWear": {
    "words": [],
    "en": "戴 is to wear on the head or hands, 带 to carry along; they sound the same.",
    "es": "戴 es llevar puesto en la cabeza o las manos, 带 es llevar consigo; suenan igual.",
    "fr": "戴, c’est porter sur la tête ou les mains ; 带, emporter. Ils se prononcent pareil.",
    "zh": "“戴”在头上、手上，“带”在身边，两个字同音。"
  },
  "zhWhatTime": {
    "words": [],
    "en": "The hour is asked with 几: 几点.",
    "es": "La hora se pregunta con 几: 几点.",
    "fr": "On demande l’heure avec 几 : 几点.",
    "zh": "问时间用“几”：几点。"
  },
  "zhWhenLast": {
    "words": [],
    "en": "“When” is … 的时候, after what it speaks of.",
    "es": "«Cuando» es … 的时候, detrás de aquello de lo que habla.",
    "fr": "« Quand » se dit … 的时候, après ce dont on parle.",
    "zh": "“的时候”放在分句的最后。"
  },
  "zhWhenWhole": {
    "words": [],
    "en": "“When” is 的时候 in full; 的 and 时 alone do not go together.",
    "es": "«Cuando» es 的时候 entero; 的 y 时 solos no van juntos.",
    "fr": "« Quand » se dit 的时候 en entier ; 的 et 时 seuls ne vont pas ensemble.",
    "zh": "“的”后面要说“时候”，不说“的时”。"
  },
  "zhWhether": {
    "words": [],
    "en": "如果 sets a condition; “whether” is asked as a choice, such as 喜不喜欢 or 是不是.",
    "es": "如果 pone una condición; «si» en una pregunta se dice eligiendo, como 喜不喜欢 o 是不是.",
    "fr": "如果 pose une condition ; le « si » d’une question est un choix, comme 喜不喜欢 ou 是不是.",
    "zh": "“如果”表示条件；不确定的事用“喜不喜欢、是不是”来说。"
  },
  "zhWhichCountry": {
    "words": [],
    "en": "“Which country” is 哪国; 什么 asks what kind.",
    "es": "«Qué país» es 哪国; 什么 pregunta de qué clase.",
    "fr": "« Quel pays » se dit 哪国 ; 什么 demande de quelle sorte.",
    "zh": "问国家用“哪国”，不用“什么国”。"
  },
  "zhWhichOrThat": {
    "words": [],
    "en": "哪 asks (which, where), 那 points (that, there); only the tone differs.",
    "es": "哪 pregunta (cuál, dónde), 那 señala (ese, allí); solo cambia el tono.",
    "fr": "哪 interroge (lequel, où), 那 montre (ce, là) ; seul le ton change.",
    "zh": "“哪”用来问，“那”用来指，只有声调不同。"
  },
  "zhWithSomeone": {
    "words": [
      "verb"
    ],
    "en": "「{verb}」 can have no object: the person comes before it, with 跟.",
    "es": "「{verb}」 no admite objeto: la persona va delante, con 跟.",
    "fr": "「{verb}」 n’a pas d’objet : la personne se place devant, avec 跟.",
    "zh": "“{verb}”不带宾语，人用“跟”放在前面。"
  },
  "zhYearWords": {
    "words": [],
    "en": "Last year is 去年 and next year 明年; 上 and 下 go with 个月 and 个星期.",
    "es": "El año pasado es 去年 y el que viene 明年; 上 y 下 van con 个月 y 个星期.",
    "fr": "L’an dernier se dit 去年 et l’an prochain 明年 ; 上 et 下 vont avec 个月 et 个星期.",
    "zh": "年用“去年、明年”；“上、下”用于“个月、个星期”。"
  },
  "zhZaiAlone": {
    "words": [],
    "en": "在 means “to be at” by itself, without 是 or 有.",
    "es": "在 ya dice «estar en», sin 是 ni 有.",
    "fr": "在 dit déjà « être à », sans 是 ni 有.",
    "zh": "“在”本身就是动词，前面不用“是”或“有”。"
  },
  "zhTwoInNumbers": {
    "words": [],
    "en": "Within a number, and after 第, two is 二; 两 counts things.",
    "es": "Dentro de un número y después de 第, dos es 二; 两 cuenta cosas.",
    "fr": "Dans un nombre et après 第, deux se dit 二 ; 两 compte des choses.",
    "zh": "数字里面和“第”后面用“二”；“两”放在量词前面。"
  },
  "zhDegreeFirst": {
    "words": [],
    "en": "The degree comes before the adjective: 很近, 有点儿冷.",
    "es": "El grado va delante del adjetivo: 很近, 有点儿冷.",
    "fr": "Le degré précède l’adjectif : 很近, 有点儿冷.",
    "zh": "程度词放在形容词前面：很近、有点儿冷。"
  },
  "zhGoToDo": {
    "words": [],
    "en": "What you go to do follows the place directly: 去商店买东西.",
    "es": "Lo que se va a hacer sigue directamente al lugar: 去商店买东西.",
    "fr": "Ce qu’on va faire suit directement le lieu : 去商店买东西.",
    "zh": "去一个地方做什么，动词直接放在后面：去商店买东西。"
  },
  "zhPotential": {
    "words": [],
    "en": "What you cannot finish is verb + 不完: 看不完.",
    "es": "Lo que no se puede acabar es verbo + 不完: 看不完.",
    "fr": "Ce qu’on ne peut pas finir se dit verbe + 不完 : 看不完.",
    "zh": "不能完成用“动词＋不完”：看不完。"
  },
  "zhAlreadyLe": {
    "words": [],
    "en": "What has already happened is closed by 了: 已经走了.",
    "es": "Lo que ya ha ocurrido se cierra con 了: 已经走了.",
    "fr": "Ce qui s’est déjà produit se termine par 了 : 已经走了.",
    "zh": "“已经”发生的事，句尾用“了”：已经走了。"
  },
  "zhSpanBeforeObject": {
    "words": [],
    "en": "How long it lasted comes before the object: 学过两年汉语.",
    "es": "La duración va delante del objeto: 学过两年汉语.",
    "fr": "La durée précède l’objet : 学过两年汉语.",
    "zh": "时间的长短放在宾语前面：学过两年汉语。"
  },
  "zhTellSomeone": {
    "words": [],
    "en": "To tell somebody something is 告诉; 说 takes what is said, not the person.",
    "es": "Contar algo a alguien es 告诉; 说 lleva lo que se dice, no la persona.",
    "fr": "Dire quelque chose à quelqu’un, c’est 告诉 ; 说 prend ce qui est dit, pas la personne.",
    "zh": "把事情说给别人听用“告诉”；“说”后面不直接加人。"
  },
  "zhPersonThenThing": {
    "words": [
      "verb"
    ],
    "en": "After 「{verb}」 the person comes first, then the thing.",
    "es": "Tras 「{verb}」 va primero la persona y luego la cosa.",
    "fr": "Après 「{verb}」 vient d’abord la personne, puis la chose.",
    "zh": "“{verb}”后面先说人，再说东西。"
  },
  "zhManyAlone": {
    "words": [],
    "en": "很多 says how many by itself, without a measure word.",
    "es": "很多 ya dice cuánto, sin clasificador.",
    "fr": "很多 dit déjà combien, sans classificateur.",
    "zh": "“很多”后面一般不用量词。"
  },
  "zhCannot": {
    "words": [],
    "en": "What you cannot see, find or understand is verb + 不 + result: 看不见.",
    "es": "Lo que no se puede ver, encontrar o entender es verbo + 不 + resultado: 看不见.",
    "fr": "Ce qu’on ne peut pas voir, trouver ou comprendre se dit verbe + 不 + résultat : 看不见.",
    "zh": "做不到用“动词＋不＋结果”：看不见。"
  },
  "zhTimesAfterVerb": {
    "words": [],
    "en": "How often comes after the verb: 去过三次.",
    "es": "Cuántas veces va detrás del verbo: 去过三次.",
    "fr": "Le nombre de fois suit le verbe : 去过三次.",
    "zh": "次数放在动词后面：去过三次。"
  },
  "zhSpanAfterVerb": {
    "words": [],
    "en": "How long it lasts comes after the verb: 睡八个小时觉.",
    "es": "La duración va detrás del verbo: 睡八个小时觉.",
    "fr": "La durée suit le verbe : 睡八个小时觉.",
    "zh": "时间的长短放在动词后面：睡八个小时觉。"
  },
  "zhZheAlone": {
    "words": [],
    "en": "着 says that something goes on, 了 that it is done; one of them is enough.",
    "es": "着 dice que algo continúa, 了 que está hecho; basta con uno.",
    "fr": "着 dit que cela dure, 了 que c’est fait ; un seul suffit.",
    "zh": "“着”表示持续，“了”表示完成，不能一起用。"
  },
  "zhGoingOnNoLe": {
    "words": [],
    "en": "正在 says that it is going on; 了 would say that it is done.",
    "es": "正在 dice que está ocurriendo; 了 diría que ya está hecho.",
    "fr": "正在 dit que c’est en cours ; 了 dirait que c’est fait.",
    "zh": "“正在”表示进行，不用表示完成的“了”。"
  },
  "zhNeverGuo": {
    "words": [],
    "en": "从来没 speaks of what you have ever done, so the verb takes 过.",
    "es": "从来没 habla de lo hecho alguna vez, así que el verbo lleva 过.",
    "fr": "从来没 parle de ce qu’on a fait un jour : le verbe prend 过.",
    "zh": "“从来没”说的是经历，动词后面用“过”。"
  },
  "zhSoonLe": {
    "words": [],
    "en": "What is about to happen is closed by 了: 快要下雨了.",
    "es": "Lo que está a punto de ocurrir se cierra con 了: 快要下雨了.",
    "fr": "Ce qui est sur le point d’arriver se termine par 了 : 快要下雨了.",
    "zh": "快要发生的事，句尾用“了”：快要下雨了。"
  },
  "zhDeTooMany": {
    "words": [],
    "en": "的 links a description to a noun; here there is nothing to link.",
    "es": "的 une una descripción con un nombre; aquí no hay nada que unir.",
    "fr": "的 relie une description à un nom ; ici, il n’y a rien à relier.",
    "zh": "“的”连接修饰语和名词，这里不需要。"
  },
  "zhNounDe": {
    "words": [],
    "en": "Before a noun it is 的; 得 comes after verbs, 地 before them.",
    "es": "Delante de un nombre se escribe 的; 得 va detrás de los verbos, 地 delante de ellos.",
    "fr": "Devant un nom, on écrit 的 ; 得 suit les verbes, 地 les précède.",
    "zh": "名词前面用“的”；“得”在动词后面，“地”在动词前面。"
  },
  "zhGoWithoutZai": {
    "words": [],
    "en": "来, 去 and 到 take the place themselves, without 在.",
    "es": "来, 去 y 到 llevan el lugar directamente, sin 在.",
    "fr": "来, 去 et 到 prennent le lieu directement, sans 在.",
    "zh": "“来、去、到”直接带地点，不用“在”。"
  },
  "zhSameAs": {
    "words": [],
    "en": "“The same as somebody” is 跟 + person + 一样.",
    "es": "«Igual que alguien» es 跟 + persona + 一样.",
    "fr": "« Pareil que quelqu’un » se dit 跟 + personne + 一样.",
    "zh": "和别人相同说“跟＋人＋一样”。"
  },
  "zhBei": {
    "words": [],
    "en": "The thing does nothing itself; what is done to it takes 被.",
    "es": "La cosa no hace nada; lo que le hacen lleva 被.",
    "fr": "La chose ne fait rien elle-même ; ce qu’elle subit se dit avec 被.",
    "zh": "东西不会自己做动作，要用“被”。"
  },
  "zhAlsoNot": {
    "words": [],
    "en": "也 comes before 不 and 没.",
    "es": "也 va delante de 不 y 没.",
    "fr": "也 précède 不 et 没.",
    "zh": "“也”放在“不、没”前面。"
  },
  "zhAskInPlace": {
    "words": [],
    "en": "A question word goes where its answer would go.",
    "es": "La palabra interrogativa va donde iría la respuesta.",
    "fr": "Le mot interrogatif se place là où serait la réponse.",
    "zh": "疑问词放在答案的位置。"
  },
  "zhToldQuestion": {
    "words": [],
    "en": "A question inside a sentence has no 吗: you say 来不来.",
    "es": "Una pregunta dentro de una frase no lleva 吗: se dice 来不来.",
    "fr": "Une question dans une phrase n’a pas de 吗 : on dit 来不来.",
    "zh": "句子里面的问题不用“吗”，说“来不来”。"
  },
  "zhAgainTimes": {
    "words": [],
    "en": "又 is for what has happened again, 再 for what is still to come.",
    "es": "又 es para lo que ha vuelto a ocurrir, 再 para lo que está por venir.",
    "fr": "又 est pour ce qui s’est répété, 再 pour ce qui est à venir.",
    "zh": "已经重复的用“又”，还没发生的用“再”。"
  },
  "zhBothPeople": {
    "words": [],
    "en": "俩 holds 个 already: 俩 or 两个.",
    "es": "俩 ya contiene 个: 俩 o 两个.",
    "fr": "俩 contient déjà 个 : 俩 ou 两个.",
    "zh": "“俩”就是“两个”，后面不用“个”。"
  },
  "zhMeetSomebody": {
    "words": [],
    "en": "To get to know somebody is 认识.",
    "es": "Conocer a alguien es 认识.",
    "fr": "Faire la connaissance de quelqu’un, c’est 认识.",
    "zh": "跟人初次见面用“认识”。"
  },
  "zhVerbAlone": {
    "words": [],
    "en": "The other verb says it all; 是 before it is one word too many.",
    "es": "El otro verbo ya lo dice todo; 是 delante sobra.",
    "fr": "L’autre verbe dit tout ; 是 devant est de trop.",
    "zh": "后面已经有动词，不用再加“是”。"
  },
  "zhAllowed": {
    "words": [],
    "en": "What is allowed goes with 可以; 会 is for what you have learnt.",
    "es": "Lo que está permitido va con 可以; 会 es para lo que se ha aprendido.",
    "fr": "Ce qui est permis se dit avec 可以 ; 会 est pour ce qu’on a appris.",
    "zh": "表示允许用“可以”；“会”表示学会的技能。"
  }
} as const satisfies ReasonTexts
