// Generated from follow-ups.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { FollowUps } from '@lingarden/languages/kit/tutor/follow-ups'

export const followUps: FollowUps = {
  "feelings": [
    {
      "id": "relief",
      "is": "glad",
      "about": [
        "(menos mal|por suerte|afortunadamente|gracias a dios|qué alivio|me quedé más (tranquilo|tranquila))",
        "no (fue|ha sido|era|es) [para] (nada|tan) [grave|malo|mal|serio|tanto]",
        "(al final|por fin|finalmente) [todo] (salió|ha salido|va|fue|ha ido|acabó|terminó) [muy|todo|bastante] bien",
        "(ya|ahora) (está|estoy|estamos|están|se encuentra|me encuentro|me siento) [mucho|muchísimo|bastante|más|un poco] (mejor|bien|recuperado|recuperada|curado|curada|tranquilo|tranquila)",
        "(lo|la|los|las) (encontré|he encontrado|encontramos|encontró|recuperé|he recuperado|devolvió|devolvieron)",
        "me (lo|la|los|las) (devolvió|devolvieron|han devuelto|ha devuelto|encontró)",
        "(está|estoy|están|se encuentra|me encuentro) [ya|mucho|muchísimo|bastante|un poco] mejor",
        "(pero|al final|ya) [ya] (ha vuelto|volvió|ha aparecido|apareció|la encontré|lo encontré)",
        "ya (pasó|ha pasado|no me duele|no le duele)",
        "ya se (me|le|nos) (ha pasado|pasó|fue|ha ido)",
        "no (me|se|le|nos) (hice|hizo|pasó|ha pasado) nada",
        "todo [me|nos|le] (está|va|ha salido|salió|ha ido|fue) [muy] bien",
        "(solo|sólo) (era|fue|ha sido) (un|una)"
      ],
      "never": [
        "(no (fue|es|era) nada (bueno|fácil|agradable)|menos mal que no lo)"
      ],
      "lines": [
        "¡Menos mal!",
        "¡Qué alivio!",
        "Qué bien que acabara así."
      ]
    },
    {
      "id": "death",
      "is": "sad",
      "about": [
        "(murió|ha muerto|murieron|han muerto|se (me) (murió|ha muerto)|se (murió|ha muerto|murieron|han muerto|nos murió)|falleció|ha fallecido|fallecieron|está muerto|está muerta|entierro|funeral|de luto|(soy|es|quedó) (viudo|viuda))",
        "perdí a (mi|mis)",
        "(tuvimos|tuve|hubo|han tenido) que sacrificar"
      ],
      "never": [
        "(película|peli|serie|libro|novela|canción|hace (muchos|veinte|treinta|cuarenta) años)"
      ],
      "lines": [
        "Lo siento muchísimo.",
        "De verdad, cuánto lo siento."
      ]
    },
    {
      "id": "lost-job",
      "is": "sad",
      "about": [
        "(me|nos|lo|la|los|le) (despidieron|han despedido|despiden|echaron|han echado|van a echar|van a despedir) [a todos|a todas|del trabajo|de]",
        "(van a|quieren|piensan|tienen que) (despedir|echar) a",
        "(perdí|he perdido|perdió|ha perdido) (el|mi|su) (trabajo|empleo|puesto)",
        "(he quedado|ha quedado|quedé|quedó) sin (trabajo|empleo)",
        "(estoy|está|estamos|llevo|lleva|sigo|sigue) [todavía|ahora|meses|un año|mucho tiempo] (en el paro|sin trabajo|sin empleo|desempleado|desempleada|parado|parada)",
        "no (tengo|encuentro|tiene|encuentra|hay) [todavía|ahora|ningún] (trabajo|empleo)",
        "(la (empresa|fábrica|tienda)|el (restaurante|taller|negocio)) (cerró|ha cerrado|va a cerrar|quebró)",
        "(no me (renuevan|renovaron|han renovado|cogieron|han cogido|dieron el trabajo|contrataron))"
      ],
      "lines": [
        "Vaya, eso es duro. Lo siento.",
        "Eso tiene que pesar mucho.",
        "Espero que salga algo pronto."
      ]
    },
    {
      "id": "parting",
      "is": "sad",
      "about": [
        "(me|nos) (separé|separamos|hemos separado|he separado|divorcié|divorciamos|he divorciado|estamos separando|estamos divorciando)",
        "(se (separaron|separan|divorciaron|divorcian|han separado|han divorciado|van a separar|van a divorciar)|están (separados|divorciados)|estoy (divorciado|divorciada|separado|separada)|divorcio|ruptura)",
        "(mi [ex] (novio|novia|pareja|marido|mujer|chico|chica)) [ya] (me) (dejó|ha dejado|engañó|ha engañado|deja)",
        "(rompí|hemos roto|rompimos|he roto|lo he dejado|lo hemos dejado|lo dejamos|rompió) con"
      ],
      "lines": [
        "Eso no es nada fácil.",
        "Ay, cuánto lo siento."
      ]
    },
    {
      "id": "quarrel",
      "is": "sad",
      "about": [
        "(me|nos|se) (peleé|peleamos|he peleado|hemos peleado|enfadé|enfadamos|he enfadado|hemos enfadado|pelearon|enfadaron|enfadó|ha enfadado|han peleado|peleó) [con|mucho|otra vez]",
        "(discutí|he discutido|discutimos|hemos discutido|discuten|discuto|discutieron) [mucho|siempre|otra vez|todo el día|con|por]",
        "(no (me|nos) (habla|hablan|hablamos|hablo)|no me dirige la palabra|dejó de (hablarme|hablarnos)|no me contesta|no nos hablamos|(tuve|tuvimos|hubo) [una] (bronca|discusión|pelea))",
        "(me|nos|le) (grita|gritó|gritan|gritaron|insultó|insultaron|insulta|riñe|riñó|echó la bronca|ha gritado|trata mal|tratan mal)",
        "(grita|chilla) [todo el (tiempo|día|rato)|siempre|mucho|a todos|a todo el mundo]",
        "(estoy|está) [muy|bastante|tan] (enfadado|enfadada|harto|harta)"
      ],
      "never": [
        "(ya (nos reconciliamos|hicimos las paces|no (discutimos|peleamos))|nunca (discutimos|nos peleamos|discuto|se enfada|grita))"
      ],
      "lines": [
        "Qué situación más desagradable.",
        "Eso duele.",
        "Entiendo que te afecte."
      ]
    },
    {
      "id": "health",
      "is": "sad",
      "about": [
        "(me|le|nos) (duele|duelen|dolía|dolían|dolió) [mucho|muchísimo|un poco|bastante|todo|la|el|los|las]",
        "(tengo|tiene|tuve|tuvo|tenía|hemos tenido) [mucho|un|mucha] (dolor|fiebre|gripe|covid|catarro|resfriado|migraña|tos|cáncer|anginas)",
        "(estoy|está|estuve|estuvo|están|estamos|me puse|se puso|se ha puesto|cayó|he estado|lleva|sigo|sigue) [muy|bastante|toda la semana|un poco] (enfermo|enferma|enfermos|malo|mala|malos|ingresado|ingresada|resfriado|resfriada|de baja|constipado|constipada|mareado|mareada|en cama)",
        "(está|estoy|sigue|estuvo|estuve|estamos|ingresado|ingresada|acabé|acabó|llevaron|llevé) [todavía] (en el|al) hospital",
        "(lo|la|me|le) (operan|operaron|han operado|van a operar|ingresaron|han ingresado)",
        "(no (está|anda|se encuentra|me encuentro|estoy) [muy|nada|del todo] (bien [de salud]|fino|fina))",
        "(me|se) [me|le|ha|he] (rompí|rompió|roto|torcí|torció|torcido|lesioné|lesionó|lesionado|quemé|quemó|quemado|corté|cortó|cortado) (el|la|un|una) (pierna|brazo|pie|mano|tobillo|muñeca|rodilla|dedo|codo|hombro|espalda|nariz|lengua)",
        "me (caí|he caído|corté|torcí|lesioné|quemé|di un golpe)",
        "(mi|su|la|el) . se (cayó|ha caído)",
        "(me|se) (hice|hizo|he hecho|ha hecho) [mucho] daño",
        "(tuve|tuvo|tuvimos|he tenido|ha tenido|hemos tenido) un accidente",
        "(salud delicada|mala salud|mal de salud|demencia|alzheimer)",
        "se (había|ha) tragado|(tiene|tengo|tuvo|tuve) [la] (varicela|otitis|bronquitis|neumonía|sarampión|gastroenteritis|artrosis|diabetes)|(fiebre alta|ya no puede (andar|caminar|ver|oír))"
      ],
      "never": [
        "(película|peli|serie|libro|novela|ya (está|estoy) (bien|mejor)|trabajo|trabaja|trabajaba|trabajé|enfermera|enfermero|médica|médico|cerca|enfrente|lado|larguísimo|no me duele)"
      ],
      "lines": [
        "Ay, espero que mejore pronto.",
        "Uf, eso suena mal.",
        "La salud es lo primero."
      ]
    },
    {
      "id": "mishap",
      "is": "sad",
      "about": [
        "(me|nos|le) (robaron|han robado|cancelaron|han cancelado|estafaron|han estafado|multaron|pusieron una multa|han puesto una multa)",
        "(perdí|he perdido|perdimos|hemos perdido|perdió|ha perdido) (el|la|los|las|mi|mis|su|un|una|todo|todos)",
        "(me|se) [me] (olvidé|olvidó|he olvidado|ha olvidado|dejé|he dejado) [de] (el|la|los|las|mi|mis)",
        "se [me|nos|le] (rompió|ha roto|estropeó|ha estropeado|averió|ha averiado|quemó|ha quemado|perdió|ha perdido|cayó|ha caído|escapó|ha escapado|fue la luz|inundó|ha inundado|murió el móvil)",
        "(no (funciona|funcionan|arranca|arrancó|va) [bien|internet|el|la]|averiado|averiada|estropeado|estropeada|roto|rota|rotos)",
        "(llegué|llego|llegamos|he llegado|hemos llegado|llegó) [muy|otra vez|media hora|una hora] tarde",
        "(hora|horas|minutos) de retraso",
        "(suspendí|he suspendido|suspendió|ha suspendido|no (aprobé|he aprobado|aprobó|pasé el))",
        "(perdimos|hemos perdido|perdieron) [el partido|cuatro|tres|dos|uno|cinco|por]",
        "(atasco|avería|multa|goteras|inundación|huelga)",
        "(no (pude|pudimos|he podido|hemos podido|me dejaron|nos dejaron|quedaban|había) (ir|entrar|salir|venir|llegar|comprar|viajar|verlo|verla|entradas|billetes|sitio))",
        "(ha|había|está|me|nos|ha sido) [un|una|todo] (desastre|faena|mala suerte|pesadilla)",
        "(caducado|caducada|caducó|ha caducado)",
        "(herido|herida|heridos|abandonado|abandonada)",
        "(me|nos|le) (dijeron que no|rechazaron|han rechazado|han suspendido|denegaron)",
        "(sucio|sucia|asqueroso|asquerosa|olía (mal|fatal))",
        "se [me|nos|le] (cayó|ha caído|quemó|ha quemado) (el|la|los|las|mi)",
        "(cancelaron|suspendieron|aplazaron|han cancelado) (el|la|los|las|mi)",
        "(ladra|ladran|[mucho|tanto|hay] ruido|no (me|nos) (deja|dejan) dormir|huele mal)",
        "(bajado|bajamos|bajó|descendió|descendido) a segunda",
        "(me|nos|se) (perdí|perdimos|perdió|he perdido) en"
      ],
      "never": [
        "(perdí (peso|kilos|el miedo)|he perdido (peso|kilos))"
      ],
      "lines": [
        "Vaya, qué mala pata.",
        "¡Qué rabia!",
        "Pues vaya contratiempo."
      ]
    },
    {
      "id": "money",
      "is": "sad",
      "about": [
        "no (gano|ganamos|gana|tengo|tenemos|tiene|hay|llego|llegamos|nos llega|me llega|puedo permitirme|podemos permitirnos) [mucho|bastante|suficiente|casi|nada de|a] (dinero|fin de mes|para)",
        "(gano|ganamos|cobro|cobramos|pagan|me pagan|nos pagan) [muy|bastante|tan] (poco|mal)",
        "(el sueldo es|tengo un sueldo|un sueldo) [muy|bastante] (bajo|malo|pequeño)",
        "(tengo|tenemos|tiene) [muchas] deudas",
        "(todo (está|es) [muy|tan|demasiado] caro|demasiado caro|carísimo|el alquiler (sube|ha subido|es carísimo))",
        "no (puedo|podemos) pagar",
        "(sube|suben|subió|subieron|ha subido|han subido) [mucho|otra vez] (el|la|los|las) (alquiler|luz|gas|precio|precios|hipoteca|tarifa|agua)",
        "(sin dinero|sin un duro|poco dinero)"
      ],
      "never": [
        "(barato)"
      ],
      "lines": [
        "Sí, eso preocupa.",
        "Las cuentas quitan el sueño."
      ]
    },
    {
      "id": "strain",
      "is": "sad",
      "about": [
        "(estoy|está|estamos|ando|acabo|acabé|llego|llegué|terminé|estaba) [muy|tan|bastante|un poco|realmente] (cansado|cansada|cansados|cansadas|agotado|agotada|agotados|reventado|reventada|muerto de|muerta de|estresado|estresada|agobiado|agobiada|quemado|quemada)",
        "no (duermo|dormí|he dormido|puedo dormir|pude dormir|descanso|he descansado|pegué ojo|he pegado ojo|paro|tengo tiempo|me da tiempo) [bien|mucho|nada|casi|ni|para|en toda]",
        "(duermo|dormí|he dormido) [muy|bastante|fatal|poco|mal|solo]",
        "(un (día|año|mes)|una (semana|noche|jornada|época)) [muy|tan|bastante|realmente] (duro|dura|largo|larga|difícil|malo|mala|complicado|complicada|larguísimo|larguísima|agotador|agotadora|estresante|horrible|fatal)",
        "(demasiado|muchísimo|mucho|tanto) (estrés|trabajo)",
        "(turno de noche|horas extra|sin descanso|no doy abasto|sin dormir|me toca (trabajar|limpiar|madrugar)|tengo que trabajar (el|los|en))",
        "(me aburro|me aburre|me aburría|aburridísimo|odio (mi|el|la|los|las|este|trabajar|madrugar))",
        "no me gusta [nada|mucho] (mi|este) (trabajo|curso|vida|horario|turno|oficina|colegio)",
        "es [muy|bastante|un poco|tan] (duro|dura|cansado|agotador|estresante|difícil para mí)"
      ],
      "never": [
        "(no (estoy|está) [muy|tan|nada] (cansado|cansada)|no es [muy|nada|tan] (duro|dura|cansado|difícil)|duermo (bien|mucho|como))"
      ],
      "lines": [
        "Eso cansa a cualquiera.",
        "Es mucho de golpe.",
        "Entonces toca descansar."
      ]
    },
    {
      "id": "worry",
      "is": "sad",
      "about": [
        "(me|nos|le) (preocupa|preocupan|da miedo|dan miedo|asusta|agobia|angustia|da [un poco de|mucha] pena|da [un poco de|mucho] vértigo|da [mucha|tanta] vergüenza)",
        "(tengo|tiene|tenía|tenemos|tuve|me da|pasé) [mucho|un poco de|algo de|bastante|mucha] (miedo|ansiedad|dudas|pánico)",
        "(estoy|está|estaba|estamos|me siento|me pongo) [muy|un poco|bastante|tan|algo|super] (preocupado|preocupada|preocupados|nervioso|nerviosa|nerviosos|asustado|asustada|inseguro|insegura|perdido|perdida|bloqueado|bloqueada)",
        "no (sé|sabía) (qué hacer|qué decir|qué decirle|cómo decir|cómo decírselo|si (debo|puedo|quiero|voy)|por dónde empezar|cómo responder|qué contestar)"
      ],
      "never": [
        "(no (tengo|tenía) miedo|ya no|no me (da|preocupa|asusta)|no (estoy|estaba) [nada|muy] (nervioso|nerviosa|preocupado|preocupada))",
        "(película|películas|peli|serie|libro|cine|novela)"
      ],
      "lines": [
        "Entiendo que le des vueltas.",
        "Es muy humano.",
        "A mí también me preocuparía."
      ]
    },
    {
      "id": "longing",
      "is": "sad",
      "about": [
        "(echo|echamos|echa|eché) [mucho|muchísimo|tanto] de menos",
        "(extraño|extrañamos) [mucho|a]",
        "(me|nos) (falta|faltan|hace falta) (mi|mis|mucho)",
        "(voy|vamos|va) a echar de menos",
        "(me siento|me sentía|estoy|vivo|me encuentro|se siente) [muy|tan|un poco|bastante|muchas veces|completamente] (solo|sola|solos|triste|deprimido|deprimida|decaído|mal|fatal)",
        "no (conozco|tengo) [todavía|casi] (a nadie|a casi nadie|amigos|muchos amigos|a nadie aquí)",
        "(triste|tristeza|qué pena|una pena|lloré|llorando|lloró|he llorado|deprimido|deprimida|depresión|nostalgia)",
        "no (estoy|me siento|soy|era|está|estaba) [muy|nada|tan|del todo] (contento|contenta|contentos|feliz|bien|a gusto)",
        "no (me|nos|le) (gustó|fue|ha gustado|ha ido|va|fue) [nada|muy|del todo] [bien]",
        "no (lo pasé|lo pasamos|lo he pasado|la pasé|lo paso) [nada|muy] bien",
        "(lo|la) (pasé|pasamos|he pasado|estoy pasando) [muy|bastante] mal",
        "(me|nos|le) (fue|va|ha ido|salió|ha salido) [muy|bastante|todo|fatal] (mal|fatal)",
        "(vive|viven|está|están) [muy|tan] lejos",
        "(dejó|dejaron|ha dejado|han dejado) (plantado|plantada)|no (apareció|aparecieron)|nadie (se acordó|me llamó|vino|me ayuda|me escucha|me entiende|me felicitó)"
      ],
      "never": [
        "(película|peli|serie|libro|novela|canción|vivo solo pero|me gusta (estar|vivir))"
      ],
      "lines": [
        "Me da pena oírlo.",
        "Entiendo cómo te sientes.",
        "Siento que sea así."
      ]
    },
    {
      "id": "great-joy",
      "is": "glad",
      "about": [
        "(acaba|acaban|acabamos|acabo) de tener (un|una|otro|otra) (niño|niña|bebé|hijo|hija)",
        "(he tenido|ha tenido|han tenido|tuvo|tuvieron) (un|una|otro|otra) (niño|niña|bebé|hijo|hija)",
        "(nació|ha nacido|han nacido|(voy|vamos) a (ser padre|ser madre|ser padres|ser abuela|ser abuelo|tener un (hijo|bebé|niño)|tener una (hija|niña))|está embarazada|estoy embarazada|esperamos un|esperando un (bebé|hijo))",
        "(me caso|nos casamos|se casa|se casan|me voy a casar|nos vamos a casar|se van a casar|se va a casar|me he casado|nos hemos casado|me casé|se casó|pedí matrimonio|[me] pidió matrimonio|pedido matrimonio)",
        "(aprobé|he aprobado|aprobó|ha aprobado|aprobamos|saqué|he sacado) [todo|el|la|los|las|un|una|por fin|muy buena]",
        "(gané|he ganado|ganamos|hemos ganado|ganó|ha ganado|ganaron) [el|la|un|una|por|dos|tres|cuatro|cinco|contra|mi|nuestro]",
        "(me|le|la|lo|nos) (ascendieron|han ascendido|contrataron|han contratado|cogieron|han cogido|dieron [el|un] (trabajo|puesto|premio)|dieron la (beca|plaza)|han dado [el|un|la] (trabajo|puesto|premio|beca|plaza)|subieron el sueldo|han subido el sueldo|ha subido el sueldo|subió el sueldo)",
        "(saca|sacó|ha sacado|saqué) [muy] (buenas notas|un diez|sobresaliente)",
        "(encontré|he encontrado|me encontré) [un billete de] (diez|veinte|cincuenta|cien|dinero) [euros]",
        "(encontré|he encontrado|encontró|ha encontrado|encontramos|hemos encontrado|empiezo|empecé|conseguí|he conseguido) [por fin|ya] [un|una|el|la] [nuevo|nueva] (trabajo|piso|casa|empleo|novio|novia|puesto)",
        "(nuevo trabajo|trabajo nuevo|buena noticia|buenas noticias|lo (conseguí|logré|hemos conseguido|conseguimos|he conseguido))",
        "(es|fue|era|celebramos|celebré) [hoy|mañana|ayer] (mi|su|nuestro) (cumpleaños|cumple|aniversario|boda)",
        "(estoy|está) [muy|tan] (enamorado|enamorada)"
      ],
      "never": [
        "no (aprobé|gané|ganamos|encontré)"
      ],
      "lines": [
        "¡Qué notición!",
        "¡Mi enhorabuena!",
        "¡No sabes cuánto me alegro!"
      ]
    },
    {
      "id": "joy",
      "is": "glad",
      "about": [
        "(estoy|está|estamos|estaba|estábamos|están|soy|me siento|se puso|me puse) [muy|tan|super|bastante|realmente] (contento|contenta|contentos|contentas|feliz|felices|alegre|orgulloso|orgullosa|ilusionado|ilusionada|emocionado|emocionada|encantado|encantada)",
        "(lo|la|nos lo|me lo) (pasé|pasamos|he pasado|hemos pasado|pasaron|paso|pasó) [muy|tan|super|realmente|de] (bien|genial|fenomenal|maravilla|estupendamente|en grande)",
        "(me|nos|le|les) (encantó|ha encantado|encantaron|gustó mucho|gustó muchísimo|ha gustado mucho|hace [mucha] ilusión|hizo [mucha] ilusión|dio [mucha] alegría|da mucha alegría)",
        "(fue|es|era|estuvo|ha sido|estaba|está siendo|será|resultó) [muy|tan|un|una|realmente|todo|un día|una noche|una tarde] (genial|precioso|preciosa|fantástico|fantástica|maravilloso|maravillosa|increíble|estupendo|estupenda|divertido|divertida|bonito|bonita|perfecto|perfecta|maravilla|delicioso|deliciosa|buenísimo|buenísima|riquísimo|riquísima|emocionante|inolvidable|espectacular)",
        "(salió|me salió|ha salido|me ha salido|nos salió|fue|ha ido|me fue|me ha ido|quedó) [todo|muy|bastante] (bien|genial|perfecto|riquísimo|buenísimo|buenísima|bueno|buena|de maravilla)",
        "(me|nos) reímos|he mejorado|ha mejorado|(me|nos|le|la) (felicitó|felicitaron|ha felicitado|han felicitado)|(he dejado|dejé) de fumar|he adelgazado",
        "(qué (alegría|ilusión|suerte)|tengo [muchas|mucha] (suerte|ganas|ilusión)|con muchas ganas)",
        "me (regaló|regalaron|han regalado|ha regalado|trajo|trajeron|invitó|invitaron|dio una sorpresa|hizo un|hizo una|ayudó|ayudaron)"
      ],
      "never": [
        "(no|nunca|nadie|ni|tampoco|sin) [me|te|se|lo|la|nos] (estoy|está|soy|fue|era|siento|salió|hace|tengo|pasé|pasamos|es|ha sido|han|ha|he|estuvo|regalaron|regaló|ayuda|ayudó|encantó)",
        "ya no"
      ],
      "lines": [
        "¡Qué maravilla!",
        "Eso da alegría.",
        "¡Anda, qué bien!",
        "Da gusto oírlo."
      ]
    }
  ],
  "neutral": [
    "Ah, vale.",
    "Mira tú.",
    "Te escucho.",
    "Ajá.",
    "Sí, me lo imagino.",
    "Gracias por contármelo.",
    "Me quedo con eso.",
    "Claro, claro."
  ],
  "topics": [
    {
      "id": "death",
      "about": [
        "(murió|ha muerto|murieron|falleció|ha fallecido|funeral|entierro|(viudo|viuda)|se me murió)",
        "perdí a (mi|mis)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Quieres contarme cómo era?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién está contigo estos días?",
            "band": "A1"
          },
          {
            "ask": "¿Qué recuerdo te gusta guardar?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "parting",
      "about": [
        "(separé|separamos|separaron|divorcié|divorciado|divorciada|divorciados|divorcio|divorciaron|separados|separado|separada|me dejó|me ha dejado|rompí con|rompimos|hemos roto|lo dejamos)"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "¿Y tú cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y ves a menudo a cada parte?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tal estás estos días?",
            "band": "A1"
          },
          {
            "ask": "¿Qué te ayuda en este momento?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relief",
      "about": [
        "(está|estoy|están|se encuentra|me encuentro) [ya|mucho|muchísimo|bastante|un poco] mejor",
        "(pero|al final|ya) [ya] (ha vuelto|volvió|ha aparecido|apareció)",
        "ya se (me|le|nos) (ha pasado|pasó)",
        "ya no (me|le|nos) (duele|duelen|molesta|da miedo)",
        "no (me|se|le|nos) (hice|hizo|pasó|ha pasado) nada",
        "todo [me|nos|le] (está|va|ha salido|salió|ha ido|fue) [muy] bien",
        "no (fue|ha sido|era) [para] (nada|tan) [grave|malo|serio|tanto]",
        "(al final|por fin) [todo] (salió|ha salido|fue|ha ido|acabó) [muy|todo|bastante] bien"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo te sentiste entonces?",
            "band": "A1"
          },
          {
            "ask": "¿Y ahora ya está todo en orden?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "illness",
      "words": [
        "enfermo",
        "enferma",
        "enfermar",
        "gripe",
        "fiebre",
        "resfriado",
        "resfriar",
        "catarro",
        "constipado",
        "migraña",
        "tos",
        "dolor",
        "operar",
        "operación",
        "urgencias",
        "ingresar",
        "cáncer",
        "covid",
        "virus",
        "anginas",
        "varicela",
        "otitis",
        "bronquitis",
        "neumonía",
        "sarampión",
        "gastroenteritis",
        "diabetes",
        "mareo"
      ],
      "about": [
        "(me|le|nos) (duele|duelen|dolía|dolían|dolió)",
        "(está|estoy|sigue|estuvo|estuve|ingresado|ingresada|acabé|acabó|llevaron|llevé) [todavía] (en el|al) hospital",
        "(cita|consulta) (con el|con la|en el|médica)",
        "(fui|voy|tengo que ir|fuimos|he ido|llevé) al (médico|dentista)",
        "de baja",
        "(salud|mala gana) (delicada|mala)"
      ],
      "never": [
        "(trabajo|trabaja|trabajaba|enfermera|soy|película|peli|serie|estudio)"
      ],
      "sad": true,
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué dice el médico?",
            "band": "A1"
          },
          {
            "ask": "¿Y va alguien contigo?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "¿Y ahora qué tal va?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú puedes echar una mano?",
            "band": "A1"
          },
          {
            "ask": "¿Y desde cuándo está así?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo va ahora la cosa?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tomas o qué haces para eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y desde cuándo te pasa?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "accident",
      "words": [
        "accidente",
        "lesión",
        "chocar",
        "escayola"
      ],
      "about": [
        "(tuve|tuvo|tuvimos|he tenido|ha tenido) un (accidente|golpe|susto)",
        "me (caí|he caído|hice daño|torcí|quemé|corté|di un golpe)",
        "se (hizo daño|cayó (de|por|en))",
        "(rompí|rompió|roto|torcí|torció|torcido|quemé|quemó|quemado|corté|cortó|cortado) (el|la|un|una) (pierna|brazo|pie|mano|tobillo|muñeca|rodilla|dedo|codo|hombro)",
        "se (había|ha) tragado"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "¿Y ya está todo bien?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo pasó?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo pasó?",
            "band": "A1"
          },
          {
            "ask": "¿Y todavía te duele?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "animal-found",
      "about": [
        "(pájaro|pajarito|gato|gata|gatito|perro|perra|perrito|cachorro|animal|erizo|paloma|tortuga) [muy|un poco|que estaba] (herido|herida|abandonado|abandonada|perdido|perdida|enfermo|enferma)",
        "(encontré|encontramos|he encontrado|recogí|recogimos|adopté|adoptamos|he adoptado|hemos adoptado) (un|una|a un|a una|dos) (pájaro|pajarito|gato|gata|gatito|perro|perra|perrito|cachorro|animal|erizo|paloma|tortuga|conejo)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y dónde está ahora?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué vas a hacer con él?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "theft",
      "words": [
        "robar",
        "robo",
        "ladrón",
        "estafar"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo pasó?",
            "band": "A1"
          },
          {
            "ask": "¿Y has avisado a la policía?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-thing",
      "about": [
        "(perdí|he perdido|perdió|ha perdido|perdimos|hemos perdido) (el|la|los|las|mi|mis|su|sus|un|una) (móvil|teléfono|cartera|llaves|bolso|mochila|maleta|pasaporte|paraguas|gafas|tarjeta|anillo|bolsa|chaqueta|abrigo|documentos|reloj|llave|monedero|equipaje)",
        "(me|se) [me] (olvidé|olvidó|he olvidado|ha olvidado|dejé|he dejado) [de] (el|la|los|las|mi|mis|un|una) (móvil|teléfono|cartera|llaves|bolso|mochila|maleta|pasaporte|paraguas|gafas|tarjeta|bolsa|chaqueta|abrigo|ordenador|libro|monedero|llave|bufanda|gorro)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y dónde crees que está?",
            "band": "A1"
          },
          {
            "ask": "¿Y era algo muy importante?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué hiciste cuando te diste cuenta?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "found-thing",
      "about": [
        "(me|nos) (lo|la|los|las) (devolvió|devolvieron|ha devuelto|han devuelto|trajo|trajeron|guardó|guardaron)",
        "(lo|la|los|las) (encontré|he encontrado|encontramos|encontraron|recuperé|he recuperado)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y dónde estaba?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dijiste en ese momento?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "longing",
      "about": [
        "(echo|echamos|echa|echar) [mucho|muchísimo|tanto] de menos",
        "(extraño|extrañamos) [mucho] a"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te falta?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué haces cuando te pasa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "broken",
      "about": [
        "(estropeado|estropeada|averiado|averiada|goteras|no funciona|no funcionan|no arranca)",
        "se [me|nos|le] (rompió|ha roto|estropeó|ha estropeado|averió|inundó|ha inundado|fue la luz|cayó|ha caído)"
      ],
      "never": [
        "(pierna|brazo|pie|mano|tobillo|corazón)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y quién lo puede arreglar?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te apañas mientras tanto?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "late",
      "about": [
        "(llegué|llegado|llego|llegamos) [muy|otra vez|media hora] tarde",
        "(me dormí|quedado dormido|quedado dormida|quedé dormido|quedé dormida|no (oí|sonó|ha sonado) el despertador)",
        "(perdí|perdimos|he perdido|hemos perdido) el (tren|autobús|avión|metro|bus)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y te dijeron algo?",
            "band": "A1"
          },
          {
            "ask": "¿Y te pasa mucho?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-work",
      "about": [
        "(en el paro|sin trabajo|sin empleo|quedado sin trabajo|quedó sin trabajo|busco trabajo|buscando trabajo|desempleado|desempleada)",
        "(me|nos|lo|la|le) (despidieron|han despedido|echaron|han echado)",
        "no (tengo|encuentro|tiene|encuentra) [todavía|ahora] (trabajo|empleo)",
        "(perdí|he perdido|perdió|ha perdido) (el|mi|su) (trabajo|empleo)",
        "(empresa|fábrica|tienda|restaurante|taller) (cerró|ha cerrado|va a cerrar)"
      ],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "¿Y qué le gustaría hacer ahora?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tipo de trabajo te gustaría?",
            "band": "A1"
          },
          {
            "ask": "¿Y en qué ocupas ahora el tiempo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te gustaba de tu trabajo de antes?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "new-job",
      "about": [
        "(me|le|nos) (han dado|dieron|ha dado) (el|un|la) (puesto|trabajo|plaza)",
        "(me|lo|la) (contrataron|han contratado|cogieron|han cogido|ascendieron|han ascendido)",
        "(empiezo|empieza|empecé|he empezado|empezar) [a trabajar] en (un|una)",
        "(nuevo trabajo|trabajo nuevo|empresa nueva|nueva empresa|nuevo puesto)",
        "encontr(é|ado) [por fin] trabajo",
        "(encontré|he encontrado|ha encontrado|encontró) [por fin] [un] (trabajo|empleo)"
      ],
      "asks": {
        "told": [
          {
            "ask": "¿Y cuándo empieza?",
            "band": "A1"
          },
          {
            "ask": "¿Y está lejos?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que más te atrae?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién lo celebras?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "own-business",
      "about": [
        "(mi|un|una) (propio|propia) (tienda|negocio|empresa|restaurante|bar|taller)",
        "(abrir|montar) (un|una|mi) [propio|propia|pequeño|pequeña] (tienda|negocio|empresa|restaurante|bar|taller|cafetería|panadería|hotel|academia|peluquería|librería|tienda)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuál es el primer paso?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué precisamente eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "new-start",
      "about": [
        "(he empezado|empecé|acabo de empezar|me apunté|me he apuntado) (terapia|a|un|una|clases|con)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tal te va?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te animó a hacerlo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "better-habit",
      "about": [
        "(he dejado|dejé|ha dejado|estoy dejando|quiero dejar) de (fumar|beber|comer)",
        "(he adelgazado|adelgacé|he engordado|hago dieta)"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué es lo que más cuesta?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo lo has conseguido?",
            "band": "A1"
          },
          {
            "ask": "¿Y notas la diferencia?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "job-change",
      "about": [
        "(cambiar|cambio|cambiaría) de (trabajo|empleo|empresa|profesión|jefe)",
        "(dejar|dejo|dejé|he dejado) (el|mi) (trabajo|empleo)"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué echarías de menos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "driving",
      "about": [
        "(aprender|aprendiendo|aprendo) a conducir",
        "(carnet|carné) de conducir",
        "(clases|clase|práctica|prácticas) de conducir",
        "autoescuela"
      ],
      "never": [
        "(examen|suspendí|aprobé|aprobado|suspendido)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tal te va?",
            "band": "A1"
          },
          {
            "ask": "¿Y adónde te gustaría ir primero?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "interview",
      "words": [
        "entrevista",
        "currículum"
      ],
      "about": [
        "(un|el|al|para un|para el) puesto de",
        "(busco|estoy buscando|buscando) (un|otro|nuevo) (trabajo|empleo)"
      ],
      "sad": true,
      "asks": {
        "sad past": [
          {
            "ask": "¿Y ahora qué vas a intentar?",
            "band": "A1"
          }
        ],
        "past !sad": [
          {
            "ask": "¿Y qué te preguntaron?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo te dicen algo?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué te gusta de ese trabajo?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te preparas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dream",
      "words": [
        "deseo",
        "meta"
      ],
      "about": [
        "(mi sueño|sueño con|siempre he querido|algún día (quiero|me gustaría|quisiera)|me gustaría [mucho] (ser|tener|vivir|abrir|montar|aprender|escribir|conocer))"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuál es el primer paso?",
            "band": "A1"
          },
          {
            "ask": "¿Y desde cuándo tienes esa idea?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te falta para eso?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "exam",
      "words": [
        "examen",
        "exámenes",
        "oposición",
        "oposiciones",
        "suspender",
        "aprobar",
        "selectividad"
      ],
      "about": [
        "(aprobé|suspendí|he aprobado|he suspendido)",
        "(carnet|carné) de conducir"
      ],
      "asks": {
        "sad past": [
          {
            "ask": "¿Y puedes intentarlo otra vez?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué fue lo más difícil?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "¿Y qué te ayuda a llevarlo mejor?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué entraba en el examen?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo estudiaste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y de qué es el examen?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo estudias mejor?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birth",
      "about": [
        "(tener|tenido|tuve|tuvo|tuvieron|tuvimos|esperan|espera|esperamos) (un|una|otro|otra) (niño|niña|bebé|hijo|hija)",
        "(nació|ha nacido|embarazada|bebé|voy a ser (padre|madre|tía|tío|abuela|abuelo)|vamos a ser padres|recién nacido|dio a luz)"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y cómo se llama?",
            "band": "A1"
          },
          {
            "ask": "¿Y a quién se parece?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y ya tenéis nombre?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dice la familia?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "proposal",
      "about": [
        "(pidió|pedí|pedido|pedir) matrimonio",
        "(nos hemos prometido|nos prometimos)"
      ],
      "asks": {
        "told": [
          {
            "ask": "¿Y cómo te enteraste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo fue ese momento?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dice la familia?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "wedding",
      "words": [
        "boda"
      ],
      "about": [
        "(me caso|nos casamos|se casa|se casan|me casé|se casó|me he casado|se ha casado|se han casado|nos hemos casado|va a casar|van a casar)",
        "(la|una|de|mi|su|nuestra) boda"
      ],
      "asks": {
        "happened": [
          {
            "ask": "¿Y cuál fue el momento más bonito?",
            "band": "A1"
          },
          {
            "ask": "¿Y hubo mucho baile?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y dónde es la fiesta?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánta gente va?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué queda por preparar?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "birthday",
      "words": [
        "cumpleaños",
        "cumple",
        "aniversario"
      ],
      "about": [
        "(cumplo|cumple|cumplió|cumplí) [ya] (un|dos|tres|cuatro|cinco|diez|quince|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)"
      ],
      "asks": {
        "happened": [
          {
            "ask": "¿Y qué regalos hubo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué comisteis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo lo celebráis?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuál sería un buen regalo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "party",
      "words": [
        "fiesta",
        "celebrar",
        "barbacoa",
        "verbena",
        "Nochevieja",
        "Navidad",
        "carnaval"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y quién va a ir?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué vas a llevar o preparar?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué ambiente había?",
            "band": "A1"
          },
          {
            "ask": "¿Y hasta qué hora duró?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué se come?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién suele ir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "present",
      "words": [
        "regalo",
        "regalar"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y qué dijiste?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué vas a hacer con eso?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y para quién es?",
            "band": "A1"
          },
          {
            "ask": "¿Y es fácil acertar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving",
      "words": [
        "mudanza",
        "mudar"
      ],
      "about": [
        "(me mudo|nos mudamos|me mudé|me voy a vivir|nos vamos a vivir|voy a mudarme|vamos a mudarnos|me he mudado|nos hemos mudado|cambiar de (casa|piso))",
        "(busco|buscamos|buscando|encontrar|encontré|he encontrado) [un|otro|una] (piso|casa|apartamento|habitación)"
      ],
      "asks": {
        "happened": [
          {
            "ask": "¿Y qué tal se vive allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué echas de menos?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y por qué allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué vas a echar de menos?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo tiene que ser la casa nueva?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "film",
      "words": [
        "película",
        "peli",
        "cine",
        "serie",
        "documental",
        "telenovela",
        "actor",
        "actriz"
      ],
      "about": [
        "(vi|vimos|he visto|hemos visto|estoy viendo|veo|vemos) (una|la|el|un) (película|peli|serie|documental|capítulo)",
        "[el] (cine|películas|pelis) de (miedo|terror|acción|amor)"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y de qué va?",
            "band": "A1"
          },
          {
            "ask": "¿Y la verías otra vez?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué escena recuerdas?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "¿Y cuál me recomiendas?",
            "band": "A1"
          },
          {
            "ask": "¿Y ves las películas en casa o en el cine?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "book",
      "words": [
        "libro",
        "novela",
        "leer",
        "lectura",
        "cómic",
        "poema",
        "escritor",
        "escritora"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y de qué trata?",
            "band": "A1"
          },
          {
            "ask": "¿Y te gustó el final?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y dónde te gusta leer?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué libro le regalarías a un amigo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "music",
      "words": [
        "música",
        "canción",
        "concierto",
        "guitarra",
        "piano",
        "violín",
        "batería",
        "flauta",
        "cantar",
        "coro",
        "bailar",
        "baile",
        "cantante",
        "disco",
        "ukelele"
      ],
      "never": [
        "(profesor|profesora|maestro|maestra) de"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué canción te gustaría primero?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién va contigo?",
            "band": "A1"
          }
        ],
        "happened": [
          {
            "ask": "¿Y qué canción te gustó más?",
            "band": "A1"
          },
          {
            "ask": "¿Y había mucha gente?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y desde cuándo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tipo de música es?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "training",
      "about": [
        "(entreno|entrenamos|corro|nado|juego|voy al gimnasio|hago (yoga|deporte|pilates)|voy a (nadar|correr|yoga)) [una|dos|tres|cuatro|cinco|todos] (vez|veces|los|al|por) [día|días|semana|por|a la]"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué ese deporte?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te sientes después?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sport",
      "words": [
        "fútbol",
        "baloncesto",
        "tenis",
        "pádel",
        "natación",
        "piscina",
        "correr",
        "maratón",
        "gimnasio",
        "yoga",
        "pilates",
        "partido",
        "entrenar",
        "entrenamiento",
        "equipo",
        "ciclismo",
        "voleibol",
        "escalar",
        "esquiar",
        "boxeo",
        "judo",
        "surf",
        "deporte",
        "balonmano",
        "rugby"
      ],
      "about": [
        "(nado|nadé|nadamos|nadar|nadando|nadaba|he nadado)",
        "(perdimos|ganamos|perdieron|ganaron|empatamos) [el partido|cuatro|tres|dos|uno|cinco|por]",
        "(jugué|jugamos|he jugado|juego|jugamos) (al|a la)"
      ],
      "never": [
        "equipo (de trabajo|de música|médico)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué ánimo hay en el equipo?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo es la próxima?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y cómo te preparas?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién vas?",
            "band": "A1"
          }
        ],
        "past !told": [
          {
            "ask": "¿Y qué tal fue?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tal el cuerpo después?",
            "band": "A1"
          }
        ],
        "!often": [
          {
            "ask": "¿Y cuántas veces por semana?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y por qué ese deporte?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hike",
      "words": [
        "montaña",
        "senderismo",
        "excursión",
        "caminata",
        "monte",
        "bosque",
        "sendero",
        "ruta",
        "acampar",
        "cumbre",
        "pasear",
        "paseo"
      ],
      "about": [
        "(caminé|caminamos|anduve|anduvimos|he caminado|hemos caminado|caminar) [más de|casi|unos]",
        "(kilómetros|km) [a pie|andando|caminando]"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué llevas en la mochila?",
            "band": "A1"
          },
          {
            "ask": "¿Y si llueve?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué viste por el camino?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo caminaste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que te gusta de eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuál es el sitio más bonito?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "study-abroad",
      "about": [
        "(estudiar|estudiaré|estudio|voy a estudiar|beca|intercambio|erasmus) [un año|unos meses] [fuera|en el extranjero|de intercambio]",
        "(solicité|pedí|he pedido|he solicitado|me han dado) [una|la] (beca|plaza)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te apetece hacer allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué va a ser lo difícil?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "trip",
      "words": [
        "viaje",
        "viajar",
        "vacaciones",
        "avión",
        "vuelo",
        "hotel",
        "maleta",
        "turista",
        "turismo",
        "crucero",
        "aeropuerto",
        "pasaporte",
        "visado",
        "extranjero",
        "guía"
      ],
      "about": [
        "(fui|fuimos|he ido|hemos ido|voy|vamos|iré|iremos|volví|volvimos|he vuelto) (a|de) (París|Londres|Roma|Madrid|Barcelona|Sevilla|Italia|Francia|Portugal|Perú|México|China|Japón|Alemania|Argentina|Colombia|Marruecos|Grecia|Cuba|Chile|Lisboa|Berlín|Granada|Valencia|Mallorca|Tenerife|Ibiza|Corea|India|Tailandia|Egipto|Turquía)"
      ],
      "never": [
        "(me (olvidé|dejé)|perdí|trabajo|trabaja|trabajaba|soy|tenemos vacaciones)"
      ],
      "asks": {
        "sad past": [
          {
            "ask": "¿Y al final cómo lo solucionaste?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "¿Y qué se puede hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y lo vas a intentar más tarde?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y qué quieres ver allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo vas a estar?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo vas a ir?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué te gustó más?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué se come allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y volverías?",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "¿Y cuál es el próximo destino?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién te gusta viajar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sea",
      "words": [
        "playa",
        "mar",
        "costa",
        "isla",
        "arena",
        "barco",
        "lago"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y estaba fría el agua?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo estuviste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué prefieres, nadar o tomar el sol?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué playa es?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cooking",
      "words": [
        "cocinar",
        "receta",
        "horno",
        "hornear",
        "guiso",
        "guisar",
        "freír",
        "masa"
      ],
      "about": [
        "(hice|preparé|preparamos|hicimos|he hecho|he preparado|hemos hecho|hago|preparo|vamos a hacer|voy a hacer|voy a preparar|hacer|hace|hacía) [una|un|la|el|unas|unos|mi|nuestra] [buena|gran|riquísima] (tortilla|paella|tarta|sopa|ensalada|cena|comida|pizza|pan|pastel|bizcocho|galletas|croquetas|lentejas|pasta|arroz|curry|gazpacho|cocido|guiso|postre|lasaña|empanada|queso)",
        "no sé cocinar"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué ingredientes lleva?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién lo va a probar?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué tal salió?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién te enseñó?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que más se come en tu casa?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué plato te gustaría aprender?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "eating-out",
      "words": [
        "restaurante",
        "tapas",
        "cafetería",
        "menú"
      ],
      "about": [
        "(comí|comimos|cené|cenamos|he comido|hemos comido|he cenado|hemos cenado) (fuera|con|en)",
        "(comer|cenar) (fuera|con (mi|mis|unos|un|una))",
        "(probé|he probado|probamos|hemos probado)",
        "(comida|cocina) (a domicilio|para llevar)"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué vas a pedir?",
            "band": "A1"
          },
          {
            "ask": "¿Y celebráis algo?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué comiste?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué hablasteis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tienen rico?",
            "band": "A1"
          },
          {
            "ask": "¿Y vas mucho?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diet",
      "words": [
        "vegetariano",
        "vegetariana",
        "vegano",
        "vegana",
        "dieta",
        "azúcar",
        "gluten",
        "celíaco",
        "celíaca",
        "lactosa"
      ],
      "asks": {
        "told": [
          {
            "ask": "¿Y qué coméis cuando estáis juntos?",
            "band": "A1"
          },
          {
            "ask": "¿Y para ti es fácil?",
            "band": "A1"
          }
        ],
        "denied": [
          {
            "ask": "¿Y te resulta difícil?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué comes en su lugar?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y te resulta difícil?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué comes en su lugar?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué empezaste?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "food",
      "words": [
        "comida",
        "paella",
        "pizza",
        "sopa",
        "queso",
        "chocolate",
        "fruta",
        "verdura",
        "pescado",
        "pasta",
        "arroz",
        "curry",
        "pan",
        "tarta",
        "helado",
        "picante",
        "sabor",
        "postre",
        "ceviche",
        "jamón",
        "marisco",
        "tortilla",
        "lentejas",
        "croqueta",
        "desayuno",
        "merienda"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué comes en su lugar?",
            "band": "A1"
          }
        ],
        "past !good !bad": [
          {
            "ask": "¿Y qué tal estaba?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién lo preparó?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo se prepara?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo lo comes?",
            "band": "A1"
          },
          {
            "ask": "¿Y a ti te gusta fuerte o suave?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "garden",
      "words": [
        "jardín",
        "huerto",
        "planta",
        "flor",
        "tomate",
        "tomatera",
        "regar",
        "maceta",
        "árbol",
        "semilla",
        "rosa"
      ],
      "about": [
        "(planté|plantamos|he plantado|sembré|regué|corté el césped)"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y cuándo se recoge?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién lo cuida?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué crece mejor?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo le dedicas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "vet",
      "words": [
        "veterinario",
        "veterinaria",
        "vacuna"
      ],
      "never": [
        "(soy|es|trabaja|estudia)"
      ],
      "sad": true,
      "asks": {
        "past": [
          {
            "ask": "¿Y qué le pasaba?",
            "band": "A1"
          },
          {
            "ask": "¿Y ya está mejor?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "neighbours",
      "words": [
        "vecino",
        "vecina"
      ],
      "about": [
        "(compañero|compañera|compañeros) de piso"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y has hablado con ellos?",
            "band": "A1"
          },
          {
            "ask": "¿Y pasa siempre?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y de qué hablasteis?",
            "band": "A1"
          },
          {
            "ask": "¿Y os veis a menudo?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tal os lleváis?",
            "band": "A1"
          },
          {
            "ask": "¿Y os ayudáis?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "pet",
      "words": [
        "perro",
        "perra",
        "gato",
        "gata",
        "perrito",
        "gatito",
        "cachorro",
        "mascota",
        "hámster",
        "conejo",
        "loro",
        "tortuga",
        "pez",
        "caballo",
        "canario"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y cómo está ahora?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dice el veterinario?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo se llama?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más le gusta?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo llegó a casa?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "boss",
      "words": [
        "jefe",
        "jefa",
        "director",
        "directora",
        "encargado",
        "encargada"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué dicen tus compañeros?",
            "band": "A1"
          },
          {
            "ask": "¿Y se lo puedes decir?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú qué haces en esos momentos?",
            "band": "A2"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué le contestaste?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dicen tus compañeros?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tal os lleváis?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo es para ti un buen jefe?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "colleagues",
      "words": [
        "compañero",
        "compañera",
        "colega",
        "reunión",
        "cliente",
        "proyecto",
        "oficina",
        "turno",
        "empresa",
        "correo",
        "informe"
      ],
      "about": [
        "(compañero|compañera|compañeros) de (trabajo|clase|oficina)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y desde cuándo pasa eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tendría que cambiar?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y qué tienes que preparar?",
            "band": "A1"
          },
          {
            "ask": "¿Y da tiempo?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué tal fue?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué hablasteis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que te gusta de eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo difícil?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teaching",
      "words": [
        "alumno",
        "alumna",
        "corregir"
      ],
      "about": [
        "(doy|da|daba|dan) clase[s]",
        "(enseño|enseñaba) [a|en]",
        "mis (alumnos|alumnas|estudiantes|niños|niñas)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué dicen los demás?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué ayudaría?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y tú qué hiciste?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tal la clase?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué edad tienen?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo mejor de todo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "profession",
      "words": [
        "trabajar",
        "trabajo",
        "empleo",
        "oficio",
        "enfermero",
        "enfermera",
        "médico",
        "médica",
        "camarero",
        "camarera",
        "ingeniero",
        "ingeniera",
        "abogado",
        "abogada",
        "carpintero",
        "programador",
        "programadora",
        "fábrica",
        "hospital",
        "taller",
        "panadería",
        "peluquero",
        "peluquera",
        "cocinero",
        "cocinera",
        "policía",
        "aprendiz",
        "aprendiza",
        "sueldo"
      ],
      "about": [
        "(es|son|soy|era|eran|fue) [un|una|también] (profesor|profesora|profesores|maestro|maestra|maestros|médicos|abogados|policías|taxista|dentista|periodista|electricista|fontanero|funcionario|funcionaria|autónomo|autónoma|jubilado|jubilada)"
      ],
      "never": [
        "(salido|salió|salir|ingresado|ingresada|sale) (del|en el|al) hospital"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y cómo descansas después?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tendría que cambiar?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y te apetece?",
            "band": "A1"
          }
        ],
        "told past": [
          {
            "ask": "¿Y qué contaba de eso?",
            "band": "A1"
          }
        ],
        "used-to": [
          {
            "ask": "¿Y cómo era?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué recuerdas mejor?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "¿Y es un trabajo duro?",
            "band": "A1"
          },
          {
            "ask": "¿Y a ti te gustaría ese trabajo?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo es un día normal?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te gusta?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo llegaste a ese trabajo?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "languages",
      "words": [
        "idioma",
        "gramática",
        "acento",
        "vocabulario",
        "traducir"
      ],
      "about": [
        "(aprender|aprendo|hablar|hablo|estudio|estudiar) (español|francés|chino|inglés|alemán|italiano|árabe|ruso|portugués|japonés|idiomas)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué es lo que más te cuesta?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "¿Y lo habláis entre vosotros?",
            "band": "A1"
          },
          {
            "ask": "¿Y dónde lo aprendió?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué te ayuda más a aprender?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién hablas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué palabra te gusta más?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "studies",
      "words": [
        "estudiar",
        "estudio",
        "universidad",
        "carrera",
        "curso",
        "clase",
        "asignatura",
        "máster",
        "facultad",
        "tesis",
        "profesor",
        "profesora"
      ],
      "about": [
        "los deberes"
      ],
      "never": [
        "clase[s] de (baile|yoga)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué podría ser distinto?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién te podría ayudar?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y qué te gustaría estudiar?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué eso?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo más interesante?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto te queda?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "child",
      "words": [
        "hijo",
        "hija",
        "niño",
        "niña",
        "guardería",
        "colegio",
        "nieto",
        "nieta",
        "sobrino",
        "sobrina"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y cómo lo lleva?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué le vendría bien?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué pasó después?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú qué dijiste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué le gusta?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué hacéis juntos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "visit",
      "about": [
        "(viene|vienen|vino|vinieron|ha venido|han venido|vendrá|vendrán|llega|llegan) [a] [visitarme|vernos|verme|mi|mis|casa|un|una|unos]",
        "(visité|visito|visitamos|visitar|he visitado|visitarme|visita|ver a (mi|mis))",
        "(quedé|quedamos|he quedado|hemos quedado|voy a quedar|quedar) con"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué vais a hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo va a ser?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y qué hicisteis?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué hablasteis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y os veis a menudo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué hacéis juntos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "friend",
      "words": [
        "amigo",
        "amiga",
        "amistad"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué te gustaría decirle?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y qué vais a hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué os conocéis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y de qué os conocéis?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué os gusta hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "partner",
      "words": [
        "marido",
        "esposo",
        "esposa",
        "novio",
        "novia",
        "pareja"
      ],
      "about": [
        "mi (mujer|chico|chica)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y lo habéis hablado?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú qué querrías?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo os conocisteis?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo os organizáis en casa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "affection",
      "about": [
        "(quiero|queremos|adoro|quería) [mucho|muchísimo|tanto] a (mi|mis)",
        "(me llevo|nos llevamos|me entiendo) [muy|tan|bastante|de maravilla] (bien|mal|genial|fenomenal)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué os gusta hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tiene de especial esa persona?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relatives",
      "words": [
        "madre",
        "padre",
        "mamá",
        "papá",
        "abuelo",
        "abuela",
        "hermano",
        "hermana",
        "tío",
        "tía",
        "primo",
        "prima",
        "suegro",
        "suegra",
        "cuñado",
        "cuñada",
        "familia"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué tal va ahora?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú puedes hacer algo?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y qué vais a hacer?",
            "band": "A1"
          }
        ],
        "happened": [
          {
            "ask": "¿Y qué pasó después?",
            "band": "A1"
          }
        ],
        "!often !little !far": [
          {
            "ask": "¿Y os veis a menudo?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué os gusta hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué cosas has aprendido de esa persona?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "sleep",
      "words": [
        "dormir",
        "insomnio",
        "siesta",
        "acostar",
        "madrugar",
        "despertador",
        "cama"
      ],
      "about": [
        "(tengo|tenía|con|mucho|tanto) sueño"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y a qué hora suena el despertador?",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "¿Y qué es lo que te quita el sueño?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te ayuda a dormir?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cuántas horas duermes?",
            "band": "A1"
          },
          {
            "ask": "¿Y en general duermes bien?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "stress",
      "words": [
        "estrés",
        "prisa",
        "agobio",
        "agotado",
        "agotada",
        "cansado",
        "cansada",
        "estresado",
        "estresada",
        "nervios"
      ],
      "about": [
        "(mucho|demasiado|tanto) (trabajo|lío)",
        "no (tengo|me da|hay) tiempo"
      ],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué haces para relajarte?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo tienes tiempo para ti?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué podrías dejar para otro día?",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "saving",
      "words": [
        "ahorrar",
        "ahorro"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué te ayudaría un poco?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo lo haces para ahorrar?",
            "band": "A1"
          },
          {
            "ask": "¿Y te falta mucho?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "computer",
      "words": [
        "ordenador",
        "internet",
        "contraseña",
        "programa",
        "impresora",
        "pantalla",
        "portátil",
        "aplicación",
        "app",
        "wifi",
        "videojuego"
      ],
      "about": [
        "(el|mi) (móvil|teléfono) (no|se|está)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y alguien te lo puede arreglar?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te apañas mientras tanto?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y para qué lo usas?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuántas horas al día son?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "transport",
      "words": [
        "coche",
        "autobús",
        "metro",
        "tren",
        "moto",
        "tráfico",
        "atasco",
        "conducir",
        "taxi",
        "bici",
        "bicicleta",
        "carretera",
        "estación",
        "aparcar",
        "conductor",
        "tranvía"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y cómo lo solucionaste?",
            "band": "A1"
          },
          {
            "ask": "¿Y pasa mucho?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y cuánto se tarda?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cuánto se tarda?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué haces por el camino?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shopping",
      "words": [
        "comprar",
        "compra",
        "tienda",
        "supermercado",
        "mercado",
        "rebaja",
        "ropa",
        "zapato",
        "vestido",
        "chaqueta"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y cómo lo quieres?",
            "band": "A1"
          },
          {
            "ask": "¿Y dónde lo vas a comprar?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y encontraste lo que buscabas?",
            "band": "A1"
          },
          {
            "ask": "¿Y era caro?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y te gusta ir de compras?",
            "band": "A1"
          },
          {
            "ask": "¿Y vas por tu cuenta o con alguien?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "money",
      "words": [
        "dinero",
        "ahorrar",
        "ahorro",
        "sueldo",
        "alquiler",
        "factura",
        "euro",
        "deuda",
        "gastar",
        "gasto",
        "precio",
        "hipoteca"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y en qué se va más dinero?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te ayudaría un poco?",
            "band": "A1"
          }
        ],
        "glad": [
          {
            "ask": "¿Y en qué lo vas a gastar?",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "¿Y cómo ahorras?",
            "band": "A1"
          },
          {
            "ask": "¿Y te falta mucho?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo ahorras?",
            "band": "A1"
          },
          {
            "ask": "¿Y en qué gastas con gusto?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "housework",
      "words": [
        "limpiar",
        "lavadora",
        "planchar",
        "fregar",
        "basura",
        "ordenar",
        "limpieza",
        "colada",
        "aspiradora",
        "pintar",
        "pared",
        "mueble",
        "arreglar"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y te va a llevar mucho tiempo?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y cuánto tardaste?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tal ha quedado?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y te ayuda alguien?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tarea te gusta menos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "home",
      "words": [
        "casa",
        "piso",
        "habitación",
        "apartamento",
        "barrio",
        "ruido",
        "balcón",
        "cocina"
      ],
      "about": [
        "(vivo|vive|vivimos|viven) (con|en (un|una|el|la))"
      ],
      "never": [
        "(en casa|a casa|de casa) [y|con]"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué lo haría mejor?",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "¿Y vas mucho por allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo es aquello?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que más te gusta de allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y desde cuándo vives ahí?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hometown",
      "words": [
        "pueblo",
        "ciudad",
        "país",
        "campo",
        "aldea",
        "región"
      ],
      "about": [
        "(nací|crecí|soy) (en|de) .",
        "en mi (país|pueblo|ciudad|tierra)"
      ],
      "asks": {
        "told": [
          {
            "ask": "¿Y vas mucho por allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo es aquello?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué tiene de especial?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué hay que ver?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "weather",
      "words": [
        "lluvia",
        "llover",
        "nieve",
        "nevar",
        "sol",
        "calor",
        "frío",
        "viento",
        "tormenta",
        "nublado"
      ],
      "about": [
        "(hace|hizo|hacía|hará) [mucho|muchísimo|bastante|tanto] (frío|calor|sol|viento|bueno|malo)"
      ],
      "asks": {
        "plan": [
          {
            "ask": "¿Y qué harás si hace mal tiempo?",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "¿Y entonces qué hiciste?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tiempo hace ahora?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y a ti te gusta ese tiempo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué haces en días así?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "rest",
      "words": [
        "descansar",
        "relajar",
        "sofá",
        "aburrir",
        "tele",
        "televisión"
      ],
      "about": [
        "(no hice|no hago|no he hecho|sin hacer) nada",
        "(me quedé|me quedo|nos quedamos|quedar|quedarme|quedarnos) en casa"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y te sentó bien?",
            "band": "A1"
          },
          {
            "ask": "¿Y en qué pasaste el rato?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que más te relaja?",
            "band": "A1"
          },
          {
            "ask": "¿Y te resulta fácil no hacer nada?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "habit",
      "words": [
        "levantar",
        "desayunar",
        "duchar",
        "cenar"
      ],
      "asks": {
        "!past !plan !sad": [
          {
            "ask": "¿Y te gusta ese momento del día?",
            "band": "A1"
          },
          {
            "ask": "¿Y el fin de semana es distinto?",
            "band": "A1"
          }
        ]
      }
    }
  ],
  "general": {
    "sad happened": [
      {
        "ask": "¿Y entonces qué hiciste?",
        "band": "A1"
      }
    ],
    "sad": [
      {
        "ask": "¿Y qué te ayudaría ahora?",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo estás ahora?",
        "band": "A1"
      },
      {
        "ask": "¿Y quién te puede ayudar con eso?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué te vendría bien ahora?",
        "band": "A1"
      },
      {
        "ask": "¿Y has podido hablarlo con alguien?",
        "band": "A2"
      },
      {
        "ask": "¿Te apetece contarme un poco más?",
        "band": "B1"
      }
    ],
    "glad past": [
      {
        "ask": "¿Y cómo te sentiste?",
        "band": "A1"
      },
      {
        "ask": "¿Y a quién se lo contaste primero?",
        "band": "A1"
      }
    ],
    "glad": [
      {
        "ask": "¿Y qué es lo mejor de eso?",
        "band": "A1"
      },
      {
        "ask": "¿Y con quién lo compartes?",
        "band": "A1"
      }
    ],
    "denied past": [
      {
        "ask": "¿Y te parece bien así?",
        "band": "A1"
      }
    ],
    "denied !past": [
      {
        "ask": "¿Y eso por qué?",
        "band": "A1"
      },
      {
        "ask": "¿Y te gustaría que fuera distinto?",
        "band": "A1"
      }
    ],
    "happened": [
      {
        "ask": "¿Y qué pasó después?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué tal fue?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué pensaste en ese momento?",
        "band": "A2"
      },
      {
        "ask": "¿Y lo volverías a hacer igual?",
        "band": "B1"
      }
    ],
    "used-to": [
      {
        "ask": "¿Y qué es lo que mejor recuerdas?",
        "band": "A1"
      }
    ],
    "plan": [
      {
        "ask": "¿Y te apetece?",
        "band": "A1"
      },
      {
        "ask": "¿Y lo vas a hacer con alguien?",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo se te ocurrió la idea?",
        "band": "A2"
      }
    ],
    "any": [
      {
        "ask": "Cuéntame un poco más.",
        "band": "A1"
      },
      {
        "ask": "Sigue, me interesa.",
        "band": "A1"
      }
    ],
    "!past !plan !told !used-to": [
      {
        "ask": "¿Y te gusta así?",
        "band": "A1"
      },
      {
        "ask": "¿Y siempre ha sido así?",
        "band": "A1"
      }
    ]
  }
}
