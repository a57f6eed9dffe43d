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
    "te imaginas",
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
    "también",
    "ya que",
    "es que",
    "sino"
  ],
  "reactions": [
    {
      "about": [
        "no (estoy|soy|me siento|me encuentro) [muy|tan] (contento|contenta|feliz|bien)",
        "(murió|ha muerto|murieron|se murió|falleció|falta mi)",
        "(triste|tristeza|hospital|operación|mal|fatal|enfermo|enferma|enfermos|resfriado|resfriada|gripe|fiebre|duele|dolor|accidente|roto|rota|problema|problemas|perdí|he perdido|perdido|llorar|solo en casa|deprimido|deprimida|preocupado|preocupada|nervioso|nerviosa|estresado|estresada|miedo|susto|divorcio|despedido|despedida)"
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
        "(hijo|hija|hijos|hijas|madre|padre|padres|hermano|hermana|hermanos|hermanas|abuelo|abuela|abuelos|marido|mujer|novio|novia|pareja|primo|prima|tío|tía|familia|bebé|nieto|nieta)"
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
        "(ayer|anoche|anteayer|la semana pasada|el mes pasado|el año pasado|hace (dos|tres|un|una|unos|unas|poco|mucho)|el otro día|de niño|de niña|cuando era)"
      ],
      "lines": [
        "¡Anda, qué cosas!",
        "¡Qué interesante!"
      ]
    },
    {
      "about": [
        "(llueve|lluvia|nieva|nieve|frío|calor|sol|viento|buen tiempo|mal tiempo|nublado|tormenta)"
      ],
      "lines": [
        "Ay, el tiempo siempre da que hablar.",
        "Sí, hay que mirar por la ventana antes de salir."
      ]
    },
    {
      "about": [
        "(trabajo|trabajas|trabaja|oficina|jefe|jefa|empresa|colega|compañero|compañera|estudio|universidad|clase|clases|colegio|profesor|profesora)"
      ],
      "lines": [
        "Parece que no paras.",
        "Muy interesante."
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
        "(necesito|necesitamos|me falta|me hace falta|busco|buscamos|quiero|quisiera)"
      ],
      "lines": [
        "De acuerdo, vamos a ver.",
        "Vale, lo tengo en cuenta."
      ]
    }
  ],
  "default": [
    "Ah, ya veo.",
    "Entiendo.",
    "Anda, ¡qué interesante!",
    "Es bueno saberlo."
  ]
}
