import type { Gender, GrammaticalNumber, Person } from '../../kit/lexicon/analysis.ts'

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Subject pronouns and the person of their verb. */
export const subjects: Readonly<Record<string, Person>> = {
  yo: 0,
  tú: 1,
  él: 2,
  ella: 2,
  usted: 2,
  nosotros: 3,
  nosotras: 3,
  vosotros: 4,
  vosotras: 4,
  ellos: 5,
  ellas: 5,
  ustedes: 5,
}
export const clitics = wordsOf('me te se nos os lo la le los las les')
export const beforeVerb = wordsOf('no también tampoco siempre nunca ya casi todavía')
export const prepositions = wordsOf(
  'a de con en para por sin sobre desde hasta entre según contra hacia tras',
)

/** Words for people of one's family and friends. */
export const kin = wordsOf(
  'madre padre padres mamá papá hermano hermana hermanos hermanas amigo amiga amigos amigas abuelo abuela abuelos novio ' +
    'novia hijo hija hijos hijas marido mujer esposo esposa primo prima primos tío tía tíos familia vecino vecina ' +
    'vecinos jefe jefa compañero compañera compañeros',
)

/** What a determiner says of its noun. */
export interface Determiner {
  gender?: Gender
  number: GrammaticalNumber
}

/** Masculine and feminine, singular and plural. */
const fourForms: readonly (readonly [string, string, string, string])[] = [
  ['el', 'la', 'los', 'las'],
  ['un', 'una', 'unos', 'unas'],
  ['este', 'esta', 'estos', 'estas'],
  ['ese', 'esa', 'esos', 'esas'],
  ['aquel', 'aquella', 'aquellos', 'aquellas'],
  ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  ['mucho', 'mucha', 'muchos', 'muchas'],
  ['otro', 'otra', 'otros', 'otras'],
  ['algún', 'alguna', 'algunos', 'algunas'],
  ['ningún', 'ninguna', 'ningunos', 'ningunas'],
  ['mi', 'mi', 'mis', 'mis'],
  ['tu', 'tu', 'tus', 'tus'],
  ['su', 'su', 'sus', 'sus'],
]
const numerals =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cien varios'

export const determiners: ReadonlyMap<string, Determiner> = new Map([
  ...fourForms.flatMap((forms) =>
    forms.map((form, place): [string, Determiner] => [
      form,
      { ...(forms[0] !== forms[1] && { gender: place % 2 ? 'f' : 'm' }), number: place < 2 ? 's' : 'p' },
    ]),
  ),
  ...numerals.split(' ').map((word): [string, Determiner] => [word, { number: 'p' }]),
])

/** The form of a determiner for a gender and number; undefined for one that has no such form. */
export function determinerFor(word: string, gender: Gender, number: GrammaticalNumber): string | undefined {
  const forms = fourForms.find((row) => row.includes(word))
  return forms?.[(number === 'p' ? 2 : 0) + (gender === 'f' ? 1 : 0)]
}

/** Feminine nouns that take el and un because they begin with a stressed a. */
export const stressedA = wordsOf(
  'agua águila aula alma arma área hacha hambre ama ancla ala ave hada asa aspa arpa asma',
)
/** Words for time, which stand beside a verb without being its subject. */
export const timeNouns = wordsOf(
  'vez veces día días noche noches año años semana semanas mes meses lunes martes miércoles jueves viernes sábado ' +
    'domingo mañana tarde momento verano invierno otoño primavera hora horas minuto minutos fin principio final rato trimestre semestre época navidad ano anos lunes martes sábados domingos mañanas tardes veranos inviernos meses',
)
/** Words that look like a noun, an adjective or a verb and mostly are something else. */
export const functionWords = wordsOf(
  'juntos juntas todos todas mejor peor mayor menor mejores peores debido primer tercer apenas tan tanto tanta ' +
    'alrededor incluso excepto salvo cerca lejos bien mal solo sólo mucho poco todo mientras ahora luego tarde ' +
    'temprano pronto siempre nunca bastante demasiado más menos muy así casi dentro fuera arriba abajo enfrente ' +
    'detrás delante encima debajo antes después junto rápido claro cierto igual donde cuando como una uno otra otro ' +
    'otros otras misma mismo nada algo para entre sobre bajo según durante y hay',
)
/** Verbs whose forms are words that a learner surely means as verbs. */
export const commonVerbs = wordsOf(
  'ser estar tener hacer poder decir ir ver dar saber querer llegar pasar deber poner parecer quedar creer hablar ' +
    'llevar dejar seguir encontrar llamar venir pensar salir volver tomar conocer vivir sentir tratar mirar contar ' +
    'empezar esperar buscar existir entrar trabajar escribir perder ocurrir entender pedir recibir recordar terminar ' +
    'permitir aparecer conseguir comenzar servir sacar necesitar mantener leer caer cambiar presentar crear abrir ' +
    'considerar oír acabar convertir ganar formar traer partir morir aceptar realizar comprender lograr explicar ' +
    'preguntar tocar reconocer estudiar alcanzar nacer dirigir correr utilizar pagar ayudar gustar jugar escuchar ' +
    'cumplir ofrecer descubrir levantar intentar usar decidir repetir olvidar comer beber cocinar nadar bailar cantar ' +
    'comprar vender viajar visitar dormir desayunar almorzar cenar descansar lavar limpiar caminar andar conducir ' +
    'manejar aprender enseñar practicar amar odiar preferir desear encantar doler interesar molestar faltar importar ' +
    'invitar llorar reír sonreír cerrar duchar vestir despertar acostar sentar mandar enviar cortar preparar ' +
    'probar reservar alquilar girar cruzar subir bajar ahorrar gastar costar valer llover nevar parar contestar ' +
    'responder saludar pintar dibujar cuidar montar pasear esquiar volar haber',
)
