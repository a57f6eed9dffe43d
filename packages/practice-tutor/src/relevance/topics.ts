import type { ByLanguage } from '../scenario.ts'

/** What an open question may ask for, where its answer is short: a name, a person, a place or a time. */
export const topics = ['name', 'person', 'place', 'time'] as const
export type Topic = (typeof topics)[number]

/** Beginnings of words without their accents, divided by spaces; one that ends with a full stop is a whole word. */
const startsWith = (beginnings: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${beginnings
      .trim()
      .split(/\s+/)
      .map((word) => (word.endsWith('.') ? `${word.slice(0, -1)}(?!\\p{L})` : word))
      .join('|')})`,
    'u',
  )

const numbersEs =
  'uno. dos. tres. cuatro cinco seis siete ocho nueve diez once. doce. trece quince veint treint cuarent'
const numbersFr = 'deux. trois quatre cinq six. sept. huit neuf. dix onze douze treize quinze vingt trente'

/**
 * Words that belong to an answer on a topic, whatever the scene lists: far more than its wordings need, as an answer that
 * is wrongly sent back does more harm than one that is wrongly taken.
 */
export const topicWords: Record<Topic, ByLanguage<RegExp>> = {
  name: {
    es: startsWith(
      'llam nombr apellid apod letra escrib deletre pronunci dic. dicen eleg elig pus. puse puso pusi',
    ),
    fr: startsWith("appel nom. noms prenom surnom lettr ecri epel pronon s'ecri dit. disent choisi donne"),
    zh: /[叫名姓字写念取起]|女士|小姐/u,
  },
  person: {
    es: startsWith(
      `herman prim amig mujer hij marid espos madre padre mama. papa. abuel tio. tia. tios. tias. sobrin cunad suegr
      novi parej vecin companer coleg jef senor profe doctor gente sol. solo. sola. nadie nada. tod famil persona chic
      nin ell nosotr conoc invit ven. venir vendr vien acompan llam nombr`,
    ),
    fr: startsWith(
      `frere sœur soeur cousin ami. amis. amie copain copine femme. fille fils. mari. maris. epou mere. pere. maman.
      papa. grand parent oncle tante neveu niece beau. belle. voisin collegue patron prof docteur gens seul personne.
      tou. tout. tous. rien. famill enfant garcon homme eux. elles nous. connai invit vien venir accompagn appel`,
    ),
    zh: /[爸妈哥姐弟妹爷叔姨舅姑谁她他人带叫]|奶奶|朋友|同学|同事|邻居|老师|自己|家|孩子|儿子|女儿|太太|先生/u,
  },
  place: {
    es: startsWith(
      `viv naci nace nacido crec ciudad pais pueblo aldea barrio calle plaza avenida casa piso apartament habita campo
      costa. mar. playa montan isla norte sur. oeste centro capital cerca lejos aqui alli alla. ahi. region provinc
      continent mund fronter kilometr origen raic extranjer europ asia. afric americ estacion parque bar. cafe restaurant
      cine. museo esquina puerta entrada fuente hotel aeropuerto viaj ir. voy. vas. va. vamos van. mud resid qued lado.
      enfrente detras delante sitio lugar parte. partes. vuelv volv lleg ven. veng vien dond`,
    ),
    fr: startsWith(
      `habit vi. vis. vit. viv vecu ne. nee. nes. naiss grandi ville pays. village quartier rue. place avenue maison
      appartement immeuble campagne cote. mer. plage montagne ile. nord. sud. ouest centre capital pres. loin. ici. la-bas
      region province continent mond frontiere kilometr origin racine etranger europ asie afri ameri gare. parc. bar. cafe
      restaurant cinema musee coin porte entree fontaine hotel aeroport voyag aller. vais. vas. va. allons vont. demenag
      resid rest devant derriere face. endroit lieu. part. chez. retourn rentr arriv vien ven. venu ou.`,
    ),
    zh: /[住生长国市省州城镇村县区山河湖海港岛洲京边近远家从到来去回搬街路楼站馆店园门口学校司东西南北中部方哪儿出]|[这那城村]里/u,
  },
  time: {
    es: startsWith(
      `hora minut segund dia. dias. semana mes. meses ano. anos. lunes martes miercoles jueves viernes sabado domingo
      enero febrero marzo abril mayo. junio julio agosto septiembre octubre noviembre diciembre manana tarde noche mediodia
      medianoche madrug temprano pronto luego. despues antes ahora hoy. ayer anoche anteayer cuando siempre nunca fecha
      cumple veran invierno otono primaver navidad pascua vacacion desde. hace. hasta. libre punto media. cuart rato
      momento tren. trenes sal. salg salir sale. salid perfect primer opcion empez empiez comenz dur proxim pasad ultim rapid reciente trabaj ${numbersEs}`,
    ),
    fr: startsWith(
      `heure minut second jour semaine mois. an. ans. annee lundi mardi mercredi jeudi vendredi samedi dimanche janvier
      fevrier mars. avril mai. juin. juillet aout septembre octobre novembre decembre matin soir nuit midi. minuit apres tot.
      tard. bientot puis. avant maintenant aujourd hier. avant-hier demain quand toujours jamais date. annivers ete. hiver
      automne printemps noel paques vacanc depuis. jusqu libre demi quart. moment train part. pars. parti depart parfait premier commenc dure
      prochain. prochaine dernier derniere vite. recemment travail ${numbersFr}`,
    ),
    zh: /[点分天号日月年周期拜早晚午夜时刻半前后刚今明昨久春夏秋冬节假一二两三四五六七八九十几快慢最近马上车班开始]/u,
  },
}
