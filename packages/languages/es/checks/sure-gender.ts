import type { Gender } from '../../kit/lexicon/analysis.ts'
import type { Lexicon } from '../../kit/lexicon/lexicon.ts'
import { wordsOf } from './words.ts'

/** Nouns that are of both genders: for people of either, or with a sense for each, or not the same everywhere. */
const ofBoth = wordsOf(
  'atleta ayuda azúcar barman batería bebé bikini calor cámara canguro capital capitán cara casete caza central chef ' +
    'chinche clarinete coma cometa cónyuge contralto corneta corriente corte crepe creep cura defensa delantera delta editorial ' +
    'enigma enzima escolta escucha esperma espada esperanza facha fantasma flauta fiscal frente gallina gay génesis gorila ' +
    'guarda guardia guía guitarra heroína hincha internet intérprete jefe judas juez lente líder linde llama manga mar ' +
    'maratón margen marica médium miembro modelo modelos moral naranja nobel oficial orden ordenanza panda pantera papa parte ' +
    'pasma patente pendiente pez pijama piloto policía portavoz premier presidente pyjama radio recluta rosa sartén secreta ' +
    'segundo selfie soldado soprano suplente talla terminal testigo tilde tanga trompeta vigía violín vista vocal vodka ' +
    'wifi yoga spa pilar personaje sida editora final general pop rap web app pub pizza sal sándwich armazón dote interrogante ' +
    'arte artes cola tema clave bajo mañana tarde frente era gracias microondas cliente mánager madre chofer chófer sargento ' +
    'cabo teniente coronel comandante músico médico técnico físico químico político crítico mecánico matemático gramático ' +
    'vídeo video hambre doblez reuma hojaldre puente lince genio ídolo azucar apóstrofe cobaya tequila pus ánade avestruz ' +
    'aneurisma apócope mimbre pringue tizne pro contra duermevela marabunta trípode polla crema canal',
)
/** Endings that say the gender, but for the nouns that the lexicon knows otherwise. */
const endings: Readonly<Record<Gender, RegExp>> = {
  f: /(?:[^m]a|[cs]ión|[dt]ad|tud|umbre|eza)s?$|(?:[cs]iones|[dt]ades|tudes)$/,
  m: /(?:o|or|aje|ón|miento|ismo|és)s?$|(?:ores|ones)$/,
}
/** From here on a noun is too rare to believe a gender that its ending does not say. */
const rarest = 6000

/** Whether a noun is surely of a gender: where its ending says so, or where it is frequent and of one gender only. */
export function isSureGender(lexicon: Lexicon, noun: string, lemma: string, gender: Gender): boolean {
  if (ofBoth.has(noun) || ofBoth.has(lemma)) return false
  const isOfPeople = /(nte|ista)s?$/.test(noun) && !things.test(noun)
  if (isOfPeople) return false
  return endings[gender].test(noun) || Math.min(lexicon.rank(noun), lexicon.rank(lemma)) <= rarest
}

/** Nouns in -nte that are no people. */
const things =
  /^(gente|fuente|puente|mente|restaurante|accidente|ambiente|diente|continente|elefante|volante|instante|muerte|suerte)s?$/
