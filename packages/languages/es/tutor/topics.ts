import { startsWith } from '../../kit/tutor/latin.ts'
import type { RelevanceRules } from '../../rules/relevance-rules.ts'

export const topics: RelevanceRules['topics'] = {
  name: startsWith(
    'llam nombr apellid apod letra escrib deletre pronunci dic. dicen eleg elig pus. puse puso pusi',
  ),
  person: startsWith(
    'herman prim amig mujer hij marid espos madre padre mama. papa. abuel tio. tia. tios. tias. sobrin',
    'cu[nñ]ad suegr novi parej vecin compa[nñ]er coleg jef se[nñ]or profe doctor gente sol. solo. sola. nadie',
    'nada. a[nñ]os. tod famil persona chic ni[nñ] ell nosotr conoc invit ven. venir vendr vien acompa[nñ] llam nombr',
  ),
  place: startsWith(
    'viv naci nace nacido crec ciudad pais pueblo aldea barrio calle plaza avenida casa piso apartament',
    'habita campo costa. mar. playa monta[nñ] isla norte sur. oeste centro capital cerca lejos aqui alli',
    'alla. ahi. region provinc continent mund fronter kilometr origen raic extranjer europ asia. afric',
    'americ estacion parque bar. cafe restaurant cine. museo esquina puerta entrada fuente hotel',
    'aeropuerto viaj ir. voy. vas. va. vamos van. mud resid qued lado. enfrente detras delante sitio',
    'lugar parte. partes. vuelv volv lleg ven. veng vien dond',
  ),
  time: startsWith(
    'hora minut segund dia. dias. semana mes. meses a[nñ]o. a[nñ]os. lunes martes miercoles jueves viernes',
    'sabado domingo enero febrero marzo abril mayo. junio julio agosto septiembre octubre noviembre',
    'diciembre ma[nñ]ana tarde noche mediodia medianoche madrug temprano pronto luego. despues antes ahora',
    'hoy. ayer anoche anteayer cuando siempre nunca fecha cumple veran invierno oto[nñ]o primaver navidad',
    'pascua vacacion desde. hace. hasta. libre punto media. cuart rato momento tren. trenes sal. salg',
    'salir sale. salid perfect primer opcion empez empiez comenz dur proxim pasad ultim rapid reciente',
    'trabaj uno. dos. tres. cuatro cinco seis siete ocho nueve diez once. doce. trece quince veint treint',
    'cuarent',
  ),
}
