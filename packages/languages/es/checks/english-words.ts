import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'

/** Frequent English words that Spanish has not, and what they are in Spanish; no articles, which would need a gender. */
const spanish: ReadonlyMap<string, string> = new Map(
  (
    'my:mi and:y in:en with:con but:pero because:porque person:persona class:clase classes:clases school:escuela family:familia ' +
    'friend:amigo friends:amigos favorite:favorito brother:hermano sister:hermana mother:madre father:padre people:gente ' +
    'also:también when:cuando music:música different:diferente famous:famoso important:importante interesting:interesante ' +
    'always:siempre very:muy after:después vegetables:verduras coconut:coco university:universidad student:estudiante ' +
    'students:estudiantes american:americano english:inglés spanish:español world:mundo food:comida house:casa beach:playa ' +
    'restaurant:restaurante hospital:hospital story:historia today:hoy tomorrow:mañana ingredients:ingredientes ' +
    'museum:museo park:parque party:fiesta problem:problema problems:problemas college:universidad flowers:flores ' +
    'experience:experiencia culture:cultura language:idioma languages:idiomas year:año years:años ' +
    'day:día days:días week:semana month:mes time:tiempo work:trabajo job:trabajo help:ayuda love:amor life:vida city:ciudad ' +
    'team:equipo sister:hermana sisters:hermanas parents:padres cousin:primo cousins:primos aunt:tía uncle:tío dog:perro dogs:perros ' +
    'cat:gato cats:gatos book:libro books:libros movie:película movies:películas song:canción songs:canciones teacher:profesor ' +
    'summer:verano winter:invierno weekend:fin_de_semana breakfast:desayuno lunch:almuerzo dinner:cena chicken:pollo ' +
    'cheese:queso rice:arroz computer:computadora phone:teléfono street:calle airport:aeropuerto store:tienda ' +
    'game:juego games:juegos sport:deporte sports:deportes soccer:fútbol basketball:baloncesto science:ciencia history:historia ' +
    'or:o from:de is:es if:si his:su their:su our:nuestro much:mucho countries:países group:grupo past:pasado ' +
    'future:futuro impact:impacto international:internacional professional:profesional passion:pasión novel:novela chinese:chino ' +
    'japanese:japonés french:francés german:alemán italian:italiano korean:coreano mexican:mexicano football:fútbol baseball:béisbol ' +
    'psychology:psicología biology:biología chemistry:química mathematics:matemáticas math:matemáticas business:negocios ' +
    'grandmother:abuela grandfather:abuelo grandparents:abuelos boyfriend:novio girlfriend:novia husband:marido wife:esposa ' +
    'children:niños girl:chica boy:chico woman:mujer money:dinero car:coche train:tren airplane:avión vacation:vacaciones ' +
    'birthday:cumpleaños homework:tarea library:biblioteca office:oficina room:habitación kitchen:cocina bathroom:baño ' +
    'bread:pan meat:carne fish:pescado fruit:fruta apple:manzana beer:cerveza wine:vino morning:mañana night:noche ' +
    'hour:hora hours:horas minutes:minutos dentist:dentista excellent:excelente special:especial ' +
    'medicine:medicina research:investigación nurse:enfermera lawyer:abogado engineer:ingeniero ' +
    'expensive:caro boring:aburrido happy:feliz sad:triste beautiful:hermoso funny:gracioso fun:divertido'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [word = '', better = ''] = pair.split(':')
      return [word, better.replaceAll('_', ' ')]
    }),
)

/** An English word among Spanish ones: vivo con my familia. Beside names and other English words it may belong to a title. */
export function correctEnglishWord(reader: Reader, place: number): readonly Edit[] {
  const { at, isName, isWord, isStart, replace } = reader
  const better = spanish.get(at(place))
  if (better === undefined || better === at(place) || isName(place) || isStart(place)) return []
  const isSpanish = (other: number) =>
    !isWord(other) ||
    (!isName(other) &&
      reader.lexicon.analyse(at(other)).length > 0 &&
      !/^(a|of|the|no|me|he|come|red|once|son|pan|real|sin|if|or|is|in|and|for)$/.test(at(other)))
  const isSurrounded = isWord(place - 1) && isSpanish(place - 1) && isSpanish(place + 1)
  if (!isSurrounded) return []
  return [replace(place, place, better, ['esEnglish', at(place), better])]
}
