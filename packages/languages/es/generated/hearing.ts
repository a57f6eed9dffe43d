// Generated from hearing.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { HearingTexts } from '@lingarden/languages/kit/tutor/hearing'

export const hearing: HearingTexts = {
  "question": [
    "(cuánto|cuánta|cuántos|cuántas) (es|son|cuesta|cuestan|vale|valen|dura|tarda)",
    "(me|nos) (recomienda|recomiendas|recomendáis|aconsejas|aconseja)",
    "a qué hora (sale|abre|abrís|cierra|cerráis|llega|tengo|puedo|empieza)",
    "dónde (está|están) (el|la|los|las|mi)"
  ],
  "questionStart": [
    "[y|pero|perdón|perdona|perdone|disculpa|disculpe|oye|oiga|hola|buenas|pues|bueno|entonces|por favor|una pregunta] [a|de|en|con|para|por] (qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|dónde|adónde|cuándo|quién|quiénes) (es|son|está|están|hay|tiene|tienes|tienen|tenéis|cuesta|cuestan|vale|valen|quieres|quiere|puedo|puedes|puede|podemos|haces|hace|hora|día|precio|tipo|ciudad|país|música|libros|deporte|sale|abre|abrís|cierra|cerráis|queda|prefieres|has|ha|vives|trabajas|eres|años|tiempo|dura|tarda|personas|más|otra|otras|otro)",
    "[y|pero|perdón|perdona|perdone|disculpa|disculpe|oye|oiga|hola|buenas|pues|bueno|entonces|por favor|una pregunta] [a|de|en|con|para|por] (cuál|cuáles|cuánto|cuánta|cuántos|cuántas|adónde) (me|te|se)",
    "[y|pero|perdón|perdona|perdone|disculpa|disculpe|oye|oiga|hola|buenas|pues|bueno|entonces|por favor|una pregunta] [a|de|en|con|para|por] qué (me (recomiendas|recomienda|recomendáis|recomiendan|aconsejas|aconseja|ofreces|ofrece)|te (parece|gusta|gustan|gustó|pasa|pasó|apetece|preocupa|molesta)|le (parece|gusta|pasa)|se (puede|hace|come|necesita|celebra|lleva|dice))",
    "[y|pero|perdón|perdona|perdone|oye|hola] cómo (es|está|estás|te|se|va|vas|puedo|funciona|llego|era|fue)",
    "por qué (no|te|me|se|es|está|estás|eres|vives|quieres|tienes|aprendes|trabajas|has)",
    "[y|pero|perdón|perdona|oye|hola] [tú] (tienes|tenéis|puedes|podéis|quieres|eres|vives|trabajas|estudias|hablas|sabes|conoces|haces|estás|viajas|cocinas|has|te (gusta|gustan|gustaría|parece|levantas|acuestas)|le (gusta|gustan)) .",
    "[y|pero|perdón|perdona|perdone|oye|hola] hay (algo|algún|alguna|wifi|descuento)",
    "(puedo|podemos|se puede|se pueden) (pagar|ver|probar|probarme|cambiar|sentarme|usar|tener|dejar|aparcar|beber|devolver)",
    "(tienen|tiene) (algo|algún|alguna|wifi|ascensor|piscina|aparcamiento)"
  ],
  "relatives": [
    "que",
    "cuando",
    "donde",
    "como",
    "quien",
    "quienes",
    "cual",
    "cuales",
    "cuanto",
    "cuanta",
    "cuantos",
    "cuantas",
    "eres",
    "es",
    "hay",
    "tiene",
    "tienes",
    "tienen"
  ],
  "request": [
    "[y|entonces|pues|vale|oye] (qué (te|le|os|les) parece|qué tal|(te|le|os|les) (parece|viene|va) bien) [si (quedamos|nos vemos|vamos)]",
    "[perdón|perdona|perdone|disculpa|disculpe|oye|oiga|hola|y|pues|bueno|por favor|entonces] [me|nos|le|te] (puede|puedes|podría|podrías|pueden|podéis|podrían|importaría) (traer|traerme|traernos|dar|darme|darnos|poner|ponerme|ponernos|servir|servirme|preparar|prepararme|hacer|hacerme|buscar|buscarme|reservar|reservarme|vender|cambiar|enseñar)",
    "[perdón|perdona|perdone|oye|oiga|hola|y|pues|bueno|por favor|entonces] (podría|podríamos|puedo|podemos|se puede|es posible|sería posible|no podría|no podríamos) (tener|tomar|pedir|beber|comer|probar|coger|llevarme|quedarme|reservar|pagar|cambiar [por|a]|ser|elegir)",
    "[perdón|perdona|perdone|oye|oiga|hola|y|pues|bueno|por favor|entonces] (me|nos) (pone|pones|trae|traes|da|das|sirve|prepara|haces|hace) [también]",
    "(tiene|tienes|tendría|tenéis|tendríais|tienen) (para mí|algo de)",
    "(qué tal|y si quedamos|quedamos|nos vemos) (en|a|delante|junto|al)"
  ],
  "tag": [
    "[qué] (vale|no|verdad|sí|de acuerdo|eh|ok|bien)",
    "[y] [qué] (te|le|os|les) (parece|parece bien|va|va bien|viene bien|apetece)",
    "(está|es|estaría) bien",
    "(puede|podría) ser",
    "(es|sería) posible",
    "te (imaginas|lo imaginas|lo puedes creer|das cuenta)",
    "(puedes|puede) creerlo",
    "(sabes|lo conoces|la conoces|entiendes|tú crees|no crees|crees|te acuerdas)"
  ],
  "clauseStart": [
    "pero",
    "porque",
    "aunque",
    "así que",
    "entonces",
    "y",
    "además",
    "ya que",
    "es que",
    "sino"
  ],
  "mixed": [
    "Entiendo: lo bueno y lo menos bueno.",
    "Vale, me quedo con las dos cosas."
  ],
  "news": [
    {
      "about": [
        "(murió|ha muerto|murieron|han muerto|se (murió|ha muerto|murieron|han muerto)|falleció|ha fallecido)",
        "(en el|al) hospital",
        "(operan|operaron|han operado|operación)",
        "(tuve|tuvo|tuvimos|he tenido|ha tenido) un accidente",
        "(está|estoy|estuve|estuvo|se puso|se ha puesto|están) [muy|un poco|bastante|bien] (enfermo|enferma|enfermos|malo|mala|ingresado|ingresada|deprimido|deprimida|triste)",
        "(nos separamos|me separé|nos hemos separado|se (separaron|han separado)|divorcio|me divorcié|se divorciaron|mi [ex] (novio|novia|marido|mujer) me (dejó|ha dejado))",
        "con (gripe|fiebre|covid)"
      ],
      "never": [
        "(película|películas|serie|series|comedia|libro|libros|novela|canción|cuento|documental)",
        "(ya (no|está (bien|mejor))|menos mal|trabajo|trabajas|trabaja|trabajamos|trabajaba|trabajé|enfermera|enfermero|médico|médica|doctora|doctor|cerca|lado|estudio|prácticas|aburrido|aburrida)"
      ],
      "lines": [
        "Lo siento mucho.",
        "Ay, lo siento de verdad.",
        "Qué pena, lo siento."
      ],
      "bad": true
    },
    {
      "about": [
        "(en el paro|estoy sin trabajo|(perdí|he perdido|perdió|ha perdido) (el|mi|su) trabajo|busco trabajo desde|(me|lo|la) (despidieron|han despedido|echaron|han echado))"
      ],
      "lines": [
        "Vaya, seguro que pronto sale algo.",
        "Ánimo, algo saldrá."
      ],
      "bad": true
    },
    {
      "about": [
        "(me|nos|le) (robaron|han robado|cancelaron|han cancelado|han perdido|perdieron)",
        "(pierna|brazo|pie|mano|tobillo|muñeca) (roto|rota)",
        "(me|se) [me|le] (rompí|rompió|he roto|ha roto|estropeó|ha estropeado|averió|ha averiado)",
        "se (escapó|ha escapado|perdió|ha perdido)",
        "[no] (he podido|pude) (dormir|pegar ojo)",
        "no (dormí|he dormido) nada",
        "(viaje|día|semana|noche|vuelo) (horrible|fatal|terrible|malísimo|malísima|de perros)",
        "(hora|horas) de retraso",
        "(me (peleé|he peleado)|nos peleamos|(discutí|he discutido|discutimos|hemos discutido) con|bronca con)",
        "(me (sacaron|han sacado) una muela)",
        "(me|se) [me|he|ha] (lesioné|lesionó|lesionado|torcí|torció|torcido|caí|cayó|caído|quemé|quemado|corté|cortado) [el|la|en|de|por]",
        "(me|se) (hice|hizo|he hecho|ha hecho) daño",
        "(perdí|he perdido) (el|la|los|las|mi|mis) (tren|autobús|avión|vuelo|maleta|cartera|llaves|móvil|pasaporte|teléfono)",
        "(echo de menos|lo extraño|la extraño|extraño a)"
      ],
      "lines": [
        "Vaya, qué faena.",
        "Uf, qué mala suerte.",
        "Vaya, eso fastidia."
      ],
      "bad": true
    },
    {
      "about": [
        "no conozco [todavía|aún|casi] a [casi] nadie",
        "(me siento|estoy) [muy|un poco|bastante] (solo|sola)",
        "(no es|no ha sido|está siendo|es [muy]) (fácil|duro|difícil) (vivir|estar|empezar|al principio|para mí)"
      ],
      "lines": [
        "Al principio siempre cuesta.",
        "Poco a poco, ya mejorará."
      ],
      "bad": true
    },
    {
      "about": [
        "(entrevista de trabajo|tengo [un|una] (examen|entrevista|exámenes)|(estoy|estaba) [muy|un poco|bastante|tan] (nervioso|nerviosa)|qué nervios)"
      ],
      "never": [
        "(fue|salió|tuve|aprobé|he aprobado)"
      ],
      "lines": [
        "¡Mucha suerte!",
        "Con calma, seguro que va bien."
      ]
    },
    {
      "about": [
        "(es|era|celebro|celebramos) (mi|nuestro|su) (cumpleaños|cumple|aniversario)",
        "cumpleaños de mi[s]",
        "(hoy|mañana|ayer) (cumplo|cumple|cumplió)",
        "(cumplo|cumple) [ya] (un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien) [y uno|y dos|y tres|y cuatro|y cinco|y seis|y siete|y ocho|y nueve] año[s]"
      ],
      "lines": [
        "¡Felicidades!",
        "¡Muchas felicidades!"
      ]
    },
    {
      "about": [
        "(me caso|nos casamos|se casa|se casan|me he casado|nos hemos casado|se ha casado)",
        "(mi|nuestra|su) boda",
        "la boda de (mi|mis|un|una)",
        "(tengo|tenemos|voy a|vamos a|fui a|fuimos a) una boda"
      ],
      "never": [
        "(ruido|música|hasta las|no (he|pude|hay)|anoche había)"
      ],
      "lines": [
        "¡Una boda, qué ilusión!",
        "¡Enhorabuena por la boda!"
      ]
    },
    {
      "about": [
        "(me|se) [acabo de|acaba de] (jubilo|jubila|jubilé|jubiló|jubilar|he jubilado|ha jubilado)",
        "(me acabo de|acabo de|se acaba de) (jubilar|jubilarme)"
      ],
      "lines": [
        "¡Enhorabuena por la jubilación!",
        "¡A disfrutar de la jubilación!"
      ]
    },
    {
      "about": [
        "(me|lo|la) (ascendieron|han ascendido|contrataron|han contratado|han cogido|dieron el trabajo|han dado el trabajo|dieron la beca|han dado la beca)",
        "(he aprobado|aprobé|hemos ganado|ganamos|he ganado|gané|encontré|he encontrado) [un|una|el|la|por fin] [nuevo|nueva] (trabajo|piso|empleo|premio|partido|examen|carrera|lotería|todo|concurso)",
        "(he aprobado|aprobé|hemos ganado|ganamos)",
        "(nuevo trabajo|trabajo nuevo|nació|ha nacido|(tuve|tuvimos|he tenido|hemos tenido|tuvo|ha tenido) un (bebé|hijo|niño)|(tuve|tuvimos|he tenido|hemos tenido|tuvo|ha tenido) una (hija|niña)|da a luz|dio a luz|ha dado a luz|embarazada|estamos esperando un (bebé|niño)|voy a ser (padre|madre|tía|tío|abuela|abuelo)|soy (tía|tío|abuela|abuelo) desde|estoy [muy] (enamorado|enamorada))"
      ],
      "lines": [
        "¡Enhorabuena!",
        "¡Qué buena noticia!",
        "¡Cuánto me alegro!"
      ]
    }
  ],
  "reactions": [
    {
      "about": [
        "no (estoy|soy|me siento|me encuentro) [muy|tan] (contento|contenta|feliz|bien)",
        "(está|estoy|estaba|estuvo|sigue|ingresado|ingresada) en el hospital",
        "(murió|ha muerto|murieron|se murió|falleció|falta mi)",
        "(estoy|está|están|me siento|me encuentro|se siente|se encuentra|va|iba|fue|salió|ha salido|lo paso|lo pasé|duermo|dormí) [muy|tan|bastante] mal",
        "(triste|tristeza|operación|fatal|enfermo|enferma|enfermos|resfriado|resfriada|gripe|fiebre|duele|dolor|accidente|roto|rota|problema|problemas|perdí|he perdido|perdido|llorar|solo en casa|deprimido|deprimida|preocupado|preocupada|duele|hace [más|mucho] daño|sufrir|sufro|sufre|sufrí|nervioso|nerviosa|estresado|estresada|miedo|susto|divorcio|despedido|despedida)"
      ],
      "never": [
        "(película|películas|serie|series|comedia|libro|libros|novela|canción|cuento|documental)",
        "(no (está|estuvo|estaba|va|fue) [nada|tan] mal|nada mal|menos mal|(sin|no hay|ningún|no es un) problema|ya no|no (me da|tengo|tenía|tuve) [ningún|nada de] (miedo|dolor|problema|problemas))"
      ],
      "lines": [
        "Vaya, lo siento.",
        "Ay, qué pena.",
        "Lo siento, espero que todo vaya mejor."
      ]
    },
    {
      "about": [
        "(alérgico|alérgica|alergia|intolerante|celíaco|celíaca|vegetariano|vegetariana|vegano|vegana|sin (gluten|lactosa|carne|azúcar)|no como|no bebo|diabético|diabética|embarazada|dieta)"
      ],
      "lines": [
        "Es importante saberlo, gracias.",
        "Ah, lo tendré en cuenta."
      ]
    },
    {
      "about": [
        "(vergüenza|pánico|me da (corte|apuro|terror)|me pongo (rojo|roja|nervioso|nerviosa))"
      ],
      "never": [
        "(no me da|no tengo|sin) [ninguna] (vergüenza|pánico|corte)"
      ],
      "lines": [
        "Es muy normal.",
        "Le pasa a mucha gente."
      ]
    },
    {
      "about": [
        "(cansado|cansada|agotado|agotada|sueño|dormir mal|ocupado|ocupada|prisa|mucho trabajo|exámenes|examen)"
      ],
      "lines": [
        "Uf, lo entiendo perfectamente.",
        "Entonces, ¡ánimo!"
      ]
    },
    {
      "about": [
        "no (me|nos) (gusta|gustan|apetece|interesa|interesan) [nada|mucho]",
        "(odio|detesto|prefiero no|no quiero)"
      ],
      "lines": [
        "Vale, lo entiendo.",
        "De acuerdo, sobre gustos no hay nada escrito."
      ]
    },
    {
      "about": [
        "(contento|contenta|feliz|felices|alegre|genial|estupendo|fantástico|maravilloso|maravillosa|perfecto|enamorado|enamorada|premio|ganar|gané|he ganado|aprobado|aprobé|boda|me caso|cumpleaños|vacaciones|fiesta|embarazo|nació|ha nacido|nuevo trabajo)"
      ],
      "lines": [
        "¡Qué bien!",
        "¡Cuánto me alegro!",
        "¡Qué buena noticia!"
      ]
    },
    {
      "about": [
        "(mañana|pasado mañana|la semana que viene|el mes que viene|el año que viene|el próximo|la próxima|este fin de semana)",
        "(voy|vamos|vas) a .",
        "(quiero|queremos|quisiera|me gustaría|pienso|pensamos|espero) (ir|viajar|comprar|aprender|visitar|ver|hacer|estudiar|trabajar|vivir|tener|ser|comer|probar)"
      ],
      "never": [
        "(por|de|a|cada|esta|toda) la mañana",
        "(cada|esta|la) mañana",
        "mañana mismo"
      ],
      "lines": [
        "¡Qué buen plan!",
        "Suena muy bien.",
        "¡Espero que salga todo bien!"
      ]
    },
    {
      "about": [
        "(creo|pienso|opino|me parece|en mi opinión|para mí|a mi parecer|supongo)"
      ],
      "lines": [
        "Entiendo la idea.",
        "Es una buena forma de verlo.",
        "Claro, puede ser."
      ]
    },
    {
      "about": [
        "(me|nos) (gusta|gustan|encanta|encantan|interesa|interesan|apasiona|chifla)",
        "(mi|mis) (favorito|favorita|favoritos|favoritas|afición|pasión)"
      ],
      "lines": [
        "¡Qué buen gusto!",
        "¡Qué bien suena eso!"
      ]
    },
    {
      "about": [
        "(mi familia|en familia|toda la familia|(nos llevamos|me llevo) [muy|bastante] bien)"
      ],
      "never": [
        "(dice|decía|dijo|cree|piensa|opina) que",
        "(médico|médica|dentista|hospital|urgencias|farmacia|enfermo|enferma|carácter|discutir|discuto|discutimos|pelear|peleamos)"
      ],
      "lines": [
        "La familia es lo primero.",
        "¡Qué bonito!"
      ]
    },
    {
      "about": [
        "(perro|perra|perros|gato|gata|gatos|conejo|pájaro|caballo|mascota|peces)"
      ],
      "lines": [
        "¡Ay, me encantan los animales!",
        "¡Qué bonito!"
      ]
    },
    {
      "about": [
        "(llueve|lluvia|nieva|nieve|hace [mucho|un poco de] (frío|calor|sol|viento)|buen tiempo|mal tiempo|nublado|tormenta)"
      ],
      "lines": [
        "Ay, el tiempo siempre da que hablar.",
        "Sí, hay que mirar por la ventana antes de salir."
      ]
    },
    {
      "about": [
        "(caro|cara|caros|caras|barato|barata|dinero|euros|precio|pagar)"
      ],
      "lines": [
        "Sí, hay que mirar bien los precios.",
        "Entiendo."
      ]
    },
    {
      "about": [
        "(soy|vengo|somos|venimos|vivo|vivimos) (de|en)"
      ],
      "lines": [
        "¡Qué interesante!",
        "Me gustaría conocer ese sitio."
      ]
    },
    {
      "about": [
        "(necesito|necesitamos|me falta|me hace falta|busco|buscamos)"
      ],
      "lines": [
        "De acuerdo, vamos a ver.",
        "Vale, lo tengo en cuenta."
      ]
    },
    {
      "about": [
        "(tengo|cumplo|cumplí|he cumplido) [ya|solo|casi|unos] (10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95|96|97|98|99|veinte|veintiún|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve) [y (uno|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)] años"
      ],
      "lines": [
        "Una buena edad."
      ]
    }
  ],
  "echo": {
    "lines": [
      "Ah, {said}.",
      "{said}, ya veo.",
      "{said}, entiendo."
    ],
    "own": {
      "mi": "tu",
      "mis": "tus",
      "nuestro": "vuestro",
      "nuestra": "vuestra",
      "nuestros": "vuestros",
      "nuestras": "vuestras",
      "al": "el",
      "del": "el",
      "el": "el",
      "la": "la",
      "los": "los",
      "las": "las",
      "un": "un",
      "una": "una",
      "unos": "unos",
      "unas": "unas",
      "dos": "dos",
      "tres": "tres",
      "cuatro": "cuatro",
      "cinco": "cinco",
      "seis": "seis",
      "siete": "siete",
      "ocho": "ocho",
      "nueve": "nueve",
      "diez": "diez",
      "once": "once",
      "doce": "doce",
      "este": "ese",
      "esta": "esa"
    },
    "familiar": [
      "tu",
      "tus",
      "vuestro",
      "vuestra",
      "vuestros",
      "vuestras"
    ],
    "joins": [
      "de"
    ]
  },
  "default": [
    "Ah, ya veo.",
    "Entiendo.",
    "Ya, claro.",
    "Sí, entiendo."
  ],
  "asked": {
    "why": {
      "first": true,
      "about": [
        "(por qué|para qué) [me|nos] [lo] (preguntas|pregunta|quieres saber|quiere saber|quieres saberlo|quiere saberlo|te interesa|le interesa)"
      ],
      "lines": [
        "Por curiosidad, nada más.",
        "Nada, por charlar un poco.",
        "Me gusta conocer a la gente."
      ]
    },
    "listening": {
      "first": true,
      "about": [
        "(me|nos) (has|ha|estás|está) [entendido|oído] (entendido|oído|escuchado|escuchando|oyendo)",
        "(has|ha) (oído|escuchado) lo",
        "me (oyes|oye|escuchas|escucha|entiendes|entiende)"
      ],
      "lines": [
        "Sí, sí, perdón, estoy escuchando.",
        "Sí, claro, lo he oído todo.",
        "Soy todo oídos."
      ]
    },
    "changed": {
      "first": true,
      "about": [
        "[ya|otra vez] (cambiamos|hemos cambiado|hemos acabado|hemos terminado|cambias de tema|cambiáis de tema|cambia de tema)",
        "no (estábamos hablando|hablábamos)",
        "otra (historia|escena)"
      ],
      "lines": [
        "Sí, cambiamos un poco de tema.",
        "Sí, así practicamos otra cosa."
      ]
    },
    "unknowing": {
      "first": true,
      "about": [
        "no lo (sabes|sabe|sabéis)"
      ],
      "lines": [
        "Pues no, lo siento.",
        "No, esta vez no."
      ]
    },
    "clock": {
      "first": true,
      "alone": [
        "qué hora (es|tienes|tiene)"
      ],
      "lines": [
        "Pues no llevo reloj, lo siento."
      ]
    },
    "sure": {
      "first": true,
      "about": [
        "(estás|está|estáis) [muy|tan|completamente|bien] (seguro|segura|seguros)",
        "seguro que"
      ],
      "alone": [
        "[pero|ah|y|hala|anda] (de verdad|en serio|seguro|ah sí|no me digas|es verdad|sí)"
      ],
      "never": [
        "seguro que [hoy|mañana|ya] no"
      ],
      "lines": [
        "Sí, sí, de verdad.",
        "Sí, así es.",
        "Sí, sin ninguna duda."
      ]
    },
    "speaking": {
      "first": true,
      "about": [
        "(cómo|qué tal) hablo",
        "mi (español|acento|pronunciación|nivel) (es|está|suena|se entiende)",
        "(es|está) [muy|tan] (malo|mala|mal|bueno|buena|bien|raro|rara) mi (español|acento|pronunciación)",
        "hablo [yo] [muy] (bien|mal)",
        "(cómo|qué tal) (es|está) mi (español|acento|pronunciación)",
        "se me entiende"
      ],
      "lines": [
        "Muy bien, se entiende todo.",
        "Cada vez mejor."
      ]
    },
    "agreeing": {
      "first": true,
      "about": [
        "no (crees|cree|piensas|piensa|te parece|le parece)"
      ],
      "lines": [
        "Sí, la verdad es que sí.",
        "Un poco sí."
      ]
    },
    "hoping": {
      "first": true,
      "about": [
        "(se pondrá|se va a poner|va a ponerse|se curará|va a salir|saldrá|irá|va a ir) [todo] bien"
      ],
      "lines": [
        "Ojalá que sí.",
        "Espero que sí, de verdad."
      ]
    },
    "advice": {
      "first": true,
      "about": [
        "qué me aconsejas",
        "cómo (se lo|le|lo) (dirías|dices|digo|harías|explicarías)",
        "[tú] qué (le|les) (dirías|dices|digo)",
        "(qué|cómo) (hago|harías|haría|debería hacer|debo hacer|tengo que hacer|puedo hacer) [tú|usted|yo]",
        "en mi (lugar|situación)",
        "(algún|un) consejo",
        "(debo|debería) (hacer|decir|decirle|decírselo|hablar|cambiar|aceptar|ir|dejar|llamar|llamarla|llamarlo|esperar|quedarme|irme|perdonar|pedir)"
      ],
      "never": [
        "(para llegar|para ir|con el billete|en caso de)"
      ],
      "lines": [
        "Yo escucharía lo que me pide el cuerpo.",
        "Yo lo hablaría con alguien de confianza.",
        "Yo empezaría por lo más sencillo."
      ]
    },
    "blaming": {
      "first": true,
      "about": [
        "(hago|hice|estoy haciendo) [yo|algo|muy] mal",
        "[es|fue|será] (culpa mía|mi culpa)",
        "tengo [yo] la culpa",
        "soy [una|un|muy|tan] (mala|mal|malo) (madre|padre|hija|hijo|amiga|amigo|persona|pareja)",
        "soy [ya] demasiado (mayor|viejo|vieja|joven|tonto|tonta|sensible|exigente)",
        "(es|será) [ya|demasiado] [demasiado] tarde para",
        "(estoy|soy) (loco|loca|tonto|tonta|exagerado|exagerada|rara|raro)",
        "(exagero|me equivoco|lo hago mal|hago bien)"
      ],
      "never": [
        "(dónde|cuándo|cuánto|cuál|tren|parada|tienda|abrir|cenar|comer)"
      ],
      "lines": [
        "No, yo no lo veo así.",
        "Yo no lo creo.",
        "Qué va, no te castigues."
      ]
    },
    "would-you": {
      "first": true,
      "about": [
        "(irías|iría usted|vivirías|viviría|comprarías|cogerías|cogería|aceptarías|cambiarías|dejarías|alquilarías|probarías|volverías|perdonarías|llamarías|esperarías|invitarías|dirías algo|contarías|te (irías|quedarías|atreverías|apuntarías|casarías|mudarías)|lo (harías|haría usted|cogerías|cogería|comprarías|compraría|dirías|contarías|perdonarías))"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|adónde|cuándo|cuánto|cuánta|quién|quiénes|por qué)"
      ],
      "lines": [
        "Yo creo que sí.",
        "Yo diría que sí.",
        "Seguramente sí."
      ]
    },
    "useful": {
      "first": true,
      "about": [
        "(hablar|aprender|practicar|esto|charlar) [de hablar] con (una máquina|un robot|una ia|un ordenador|una app|un programa)",
        "(sirve|ayuda|vale) [esto] (para|de) (algo|aprender)"
      ],
      "also": [
        "(máquina|robot|ia|ordenador|app|programa|aprender|hablar|practicar|esto)"
      ],
      "lines": [
        "Yo creo que sí: aquí se puede repetir sin vergüenza.",
        "Sirve para soltarse; lo demás llega con la gente."
      ]
    },
    "boring-you": {
      "first": true,
      "about": [
        "te (aburro|estoy aburriendo|canso|molesto con)",
        "te interesa (esto|lo que|mi)",
        "(hablo|cuento) demasiado"
      ],
      "lines": [
        "¡Qué va, me interesa mucho!",
        "Para nada, sigue."
      ]
    },
    "known-feeling": {
      "first": true,
      "about": [
        "(sabes|sabe|te imaginas|se imagina) (lo que es|cómo es|cómo me siento|lo duro|lo que cuesta|lo difícil)",
        "te lo (imaginas|puedes imaginar)"
      ],
      "lines": [
        "Me lo imagino.",
        "Me hago una idea."
      ]
    },
    "likewise-you": {
      "about": [
        "(te|le|a ti|a usted) [te|le] (pasa|ha pasado|pasó|costó|cuesta|ocurre) [también|esto|eso|lo mismo|alguna vez|al principio|mucho]"
      ],
      "never": [
        "qué (te|le) (pasa|pasó|ha pasado)"
      ],
      "lines": [
        "A veces, sí.",
        "Un poco, como a todo el mundo."
      ]
    },
    "what-if": {
      "about": [
        "y si (no|me|te|se|llueve|sale|pierdo|fallo|dice|dicen|mi|mis|él|ella|todo|lo|la|nadie|suspendo)"
      ],
      "never": [
        "y si (quedamos|vamos|nos vemos|comemos|cenamos|tomamos)"
      ],
      "lines": [
        "Si pasa, ya habrá otra solución.",
        "Entonces se busca otro camino."
      ]
    },
    "needing": {
      "about": [
        "(hace|hacen) falta",
        "(es|son) (necesario|necesaria|necesarios|obligatorio|obligatoria|imprescindible)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|quién)"
      ],
      "lines": [
        "No es imprescindible.",
        "Obligatorio no es."
      ]
    },
    "believing": {
      "first": true,
      "about": [
        "(crees|cree|piensas|piensa|creéis|opinas|opina) que",
        "(tú|usted) (crees|cree)"
      ],
      "never": [
        "(cuál|cuáles|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|por qué|qué (crees|cree|piensas|piensa|opinas|opina))"
      ],
      "lines": [
        "Pues depende, no es fácil decirlo.",
        "Un poco sí y un poco no.",
        "Eso lo sabes tú mejor que yo."
      ]
    },
    "opinion": {
      "again": true,
      "about": [
        "qué (opinas|opina|opináis|piensas|piensa|crees|cree|dices|dice)",
        "(qué|cómo) [tal] (te|le|os|lo) (parece|parecen|ves|ve)",
        "(te|le) parece (bien|mal|bueno|buena|bonito|bonita|raro|rara|normal|una)",
        "(cuál es) (tu|su) opinión"
      ],
      "never": [
        "por qué"
      ],
      "lines": [
        "A mí me parece bien.",
        "Yo lo veo más o menos igual.",
        "Cada uno lo ve a su manera, pero a mí me convence."
      ]
    },
    "working-long": {
      "about": [
        "(llevas|lleva|lleváis) (mucho|cuánto|muchos|aquí|tiempo)",
        "hace (mucho|cuánto|cuánto tiempo|mucho tiempo) que (trabajas|trabaja|vendes|vende|vives|vive|estás|está|haces|hace|tienes|tiene|conoces|eres)",
        "desde cuándo"
      ],
      "lines": [
        "Desde hace unos años.",
        "Ya hace bastante tiempo."
      ]
    },
    "often": {
      "about": [
        "(todos los (días|domingos|sábados|años)|todas las (semanas|noches|mañanas|tardes)|cada (día|semana|mes)|a menudo|mucho por aquí|siempre)"
      ],
      "also": [
        "(tú|te|trabajas|trabaja|vienes|viene|estás|está|vas|haces|vendes|vende|comes|sales|desayunas|cenas)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)"
      ],
      "lines": [
        "Casi siempre, sí.",
        "Bastante a menudo."
      ]
    },
    "busy": {
      "about": [
        "(estás|está|estáis) [muy|tan] (ocupado|ocupada|ocupados|cansado|cansada)",
        "(tienes|tiene|tenéis) (mucho trabajo|mucho lío|mucha gente|muchos clientes|prisa)",
        "hay mucho (trabajo|lío)",
        "qué tal (el día|el trabajo|el negocio|la tarde|la semana|hoy)"
      ],
      "lines": [
        "No va mal, gracias por preguntar.",
        "Un poco, pero no me quejo."
      ]
    },
    "finishing": {
      "first": true,
      "about": [
        "(a|hasta|cuándo|a qué hora) [qué hora] (trabajas|terminas|sales|acabas|trabaja usted|termina usted|sale usted|terminas de trabajar|sales de trabajar)"
      ],
      "lines": [
        "Depende del día.",
        "Hoy, sobre las ocho."
      ]
    },
    "done": {
      "about": [
        "(has|ha|habéis) [tú|usted] [ya|alguna vez] (estado|ido|visto|probado|leído|viajado|vivido|visitado|jugado|aprendido|viajado|montado|bailado)",
        "alguna vez"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)"
      ],
      "lines": [
        "Todavía no, pero me gustaría.",
        "Una vez, hace años."
      ]
    },
    "having": {
      "about": [
        "(tienes|tiene) [usted|tú] [algún|alguna|un|una|muchos|muchas|más] (hijos|hijas|hijo|hija|hermanos|hermanas|novio|novia|pareja|coche|marido|mujer|hermano|hermana|bici|perro|gato|animales|mascotas|mascota)",
        "(estás|está usted) (casado|casada|soltero|soltera)"
      ],
      "lines": [
        "No, por ahora no."
      ]
    },
    "age": {
      "about": [
        "cuántos años (tienes|tiene usted)",
        "qué edad tienes"
      ],
      "lines": [
        "¡Eso es un secreto!"
      ]
    },
    "home": {
      "about": [
        "dónde (vives|vive usted)",
        "de dónde (eres|es usted)",
        "(vives|vive usted) (cerca|lejos|por aquí|aquí|en este)",
        "(eres|es usted) de (aquí|por aquí)"
      ],
      "lines": [
        "Soy de aquí, vivo muy cerca."
      ]
    },
    "plans": {
      "about": [
        "qué (haces|hace|vas a hacer|va a hacer|harás) [tú|usted] (hoy|mañana|después|luego|el|este|esta|en vacaciones)",
        "(tienes|tiene) planes"
      ],
      "lines": [
        "Nada especial, descansar un poco."
      ]
    },
    "speaks": {
      "about": [
        "(hablas|habla usted|sabes|sabe usted) [bien|algo de] (inglés|francés|alemán|chino|italiano|ruso|nadar|cocinar|conducir|tocar|bailar|cantar|esquiar)"
      ],
      "lines": [
        "Un poco, lo justo."
      ]
    },
    "knowing": {
      "about": [
        "(conoces|conoce usted|conocéis)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)",
        "(un|una|algún|alguna|otro|otra)"
      ],
      "lines": [
        "Solo de oídas.",
        "Un poco, no mucho."
      ]
    },
    "liking": {
      "about": [
        "(te|le|os) [te] (gusta|gustan|encanta|encantan)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)",
        "más"
      ],
      "lines": [
        "Sí, mucho.",
        "Claro, como a todo el mundo."
      ]
    },
    "proposing": {
      "about": [
        "(te|le|os|les) (va|viene|iría|vendría) (bien|mal|mejor) (el|la|a|en|mañana|hoy|por|este|esta)",
        "(qué tal|y si quedamos|y si vamos|y si nos vemos|quedamos|nos vemos) (el|la|a|en|mañana|por) .",
        "(puedes|podrías|podéis) (el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|mañana|a las|por la)"
      ],
      "lines": [
        "Luego lo miro.",
        "Tendría que mirarlo."
      ]
    },
    "minding": {
      "about": [
        "(te|le|os|les) (importa|importaría|molesta|molestaría) (que|si)"
      ],
      "lines": [
        "No, para nada.",
        "Claro que no, ningún problema."
      ]
    },
    "toilets": {
      "about": [
        "(baño|baños|aseo|aseos|servicio|servicios|lavabo)"
      ],
      "also": [
        "(dónde|hay|tiene|tienen|está|están|puedo|ir)"
      ],
      "lines": [
        "Al fondo, a la derecha."
      ]
    },
    "permission": {
      "about": [
        "(puedo|podemos|se puede|se pueden|podría yo|podríamos|puede (venir|entrar|quedarse|dormir|jugar)|pueden (venir|entrar|quedarse)|me dejas|me deja)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)",
        "por qué",
        "(tomar|tomarlo|tomarla|tomarlas|tomarme|beber|conducir|comer|comerlo|alcohol|alergia|alérgico|alérgica|embarazada|bebé|dosis|pastillas|no decir)"
      ],
      "lines": [
        "Sí, claro, sin problema.",
        "Sí, está bien.",
        "Por supuesto que sí."
      ]
    },
    "asking": {
      "about": [
        "(me|nos|le|lo) (puedes|puede|podrías|podría|podéis)",
        "(puedes|puede usted|podrías|podría usted|podéis|me ayudas|me ayuda|nos ayudas)",
        "(me|nos) (das|da|traes|trae|pones|pone|dejas|deja|enseñas|enseña|prestas|presta|guardas|guarda|cambias|cambia|ayudas|ayuda|avisas|avisa)",
        "(puede|podría|pueden|podrían) (mirar|mirarlo|mirarla|comprobar|comprobarlo|buscar|buscarlo|ayudar|ayudarme|ayudarnos|verlo|arreglar|arreglarlo|cambiar|cambiarlo|cambiarla|guardar|guardarlo|guardarme|avisar|avisarme|llamar|traer|subir)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)",
        "puede ser"
      ],
      "lines": [
        "Voy a ver qué puedo hacer.",
        "Lo intento, claro."
      ]
    },
    "judging": {
      "about": [
        "(es|son|será|era) [muy|tan|demasiado] (difícil|difíciles|fácil|fáciles|complicado|complicada|duro|dura|divertido|divertida|interesante|aburrido|aburrida)"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)"
      ],
      "lines": [
        "Depende de cada uno.",
        "Un poco, creo yo."
      ]
    },
    "habit": {
      "about": [
        "(cocinas|viajas|lees|bailas|cantas|estudias|fumas|bebes|duermes|sales|corres|nadas|juegas|comes|practicas|haces (deporte|yoga|ejercicio|fotos)|escuchas|ves (mucho|la|mucha|series|películas))"
      ],
      "never": [
        "(qué|cuál|cuáles|cómo|dónde|cuándo|cuánto|cuánta|cuántos|cuántas|quién|quiénes)",
        "por qué"
      ],
      "lines": [
        "A veces, sí.",
        "Cuando tengo tiempo."
      ]
    },
    "reason": {
      "about": [
        "(por qué|y por qué)"
      ],
      "lines": [
        "Pues no hay una razón especial.",
        "Pues no se me había ocurrido."
      ]
    },
    "same": {
      "lines": [
        "Yo, más o menos igual.",
        "Lo mío es bastante parecido."
      ]
    },
    "told": {
      "lines": [
        "Lo que he dicho antes.",
        "Lo mío ya está contado."
      ]
    }
  }
}
