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
        "¡Bien!",
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
        "(enfadado|enfadada|enojado|enojada|harto|harta|furioso|furiosa|cabreado|cabreada) [un poco|sí|sí que|ya] (estoy|estaba|está)|(me da|me dio|qué) [mucha|tanta|una] rabia|me (saca de quicio|pone de los nervios|pone nervioso|pone nerviosa)|es [tan|muy] injusto|no es justo|me (critica|critican|humilla|humilló|ignora|ignoran)|(estoy|me tiene|me tienen) [ya|tan|muy] (harto|harta|enojado|enojada)",
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
        "A mí también me molestaría.",
        "Qué situación más desagradable.",
        "Eso duele.",
        "Entiendo que te afecte."
      ]
    },
    {
      "id": "health",
      "is": "sad",
      "about": [
        "(me levanté|me desperté|amanecí|me he levantado|me he despertado|estoy|sigo) con [un|mucho|mucha] (dolor|fiebre|tos|náuseas|migraña)",
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
        "(lo (peor|malo) (es|fue|era) que|un desastre de|(derramé|he derramado|se me derramó|tiré|he tirado|manché|he manchado|rompí|he roto|estropeé|he estropeado) [el|la|un|todo]|no (enciende|se enciende|arranca|había guardado|guardé))",
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
        "¡Madre mía!",
        "Vaya faena.",
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
        "(hecho|hecha|hechos|hechas) polvo|no puedo más|no doy más|no aguanto más|estoy (que no duermo|al límite|saturado|saturada)|me cuesta [mucho|muchísimo] dormir|me cuesta conciliar el sueño",
        "(estoy|está|estamos|ando|acabo|acabé|llego|llegué|terminé|estaba) [muy|tan|bastante|un poco|realmente] (cansado|cansada|cansados|cansadas|agotado|agotada|agotados|reventado|reventada|muerto de|muerta de|estresado|estresada|agobiado|agobiada|quemado|quemada)",
        "no (duermo|dormí|he dormido|puedo dormir|pude dormir|descanso|he descansado|pegué ojo|he pegado ojo|paro|tengo tiempo|me da tiempo) [bien|mucho|nada|casi|ni|para|en toda]",
        "(duermo|dormí|he dormido) [muy|bastante|solo|tan|casi] (fatal|poco|mal|nada|tres horas|cuatro horas|dos horas)",
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
        "Eso desgasta.",
        "¡Uf!",
        "Eso cansa a cualquiera.",
        "Es mucho de golpe.",
        "Entonces toca descansar."
      ]
    },
    {
      "id": "worry",
      "is": "sad",
      "about": [
        "[me|nos|la verdad|en realidad] da [mucho|un poco de|bastante] miedo",
        "(es|un) peligro",
        "(me|nos|le) (preocupa|preocupan|da miedo|dan miedo|asusta|agobia|angustia|da [un poco de|mucha] pena|da [un poco de|mucho] vértigo|da [mucha|tanta] vergüenza)",
        "(tengo|tiene|tenía|tenemos|tuve|me da|pasé) [mucho|un poco de|algo de|bastante|mucha] (miedo|ansiedad|dudas|pánico)",
        "(estoy|está|están|estaba|estamos|me siento|me pongo) [muy|un poco|bastante|tan|algo|super] (preocupado|preocupada|preocupados|nervioso|nerviosa|nerviosos|asustado|asustada|inseguro|insegura|perdido|perdida|bloqueado|bloqueada)",
        "no (sé|sabía) (qué hacer|qué decir|qué decirle|cómo decir|cómo decírselo|si (debo|puedo|quiero|voy)|por dónde empezar|cómo responder|qué contestar)"
      ],
      "never": [
        "(no (tengo|tenía) miedo|ya no|no me (da|preocupa|asusta)|no (estoy|estaba) [nada|muy] (nervioso|nerviosa|preocupado|preocupada))",
        "(película|películas|peli|serie|libro|cine|novela)"
      ],
      "lines": [
        "Se entiende perfectamente.",
        "Entiendo que le des vueltas.",
        "Es muy humano.",
        "A mí también me preocuparía."
      ]
    },
    {
      "id": "longing",
      "is": "sad",
      "about": [
        "(me parte|me rompe|se me (parte|rompe|encoge|encogió)) el (alma|corazón)|no tengo ganas de nada|me da [mucha|tanta] (lástima|tristeza)|estoy de bajón",
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
        "No es nada fácil.",
        "Me da pena oírlo.",
        "Entiendo cómo te sientes.",
        "Siento que sea así."
      ]
    },
    {
      "id": "great-joy",
      "is": "glad",
      "about": [
        "(sobrina|sobrino|nieto|nieta|bebé|hijo|hija) recién (nacido|nacida)",
        "(he|hemos) encontrado [por fin|ya] (piso|casa|trabajo|habitación|pareja)",
        "ya (he|hemos) encontrado",
        "(acaba|acaban|acabamos|acabo) de tener (un|una|otro|otra) (niño|niña|bebé|hijo|hija)",
        "(he tenido|ha tenido|han tenido|tuvo|tuvieron) (un|una|otro|otra) (niño|niña|bebé|hijo|hija)",
        "(nació|ha nacido|han nacido|(voy|vamos) a (ser padre|ser madre|ser padres|ser abuela|ser abuelo|tener un (hijo|bebé|niño)|tener una (hija|niña))|está embarazada|estoy embarazada|esperamos un|esperando un (bebé|hijo))",
        "(me caso|nos casamos|se casa|se casan|me voy a casar|nos vamos a casar|se van a casar|se va a casar|me he casado|nos hemos casado|me casé|se casó|pedí matrimonio|[me] pidió matrimonio|pedido matrimonio)",
        "(aprobé|he aprobado|aprobó|ha aprobado|aprobamos|saqué|he sacado) [todo|el|la|los|las|un|una|por fin|muy buena]",
        "(gané|he ganado|ganamos|hemos ganado|ganó|ha ganado|ganaron) [el|la|un|una|por|dos|tres|cuatro|cinco|contra|mi|nuestro]",
        "(me|le|la|lo|nos) (ascendieron|han ascendido|contrataron|han contratado|cogieron|han cogido|dieron [el|un] (trabajo|puesto|premio)|dieron la (beca|plaza)|han dado [el|un|la] (trabajo|puesto|premio|beca|plaza)|subieron el sueldo|han subido el sueldo|ha subido el sueldo|subió el sueldo)",
        "(me|le|nos|lo|la) (han|ha) (aceptado|admitido|seleccionado|elegido|concedido)",
        "(me|le|nos) (aceptaron|admitieron|seleccionaron|eligieron|concedieron)",
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
        "me (han hecho|hicieron|ha hecho|hizo|prepararon|han preparado|organizaron|han organizado) (una|un) [gran|bonita|bonito] (tarta|fiesta|sorpresa|regalo|cena|dibujo|pastel|homenaje|desayuno)",
        "(ha|han) dejado (las drogas|el alcohol|la bebida|el tabaco|de (fumar|beber))",
        "(estoy como (loco|loca)|no quepo en mí|me (hizo|hace) mucha gracia|(muerto|muerta) de risa)",
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
        "¡Me alegro!",
        "¡Qué maravilla!",
        "Eso da alegría.",
        "¡Anda, qué bien!",
        "Da gusto oírlo."
      ]
    }
  ],
  "neutral": [
    "Ah, vale.",
    "Ajá.",
    "Ya veo.",
    "Te escucho.",
    "Comprendo.",
    "Te entiendo.",
    "Claro, claro.",
    "Gracias por contármelo."
  ],
  "eventful": [
    "Vaya.",
    "No me digas.",
    "Ah, ¿sí?"
  ],
  "backToYou": [
    "¿Y tú cómo lo ves?",
    "Pero sigue, cuéntame.",
    "¿Y a ti qué te dice el corazón?"
  ],
  "topics": [
    {
      "id": "criticised",
      "about": [
        "(dice|dicen|dijo|dijeron) que (mi|mis|yo|no|soy|hablo|cocino|trabajo) [español|trabajo|acento|comida|ropa|soy|sé|hago|valgo|sirvo] (es|son|está|mal|malo|mala|fatal|nada|demasiado|feo|fea)"
      ],
      "sure": true,
      "lines": [
        "Yo no le daría tanta importancia."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué piensas?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú qué has contestado?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "others-think",
      "about": [
        "(mi|mis|su|sus) [propio|propia] (madre|padre|padres|mamá|papá|marido|mujer|esposo|esposa|novio|novia|pareja|suegra|suegro|suegros|hermana|hermano|hermanos|hijo|hija|hijos|amigo|amiga|amigos|amigas|familia|jefe|jefa|abuela|abuelo|nieta|nieto|profesora|profesor|compañera|compañero|compañeros|mejor amiga|mejor amigo) [siempre|me|no|nos|también|todos] (dice|dicen|cree|creen|opina|opinan|piensa|piensan|quiere|quieren|prefiere|prefieren) que",
        "todo el mundo [me] (dice|cree|piensa) que",
        "(mi|el|la) (profesor|profesora|profe|entrenador|entrenadora|psicóloga|psicólogo) [de (piano|inglés|español|matemáticas|canto|baile|música|yoga|guitarra|francés)] [me|siempre|nos] (dice|cree|piensa|opina) que",
        "todos [me] (dicen|creen|piensan) que"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué piensas?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú se lo has dicho claro?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "doctor-says",
      "about": [
        "(el|la|mi) (médico|médica|doctor|doctora|dentista|fisio|psicóloga|psicólogo) (me|nos|le) (ha dicho|dijo|dice|recomienda|ha recomendado|recomendó|ha mandado|mandó|manda|prohíbe|ha prohibido|prohibió)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y le vas a hacer caso?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más cuesta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diagnosis",
      "about": [
        "(le|me|nos) (han|ha) (diagnosticado|detectado)",
        "(le|me) (diagnosticaron|detectaron)"
      ],
      "sure": true,
      "lines": [
        "Al principio es un golpe."
      ],
      "asks": {
        "told": [
          {
            "ask": "¿Y cómo lo lleva la familia?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú puedes ayudar en algo?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué dicen los médicos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "surgery",
      "about": [
        "(me|le|lo|la|nos) (operan|van a operar|operarán|tienen que operar)",
        "(me|le) (toca|espera) una operación"
      ],
      "sure": true,
      "lines": [
        "Ojalá salga todo bien."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y da muchos nervios?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién va a ayudar en casa después?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sunburn",
      "about": [
        "(me|se) (he|ha|hemos) (quemado|achicharrado) (la espalda|los hombros|la cara|los brazos|las piernas|la nariz|toda|todo|al sol|con el sol)",
        "(me quemé|se quemó) (la espalda|los hombros|la cara|las piernas|la nariz|al sol|con el sol)"
      ],
      "sure": true,
      "lines": [
        "¡Ay, eso escuece!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y se pone algo para eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "refusing",
      "about": [
        "(mi|mis|la|el) [hijo|hija|niño|niña] (madre|padre|abuela|abuelo|hijo|hija|hijos|niño|niña|mayor|pequeño|pequeña|marido|mujer|hermano|hermana|nieto|nieta|sobrino|sobrina) [ya] (no (quiere|quieren)|se niega a|se niegan a) (ir|comer|tomar|dejar|salir|dormir|estudiar|hablar|venir|hacer|ponerse|volver|oír|saber|ver|llevar|usar)"
      ],
      "sure": true,
      "lines": [
        "Eso no es fácil para nadie."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué haces en esos momentos?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué crees que será?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "small-child",
      "about": [
        "(llora|lloran) (todas|todos|toda|mucho|cada|siempre|por la|por las|a gritos|al)",
        "(el|la|mi) (bebé|niño|niña|pequeño|pequeña|hijo|hija|nene|nena) [se] (despierta|llora|no duerme|no come|tiene rabietas|tose)",
        "(tiene|tuvo|coge) (rabietas|una rabieta|pesadillas)",
        "le están saliendo los dientes"
      ],
      "sure": true,
      "lines": [
        "Eso agota a cualquiera."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué haces entonces?",
            "band": "A1"
          },
          {
            "ask": "¿Y te turnas con alguien?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "baby-steps",
      "about": [
        "(ha empezado|empezó|empieza|está empezando|ha aprendido|aprendió|está aprendiendo|ya sabe) a (andar|caminar|hablar|gatear|leer|escribir|nadar)",
        "(sus|los) primeros pasos",
        "su primera palabra",
        "(le ha salido|le salió) el primer diente"
      ],
      "sure": true,
      "lines": [
        "¡Menudo momento!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y quién estaba allí para verlo?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú cómo lo vives?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teenager",
      "about": [
        "(hijo|hija|hijos|nieta|nieto|hermano|hermana) (adolescente|adolescentes|de (trece|catorce|quince|dieciséis|diecisiete) [años])",
        "(mi|mis) (hijo|hija|hijos) [ya] (no me (cuenta|cuentan|habla|hablan|escucha|escuchan|hace caso|hacen caso|hace ni caso)|no sale de su cuarto|se encierra|contesta mal|me contesta)"
      ],
      "sure": true,
      "lines": [
        "Es una edad difícil."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y hay momentos en que sí habláis?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú cómo eras a esa edad?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "left-home",
      "about": [
        "(mi|mis) (hijo|hija|hijos|hijas|niños) [ya] [mayor|mayores|son mayores y|es mayor y|pequeño|pequeña] (viven|vive|están|está|trabaja|trabajan|estudia|estudian) (fuera|lejos|en el extranjero|en otra|en otro)",
        "(se ha ido|se fue|se han ido|se fueron|se va|se van|se marchó|se marcharon) de casa",
        "(mis hijos|mi hijo|mi hija) [ya] (son mayores|es mayor)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo mantenéis el contacto?",
            "band": "A1"
          },
          {
            "ask": "¿Y se nota mucho el silencio en casa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "carer",
      "about": [
        "(cuido|cuidamos|cuidaba|cuidando|me ocupo|tengo que cuidar|la cuido|lo cuido|tengo que ocuparme) [yo|también|solo|sola|de] [a|de] (mi (madre|padre|abuela|abuelo|marido|mujer|hermano|hermana|suegra|suegro|tía|tío)|mis (padres|abuelos))",
        "(también|yo|ahora|además) (la|lo|los) cuido"
      ],
      "sure": true,
      "lines": [
        "Eso es mucho para una sola persona."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y te ayuda alguien?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo tienes tiempo para ti?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "minding-children",
      "about": [
        "(cuido|cuidamos|cuidé|me quedo con|recojo|llevo) [a] (mi (sobrino|sobrina|nieto|nieta|hermanito|hermanita|ahijado)|mis (nietos|nietas|sobrinos)|los (niños|nietos|sobrinos)|unos niños)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué hacéis juntos?",
            "band": "A1"
          },
          {
            "ask": "¿Y a qué jugáis?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving-in",
      "about": [
        "(viene|vienen|se viene|se vienen|se muda|se mudan|se ha venido|vino) a vivir (con nosotros|conmigo|a casa|a mi casa|aquí)",
        "(vive|viven) [ahora] (conmigo|con nosotros)",
        "nos vamos a vivir juntos"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y a ti qué te parece?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay sitio para todos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "parents-parting",
      "about": [
        "(mis padres|mis suegros|mi (hermana|hermano|hijo|hija) y su (marido|mujer|novio|novia)) [se] (quieren|van a|piensan|se van a) (separar|separarse|divorciar|divorciarse)",
        "mis padres [se] (separan|divorcian|están separando|están divorciando)"
      ],
      "sure": true,
      "lines": [
        "Eso remueve mucho."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién hablas de esto?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "old-age",
      "about": [
        "((la|el) (abuela|abuelo|madre|padre|tía) de mi (marido|mujer|novio|novia|padre|madre)|mi (abuela|abuelo|bisabuela|madre|padre|tía)) [ya] (tiene|cumple|cumplió|ha cumplido|va a cumplir) [casi|ya] (setenta|ochenta|noventa|cien) [y (uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)] años"
      ],
      "sure": true,
      "lines": [
        "¡Qué edad tan bonita!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y os veis mucho?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué cuenta de su juventud?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "taught-me",
      "about": [
        "(mi|su) (abuelo|abuela|padre|madre|tío|tía|hermano|hermana|mamá|papá|vecina|vecino) me (enseñó|ha enseñado|enseñaba) a",
        "me (enseñó|enseñaron) a"
      ],
      "sure": true,
      "lines": [
        "Esas cosas se quedan para siempre."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y todavía lo haces?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuántos años tenías?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "forgot-date",
      "about": [
        "(se me (olvidó|ha olvidado|pasó)|(me olvidé|me he olvidado) de|olvidé|he olvidado) (el (cumpleaños|cumple|aniversario|santo)|la (cita|reunión)|felicitar|llamar|avisar)"
      ],
      "sure": true,
      "lines": [
        "¡Ay, qué apuro!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo se lo tomó?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo lo vas a arreglar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "family-meal",
      "about": [
        "(comemos|cenamos|nos juntamos|nos reunimos|comida|cena|nos vemos) [siempre|enorme|grande|todos|en casa|juntos|allí] [con] (toda la familia|en familia|todos juntos|con mis padres|con mis abuelos|con mis suegros)",
        "(voy|vamos|fui|fuimos) a (comer|cenar) (a casa de|con|donde) mi"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y quién cocina?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué se habla en la mesa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "have-children",
      "about": [
        "(tengo|tenemos) (un|una|dos|tres|cuatro|cinco) [hijo|hija|niño|niña|hijos|hijas|niños|niñas] (hijo|hija|hijos|hijas|niño|niña|niños|niñas|nietos|nietas|mellizos|gemelos)"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué os gusta hacer juntos?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo van las cosas con la familia?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "whether-children",
      "about": [
        "(no sé si|queremos|quiero|no queremos|no quiero|pensamos|estamos pensando en|estoy pensando en|me gustaría) [tener|adoptar] (hijos|un hijo|niños|un bebé|otro hijo|otro bebé)"
      ],
      "sure": true,
      "lines": [
        "Es una decisión grande."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te hace pensarlo?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién hablas de esto?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "date",
      "about": [
        "(he quedado|quedé|voy a quedar|quedo|tengo una cita|tuve una cita|salgo|salí|estoy saliendo) con (un|una|el|la) (chico|chica|compañero|compañera|muchacho|muchacha|hombre|mujer|alguien|vecino|vecina)",
        "(he conocido|conocí|estoy conociendo) a (alguien|un (chico|hombre|muchacho|señor)|una (chica|mujer|muchacha|señora|persona))",
        "(me gusta|me gusta mucho|le gusto a|me he enamorado de|me enamoré de|estoy (enamorado|enamorada|colado|colada) [de|por]) (un|una|el|la) (chico|chica|compañero|compañera|muchacho|muchacha|vecino|vecina|amigo|amiga|mejor amiga)",
        "(tengo|tuve) una cita [romántica|a ciegas]"
      ],
      "never": [
        "(cita con el (médico|dentista)|cita médica)"
      ],
      "sure": true,
      "lines": [
        "¡Uy, qué emoción!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te gusta de esa persona?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú cómo te sientes?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "long-distance",
      "about": [
        "(mi (novio|novia|chico|chica|pareja|marido|mujer|esposo|esposa)) (vive|está|trabaja|estudia) (en otra|en otro|fuera|lejos|en el extranjero|en (París|Berlín|Londres|Madrid|Barcelona|Argentina|México|Chile|Alemania|Francia|Italia|Inglaterra))",
        "relación a distancia",
        "(solo|sólo) nos vemos (cada|una vez|los fines|dos veces|de vez)",
        "(él|ella) (vuelve|se va|se vuelve|regresa) a (su|Polonia|Italia|Francia|Alemania|España|México|Argentina|China|Japón|Brasil|Inglaterra)",
        "(ella|él) allí y yo aquí|yo (aquí|me quedo aquí) y (ella|él) allí"
      ],
      "sure": true,
      "lines": [
        "La distancia no es fácil."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo lleváis?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo os volvéis a ver?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "friend-leaving",
      "about": [
        "(mejor (amigo|amiga)|mi (amigo|amiga|hermano|hermana|prima|primo|vecina|vecino|compañera|compañero|nieta|nieto|hijo|hija)) [también|ya] (se va|se muda|se marcha|se ha ido|se fue|se mudó|se marchó|se ha mudado) [a vivir|a estudiar|a trabajar] (a|lejos|de)"
      ],
      "never": [
        "(se va|se fue|se marcha|se ha ido) a (la|las|casa|dormir|comer|cenar|trabajar|clase)",
        "(se va|se fue|se marcha) (de casa|de compras|de fiesta|de vacaciones|de viaje)"
      ],
      "sure": true,
      "lines": [
        "Eso se nota mucho."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo vais a mantener el contacto?",
            "band": "A1"
          },
          {
            "ask": "¿Y te gustaría ir de visita?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "the-ex",
      "about": [
        "(mi|con mi|a mi) (ex|ex novio|ex novia|ex marido|ex mujer|exnovio|exnovia|exmarido|exmujer)"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "¿Y cómo te sentiste?",
            "band": "A1"
          },
          {
            "ask": "¿Y hablasteis?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y tú cómo lo llevas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "snoring",
      "about": [
        "(ronca|roncar|ronquidos)"
      ],
      "sure": true,
      "lines": [
        "¡Uf, menudas noches!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y así se puede dormir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "family-of-partner",
      "about": [
        "la familia de mi (novio|novia|marido|mujer|pareja|esposo|esposa|chico|chica)",
        "no entiendo a mi (yerno|nuera|suegra|suegro|cuñado|cuñada)",
        "(hablar|hablo|entenderme) con (mis suegros|mi suegra|mi suegro|mi yerno|mi nuera|mis nietos)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y ahora en qué idioma habláis?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te gustaría poder contarles?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "nobody-listens",
      "about": [
        "(compañero|compañera|compañeros|compañeras|marido|mujer|hijo|hija|hijos|hermano|hermana|novio|novia) [de piso|de cuarto] [nunca|no|jamás] (friega|friegan|limpia|limpian|lava|lavan|recoge|recogen|ayuda|ayudan|hace nada|hacen nada|cocina|cocinan|saca la basura|paga|pagan)",
        "(nadie|nunca|no) me (ayuda|ayudan) [nadie|en casa|con]",
        "lo (hago|tengo que hacer) [yo] todo [yo]"
      ],
      "sure": true,
      "lines": [
        "Normal que te moleste."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y se lo has dicho?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo sería lo justo para ti?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "noisy-neighbour",
      "about": [
        "(mi|mis|el|la|los|unos|un|una) (vecino|vecina|vecinos|vecinas) [de arriba|de abajo|de al lado|nuevo|nuevos|nueva] [siempre] (pone|ponen|hace|hacen|grita|gritan|toca|tocan|no me deja|no me dejan|no para|no paran|discute|discuten|baila|fuma)",
        "(música a tope|música (muy|tan) alta|hacen ruido|hace ruido|mucho ruido|tanto ruido|ruido (toda la noche|por la noche|a las))",
        "(ladra|ladran) [toda|todo|mucho|por|siempre]"
      ],
      "sure": true,
      "lines": [
        "Así no hay quien descanse."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y has dicho algo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué haces cuando pasa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "police",
      "about": [
        "(la|llamé a la|llamaron a la|vino la) (policía|ambulancia)",
        "los bomberos"
      ],
      "never": [
        "(soy|trabaja|trabajo|es)"
      ],
      "sure": true,
      "lines": [
        "¡Vaya susto!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué había pasado?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo terminó la cosa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dearer",
      "about": [
        "(me|nos) (han subido|subieron|suben|van a subir|subió|ha subido) (el|la|los) (alquiler|renta|luz|precio|cuota|hipoteca|seguro|gas)",
        "(ha subido|han subido|sube|suben|subió|subieron) [mucho|otra vez|tanto] (el|la|los|las) (alquiler|renta|luz|gas|agua|comida|precio|precios|hipoteca|gasolina)"
      ],
      "sure": true,
      "lines": [
        "Todo sube menos los sueldos."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo te las arreglas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué piensas hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "flat-hunt",
      "about": [
        "(busco|buscando|buscamos|encontrar|necesito|compartir|alquilar) [un|una|otro|otra] (piso|apartamento|departamento|depa|habitación|cuarto)"
      ],
      "sure": true,
      "lines": [
        "Hace falta mucha paciencia."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y en qué zona te gustaría?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tiene que tener sí o sí?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving-away",
      "about": [
        "(me mudo|nos mudamos|me voy a mudar|nos vamos a mudar|me voy a vivir|nos vamos a vivir|voy a vivir|me cambio de casa|me mudaré|me traslado|me trasladan)"
      ],
      "sure": true,
      "lines": [
        "¡Menudo cambio!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué vas a echar de menos?",
            "band": "A1"
          },
          {
            "ask": "¿Y ya conoces a alguien allí?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "two-homes",
      "about": [
        "pero [ahora] (vivo|vivimos) (en|aquí)",
        "(llevo|llevamos) (un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos|algunos) (año|años|mes|meses) (viviendo|en (este|España|Francia|Alemania|China|México|Argentina|Inglaterra|Madrid|Barcelona)|aquí|fuera)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué echas de menos de tu tierra?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te sorprendió más al llegar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "village-empties",
      "about": [
        "(ya no queda|ya no quedan|ya no hay|no queda|no quedan) (ni|nadie|niños|jóvenes|gente|tiendas|nada|casi)",
        "se (está|va) (vaciando|quedando vacío)",
        "(cerró|han cerrado|ha cerrado|cierran) (la|el) (escuela|colegio|tienda|bar|panadería|médico)"
      ],
      "sure": true,
      "lines": [
        "Da pena cuando pasa eso."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y antes cómo era?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué haría falta allí?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "doing-up",
      "about": [
        "(pinté|pintamos|he pintado|pintar|pintando|reformar|reformando|arreglar|arreglando|decorar) (la|el|mi|los|las|una|un|unos) (cocina|casa|piso|salón|baño|cuarto|habitación|pared|paredes|dormitorio|mueble|muebles|estantería|balcón|comedor)",
        "obras en casa"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo va quedando?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué falta por hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "growing",
      "about": [
        "(planté|plantamos|he plantado|hemos plantado|sembré|he sembrado|planto|cultivo|cultivamos|tengo (plantado|plantada|tomates|un huerto|plantas|flores|el huerto))",
        "(mi|el|un|nuestro) (huerto|jardín|invernadero)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tal va creciendo?",
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
      "id": "others-cook",
      "about": [
        "(en mi casa|en casa) (cocina|cocinan) (mi|mis|él|ella)",
        "cocina (mi|mis) (mujer|marido|madre|padre|abuela|pareja|novio|novia|hermana|hermano|suegra)",
        "(mi (madre|abuela|mujer|padre|marido|suegra|abuelo|tía) [todavía|siempre] cocina)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué plato sale mejor?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú ayudas en la cocina?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cannot-cook",
      "about": [
        "(se me da|se nos da) (fatal|mal|muy mal) [la] (cocinar|cocina)",
        "soy (un desastre|muy malo|muy mala|malísimo|malísima|un peligro) (en la cocina|cocinando)",
        "no sé cocinar",
        "(solo|sólo) sé (hacer|cocinar)"
      ],
      "sure": true,
      "lines": [
        "Todo el mundo empieza así."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría aprender a cocinar?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué comes cuando no cocina nadie?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "burnt",
      "about": [
        "se (me|nos|le) (quemó|ha quemado|quemaron|han quemado|pegó|ha pegado) (el|la|los|las|un|una) (arroz|tarta|comida|cena|pan|bizcocho|pizza|pollo|carne|lentejas|tortilla|sopa|galletas|paella|leche)",
        "(me|nos) salió (fatal|mal|salado|salada|quemado|quemada|crudo|cruda)"
      ],
      "sure": true,
      "lines": [
        "Les pasa hasta a los buenos cocineros."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y al final qué comisteis?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "guests",
      "about": [
        "(tengo|tenemos|vienen|hay) (invitados|amigos a (cenar|comer)|gente a (cenar|comer))",
        "(viene|vienen) [mis|unos|mi|los] [amigos|padres|suegros|familia|hermana|hermano|abuelos|compañeros] a (cenar|comer|casa)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué vas a preparar?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuántos vais a ser?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "quarrel-why",
      "about": [
        "(discutí|he discutido|discutimos|hemos discutido|me peleé|me he peleado|nos peleamos|nos hemos peleado|me enfadé|me he enfadado|nos enfadamos|me enojé|nos enojamos) [otra vez|mucho|ayer|hoy|fuerte] [con|por]",
        "no (nos hablamos|me habla|me hablan|le hablo|me hablo|se hablan) [con|desde]",
        "(tuve|tuvimos|hubo) [una] (bronca|discusión|pelea)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué fue?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo se podría arreglar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "they-worry",
      "about": [
        "(mis (padres|hijos|abuelos|amigos|hermanos)|mi (madre|padre|familia|abuela|mamá|marido|mujer|hermana)) [se|ya|siempre|está|están|se pone|se ponen] (preocupa|preocupan|preocupado|preocupada|preocupados|tiene miedo|tienen miedo|nerviosa|nervioso|nerviosos)"
      ],
      "sure": true,
      "lines": [
        "Es que te quieren."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué les dices?",
            "band": "A1"
          },
          {
            "ask": "¿Y entiendes su preocupación?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "silent",
      "about": [
        "no (dice|dicen|me dice|me dicen|contesta|contestan|cuenta|cuentan|habla de) nada",
        "(ya veremos|ya veríamos|no sabe qué decir|se queda callado|se queda callada|cambia de tema)"
      ],
      "sure": true,
      "lines": [
        "El silencio también dice algo."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué crees que hay detrás?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te gustaría oír?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "going-abroad",
      "about": [
        "me voy [a vivir|a trabajar|a estudiar] (un|una|dos|tres|cuatro|seis|nueve|unos|unas|por) (mes|meses|año|años|semana|semanas|temporada)",
        "me (voy|marcho) [a vivir|a trabajar|a estudiar] (al extranjero|fuera|a otro país)",
        "(en un programa de|de cooperante|de cooperación|de voluntario en|de voluntaria en|de au pair)"
      ],
      "sure": true,
      "lines": [
        "¡Menuda aventura!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más ilusión te hace?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te va a costar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "will-teach",
      "about": [
        "(voy a|vamos a|quiero|me gustaría|empiezo a) (dar (clase|clases)|enseñar|ser (profesor|profesora|maestro|maestra))"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y ya has dado clase alguna vez?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te gustaría transmitir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "long-dream",
      "about": [
        "(llevo|llevamos) [muchos|muchísimos|tantos] (años|tiempo|mucho tiempo|toda la vida|meses) (soñando|esperando|queriendo|deseando|pensando en)",
        "(siempre|toda la vida) he (querido|soñado)",
        "desde (niño|niña|pequeño|pequeña) (quiero|quería|sueño)"
      ],
      "sure": true,
      "lines": [
        "Entonces ya toca."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más ilusión te hace?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te falta para eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "guilt",
      "about": [
        "(me siento|soy|es|sería) [un poco|muy|tan] (culpable|egoísta)",
        "(es|sería) [un poco|muy] egoísta",
        "me da (cargo de conciencia|remordimiento)|(tengo|siento) [mucha] culpa"
      ],
      "sure": true,
      "lines": [
        "También puedes pensar en ti."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te diría un buen amigo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te pesa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "others-cry",
      "about": [
        "(se puso|se pusieron|se echó|se echaron|acabó|acabaron|acabamos|nos pusimos) (a llorar|llorando)",
        "(lloramos|lloraron|lloró|hemos llorado) [todos|todas|mucho|un montón]"
      ],
      "never": [
        "de risa"
      ],
      "sure": true,
      "lines": [
        "¡Qué emoción!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué hiciste?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo acabasteis?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "study-daily",
      "about": [
        "(estudio|practico|repaso|leo|escucho) [yo|español|un poco] (todos los días|cada día|todas las noches|una hora|media hora|dos horas|por las noches)"
      ],
      "sure": true,
      "lines": [
        "Así se avanza."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo estudias?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te cuesta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "disagree",
      "about": [
        "(y yo no|pero yo no quiero|y yo (quiero|prefiero)|pero yo (quiero|prefiero)|no nos ponemos de acuerdo)"
      ],
      "never": [
        "y yo no (sé|sabía|lo sabía|podía|puedo)"
      ],
      "sure": true,
      "lines": [
        "Eso hay que hablarlo."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y hay algún punto medio?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que no te convence?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "wrong-bus",
      "about": [
        "(me equivoqué|me he equivocado|nos equivocamos|se equivocó) de (autobús|tren|parada|línea|andén|calle|puerta|día|hora|piso|metro)"
      ],
      "sure": true,
      "lines": [
        "Le puede pasar a cualquiera."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo saliste de esa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "visit-coming",
      "about": [
        "(viene|vienen|vendrá|vendrán) a (verme|visitarme|vernos|españa|francia|madrid|barcelona|mi casa|casa por navidad|pasar unos días)",
        "(viene|vienen|llega|llegan|vendrá|vendrán) [a verme|a visitarme|de visita|a vernos|por fin|hoy|mañana] (mi (hermana|hermano|madre|padre|abuela|abuelo|prima|primo|novio|novia|tía|tío|hijo|hija|amiga|amigo|familia|mejor amigo|mejor amiga)|mis (padres|hijos|abuelos|primos|amigos|amigas|suegros|hermanos|nietos)|unos amigos|una amiga|un amigo)"
      ],
      "sure": true,
      "lines": [
        "¡Qué bien, visita!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué vais a hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto tiempo va a ser?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "what-to-study",
      "about": [
        "(no sé|no tengo claro|todavía no sé|no tengo ni idea de) qué (estudiar|quiero estudiar|quiero ser|hacer con mi vida|hacer después|carrera)"
      ],
      "sure": true,
      "lines": [
        "No hace falta saberlo todo ya."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué se te da bien?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué harías aunque no te pagaran?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hard-saving",
      "about": [
        "(me cuesta [mucho] ahorrar|no consigo ahorrar|gasto (mucho|demasiado|muchísimo)|se me va el dinero|soy un manirroto|soy una manirrota)"
      ],
      "sure": true,
      "lines": [
        "El dinero vuela."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y para qué te gustaría ahorrar?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué podrías prescindir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "years-together",
      "about": [
        "(llevamos|hacemos|cumplimos) [ya|casi] (un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|muchos) (año|años|meses) [ya] (casados|casadas|juntos|juntas|de casados|saliendo|de novios)"
      ],
      "sure": true,
      "lines": [
        "¡Se dice pronto!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuál es el secreto?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo os conocisteis?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "flat-found",
      "about": [
        "(he encontrado|hemos encontrado|encontré|encontramos|ya tengo|ya tenemos) [por fin|ya|un|una] (piso|casa|habitación|apartamento|departamento)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo te mudas?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo es?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "always-late",
      "about": [
        "(siempre|casi siempre) [llego|llegamos|llega] tarde",
        "siempre voy (con prisa|corriendo|tarde)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que te retrasa?",
            "band": "A1"
          },
          {
            "ask": "¿Y la gente se enfada?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birthday-of",
      "about": [
        "(hoy|mañana|el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)|ayer) (es|fue|era) el (cumpleaños|cumple|santo) de",
        "es [hoy|mañana] el (cumpleaños|cumple|santo) de"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo celebráis?",
            "band": "A1"
          },
          {
            "ask": "¿Y ya hay regalo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "litter",
      "about": [
        "(ha tenido|tuvo|va a tener|está esperando) [dos|tres|cuatro|cinco|seis] (gatitos|cachorros|crías|perritos|conejitos)"
      ],
      "sure": true,
      "lines": [
        "¡Qué ternura!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué vais a hacer con todos?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-show",
      "about": [
        "(no vino|no ha venido|no vinieron|no apareció|no ha aparecido|no se presentó|me dejó (plantado|plantada)|me dejaron (plantado|plantada))"
      ],
      "sure": true,
      "lines": [
        "Eso molesta."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y hubo alguna explicación?",
            "band": "A1"
          },
          {
            "ask": "¿Y entonces qué hiciste?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shift-change",
      "about": [
        "(me han cambiado|me cambiaron|me cambian|nos han cambiado) [de|el|los] (turno|turnos|horario|horarios|puesto|departamento|oficina)"
      ],
      "sure": true,
      "lines": [
        "Eso te cambia la vida."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo os organizáis ahora?",
            "band": "A1"
          },
          {
            "ask": "¿Y se puede hablar con la empresa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "met-newborn",
      "about": [
        "(conocí|he conocido|conocimos|voy a conocer) a (mi|mis) [nuevo|nueva] (sobrina|sobrino|nieta|nieto|ahijada|ahijado|prima|primo)"
      ],
      "sure": true,
      "lines": [
        "¡Menudo momento!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y a quién se parece?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué sentiste?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "alone-eating",
      "about": [
        "(he comido|comí|cené|he cenado|como|ceno|desayuno|paso|pasé|he pasado) [casi|siempre|todo el día|el domingo|la tarde|las tardes|la navidad] [muy] (solo|sola)"
      ],
      "never": [
        "(como|ceno|desayuno|comí) (solo|sólo) (los|las|el|la|un|una|fruta|verdura|arroz|ensalada|pan)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y a ti te gusta estar a solas?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién te habría gustado estar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bad-food",
      "about": [
        "la (comida|cena) (es|está|estaba) [muy|bastante] (mala|malísima|horrible|fatal|asquerosa|aburrida|sosa|fría|seca)",
        "(se come|comemos|como) (fatal|muy mal|mal)"
      ],
      "sure": true,
      "lines": [
        "Qué lástima."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría comer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relieved-to-talk",
      "about": [
        "(me hacía falta|necesitaba|me ha venido bien|me viene bien|me sienta bien|me ayuda) (hablar|contarlo|decirlo|desahogarme|hablarlo|hablar de esto)",
        "(gracias por (escucharme|escuchar)|me he desahogado)"
      ],
      "sure": true,
      "lines": [
        "Para eso estoy."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y hay algo más que quieras contar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "raised-elsewhere",
      "about": [
        "(me crié|me crie|crecí|me criaron|me crecí) (con|en casa de) mis abuelos",
        "mis padres (trabajaban|vivían|estaban) (en|lejos|fuera|siempre)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo fue eso para ti?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué aprendiste allí?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lorry",
      "about": [
        "soy (camionero|camionera|taxista|repartidor|repartidora|conductor|conductora|piloto|azafata|marinero|maquinista|comercial|viajante)",
        "(estoy|paso) [siempre|mucho tiempo|todo el día|muchas horas] (de viaje|en la carretera|fuera de casa|conduciendo)"
      ],
      "sure": true,
      "lines": [
        "¡Siempre en camino, entonces!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te gusta de estar en ruta?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo más duro?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "scolded-by-mum",
      "about": [
        "(miro|estoy|paso) [mucho|demasiado|siempre|tanto|horas] [tiempo] (con el|el|en el|al) (móvil|teléfono|celular|ordenador)",
        "(tiktok|instagram|las redes|los videojuegos) [todo el día|muchas horas|mucho tiempo]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más miras?",
            "band": "A1"
          },
          {
            "ask": "¿Y podrías pasar un día sin móvil?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "agreeing",
      "about": [
        "(sí|si|pues|bueno|ya) [eso|la verdad|sí] (es verdad|tienes razón|tiene razón|es cierto|es buena idea)",
        "(eso es verdad|no es mala idea|es buena idea|me has convencido|visto así)"
      ],
      "sure": true,
      "lines": [
        "Me alegro de que lo veas así."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y entonces qué vas a hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hoping",
      "about": [
        "(a ver si|ojalá|espero que|confío en que|tengo la esperanza|cruzo los dedos)"
      ],
      "never": [
        "a ver si (nos vemos|quedamos)"
      ],
      "sure": true,
      "lines": [
        "¡Ojalá!",
        "Cruzo los dedos."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo lo sabrás?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te ayudaría con eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "saying-no",
      "about": [
        "(decir|digo|diciendo|aprender a decir) [siempre|que] (que no|no|que sí|sí a todo)",
        "(me cuesta|no sé) decir [que] no",
        "(me (piden|dejan|cargan|pasan)|hago|haciendo) [todo|siempre] (lo de los demás|el trabajo de (los demás|otros)|su trabajo)"
      ],
      "sure": true,
      "lines": [
        "Poner límites cuesta."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y a quién te cuesta más decirle que no?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué pasaría si dijeras que no?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "will-tell",
      "about": [
        "(le|les|se lo) voy a (decir|explicar|contar|preguntar|pedir) [que]"
      ],
      "sure": true,
      "lines": [
        "¡Muy bien, adelante!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo crees que irá?",
            "band": "A1"
          },
          {
            "ask": "¿Y con qué palabras?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "old-driver",
      "about": [
        "(sigue|siguen|todavía) (conduciendo|conduce|manejando|maneja|vive solo|vive sola|viviendo solo|viviendo sola|trabajando|trabaja)"
      ],
      "sure": true,
      "lines": [
        "¡Menudo carácter!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué dice la familia?",
            "band": "A1"
          },
          {
            "ask": "¿Y a ti te preocupa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "divorced-life",
      "about": [
        "desde que (me divorcié|me separé|lo dejamos|me dejó|rompimos|se fue)"
      ],
      "sure": true,
      "lines": [
        "Toca aprender muchas cosas de nuevo."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más ha cambiado?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tal estás estos días?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "promised",
      "about": [
        "(prometí|he prometido|le prometí|les prometí|prometimos|hemos prometido)"
      ],
      "sure": true,
      "lines": [
        "¡Lo prometido es deuda!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo te preparas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "injured",
      "about": [
        "(estoy|llevo|está|lleva|me he|se ha|me|se) [un mes|dos meses|semanas|meses|mucho] (lesionado|lesionada|lesioné|lesionó|escayolado|escayolada)",
        "(con|tengo) [la|el] (pierna|brazo|pie|mano|rodilla|tobillo) (en alto|rota|roto|vendada|vendado|escayolada|escayolado|mal)"
      ],
      "sure": true,
      "lines": [
        "¡Qué faena!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y para cuánto tiempo hay?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo pasó?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "parent-left",
      "about": [
        "(mi (padre|madre|papá|mamá)) [se] (se fue|nos dejó|nos abandonó|se marchó|desapareció)",
        "(no conocí|no conozco|nunca conocí) a mi (padre|madre)",
        "(crecí|me crié) sin [mi] (padre|madre)"
      ],
      "sure": true,
      "lines": [
        "Una cosa así marca."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo ves hoy?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién estuvo a tu lado?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "little-contact",
      "about": [
        "(casi no|apenas) (nos (vemos|hablamos)|hablamos|nos llamamos|lo veo|la veo|los veo|me llama|sé nada)",
        "(solo|sólo) [me] (llama|llaman|nos vemos) (en|por|los|las|una|cuando)",
        "me (llama|escribe|felicita) (en|por) (mi cumpleaños|navidad) y (poco|nada) más",
        "no sé nada de (mi|mis|él|ella|ellos)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y te gustaría tener más contacto?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú cómo lo llevas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "oneself-changed",
      "about": [
        "(no lo había pensado|no se me había ocurrido|ahora que lo pienso|ahora que lo dices|visto así)"
      ],
      "sure": true,
      "lines": [
        "A veces basta con decirlo en voz alta."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y entonces qué vas a hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "will-call",
      "about": [
        "(lo|la|le|les|los|las|se lo) (voy a|vamos a) (llamar|decir|escribir|preguntar|contar|proponer|pedir|invitar)",
        "(voy a|tengo que|quiero) (llamarla|llamarlo|llamarle|escribirle|decirle|preguntarle|hablar con (él|ella|ellos)|pedirle|proponerle|invitarla|invitarlo)"
      ],
      "sure": true,
      "lines": [
        "¡Buena idea, adelante!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué le vas a decir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "could-do",
      "about": [
        "(podría|podríamos) [también] (ir|quedarme|hacer|pedir|decir|decirle|probar|intentar|buscar|estudiar|trabajar|hablar|apuntarme|irme|llamar|cambiar|vivir|aprender)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tiene de bueno y de malo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que te frena?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "far-family",
      "about": [
        "(ella|él|ellos|ellas|mi (madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|familia|gente|hijo|hija|novio|novia)|mis (padres|papás|abuelos|hermanos|hijos|primos)) [todavía|aún|se] (vive|viven|está|están|quedó|quedaron|se quedó|se quedaron|sigue|siguen) (en|allí|allá|lejos)"
      ],
      "never": [
        "(hospital|enfermo|enferma|en la cama|malo|mala|ingresado|ingresada|en casa|en (un|el|una|la) (pueblo|piso|casa|centro|barrio|calle)|al lado|cerca|conmigo|aquí)"
      ],
      "sure": true,
      "lines": [
        "Lejos de los tuyos cuesta más."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y habláis a menudo?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo os vais a ver?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "daily-calls",
      "about": [
        "(hablo|hablamos|nos llamamos|la llamo|lo llamo|me llama|chateamos|nos escribimos) [con (ella|él|ellos|mi madre|mi mamá|mis padres|mi familia)] [por teléfono|por video] (todos los días|cada día|todas las noches|cada noche|todas las semanas|cada semana|a menudo|mucho)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y de qué soléis hablar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "strange-here",
      "about": [
        "aquí (la comida|todo|la gente|el clima|el tiempo|la vida|las cosas|los horarios) (es|está|son|están) [muy|tan|todo|más|un poco] (raro|rara|raros|raras|diferente|diferentes|distinto|distinta|frío|fría|caro|cara|difícil|rápido|triste|seca|cerrada|reservada)",
        "aquí no (hay|venden|tienen|se encuentra|encuentro|se come)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te falta de allí?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay algo de aquí que sí te guste?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "mum-makes",
      "about": [
        "(mi (mamá|madre|abuela|papá|padre|tía|suegra|marido|mujer|abuelo)) [siempre|la|lo|los|las|nos|me] (hace|prepara|cocina|hacía|preparaba|cocinaba) (el|la|los|las|un|una|unos|unas|muy|con|arroz|sopa|arepas)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y tú también lo sabes hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué días se come eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "expensive",
      "about": [
        "(es|está|son|están|sale|cuesta|resulta) [muy|tan|demasiado|bastante] (caro|cara|caros|caras|carísimo|carísima)",
        "(carísimo|carísima|un dineral|un ojo de la cara)"
      ],
      "sure": true,
      "lines": [
        "Eso se nota en el bolsillo."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo te las arreglas?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay algo más barato?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "childs-wish",
      "about": [
        "(mi (hijo|hija|nieto|nieta|hermano|hermana|sobrino|sobrina|marido|mujer|novio|novia)) [mayor|pequeño|pequeña] (quiere|sueña con|se ha empeñado en|está pensando en) (ser|estudiar|dejar|irse|irnos|ir|hacer|vivir|comprar|comprarse|tener|trabajar|cambiar|mudarse|mudarnos|vender|casarse|separarse|volver|adoptar|montar|aprender)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y a ti qué te parece?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué crees que será?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "reunited",
      "about": [
        "que no (veía|había visto|veíamos) desde",
        "(después de|hacía|hace) (tantos|muchos|veinte|diez|treinta|años|quince) [años] (que no|sin) (verlo|verla|vernos|nos veíamos|lo veía|la veía|hablar)",
        "(me encontré|me he encontrado|me crucé) (a|con) (un|una|mi|el|la) (amigo|amiga|compañero|compañera|profesor|profesora|vecino|vecina|primo|prima|antiguo|antigua)"
      ],
      "sure": true,
      "lines": [
        "¡Qué emoción!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y de qué hablasteis?",
            "band": "A1"
          },
          {
            "ask": "¿Y habéis cambiado mucho?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "not-speaking",
      "about": [
        "sin (hablar|hablarme|hablarle|hablarnos|vernos|ver) [con|a] [mi|mis]",
        "(hace|desde hace) (días|semanas|meses|años|una semana|un mes|mucho) que no (hablo|hablamos|nos hablamos|me habla|nos vemos|me llama|me escribe)"
      ],
      "sure": true,
      "lines": [
        "El silencio pesa."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué pasó entre vosotros?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién podría dar el primer paso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "ignored",
      "about": [
        "(nadie|no) (me|nos) (saluda|saludan|habla|hablan|hace caso|hacen caso|escucha|escuchan|invita|invitan|mira|miran|llama|llaman|entiende|entienden)"
      ],
      "sure": true,
      "lines": [
        "Claro que duele."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y desde cuándo pasa eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay alguien con quien te sientas bien?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "partner-jobless",
      "about": [
        "(mi (marido|mujer|padre|madre|novio|novia|hermano|hermana|hijo|hija|pareja|esposo|esposa)) [se ha|se|está|ha|lleva] [todavía|meses|un año] (quedado sin trabajo|quedó sin trabajo|en el paro|sin trabajo|perdido el trabajo|perdió el trabajo|perdió su trabajo|en paro)",
        "a mi (marido|mujer|padre|madre|novio|novia|hermano|hermana|hijo|hija|pareja) (lo|la|le) (han despedido|despidieron|echaron|han echado)"
      ],
      "sure": true,
      "lines": [
        "Eso pesa en toda la casa."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo lleváis en casa?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay alguna esperanza de algo nuevo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "gift-idea",
      "about": [
        "(no sé|nunca sé|no sabemos|ni idea de) qué (regalar|regalarle|regalarles|comprarle|comprar|llevar)",
        "(busco|buscando|necesito) un regalo"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué le gusta a esa persona?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-courage",
      "about": [
        "(no me atrevo|no me animo|me da corte|me da cosa|no tengo valor|no soy capaz|me falta valor) (a|de|para)",
        "no me atrevo"
      ],
      "sure": true,
      "lines": [
        "Hace falta valor."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo peor que podría pasar?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo lo dirías con tus palabras?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "naughty-pet",
      "about": [
        "(mi|nuestro|nuestra|el|la) (gato|gata|perro|perra|loro|conejo|hámster|perrito|gatito) [siempre|se|me|no] (come|rompe|ladra|muerde|destroza|deja|duerme|roba|sube|despierta|escapa|mea|araña|salta)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo se llama?",
            "band": "A1"
          },
          {
            "ask": "¿Y te puedes enfadar con un animal así?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relative-new-job",
      "about": [
        "(le|la|lo|les) (han dado|dieron|ha dado|han ofrecido|ofrecieron|han contratado|contrataron|han cogido|cogieron|han ascendido|ascendieron) [el|un|la|una|por fin] (trabajo|puesto|plaza|empleo|beca)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo empieza?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo lo habéis celebrado?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-progress",
      "about": [
        "(no (avanzo|progreso|mejoro|aprendo nada|me entra)|quiero dejar (el español|de estudiar|las clases)|es (muy|demasiado) difícil [aprender] [este idioma|el español])",
        "(el subjuntivo|los verbos|la gramática|las preposiciones|ser y estar|los acentos) [es|son|se me|me] (un lío|difícil|difíciles|muy|resiste|resisten|cuesta|cuestan)"
      ],
      "sure": true,
      "lines": [
        "A veces se avanza sin notarlo."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría saber decir?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te ha salido bien últimamente?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "odd-one-out",
      "about": [
        "(todos|todas) (mis|los|las) [demás|otros|otras] (amigos|amigas|compañeros|compañeras|primos|hermanos|demás) (tienen|están|viven|trabajan|se han|van|son|saben) [casados|hijos|pareja|novio|novia] [menos yo]",
        "(menos yo|soy (el|la) (único|única)|soy (el|la) (mayor|más viejo|más vieja) de)",
        "(mucho|muchos) más (jóvenes|joven) que yo"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y tú cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y tú qué querrías para ti?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shop-owner",
      "about": [
        "(tengo|tenemos|tiene|llevo|llevamos|abrí|abrimos) (un|una) [pequeño|pequeña|propio|propia] (tienda|bar|panadería|negocio|restaurante|taller|cafetería|peluquería|librería|floristería|frutería|empresa|academia|puesto|granja|hotel) [pequeño|pequeña|propio|propia]"
      ],
      "never": [
        "(cerré|cerramos|cerró|cerrar|quebró)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo va el negocio?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo empezó todo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bedtime-story",
      "about": [
        "(le|les) (leo|leía|leemos|cuento|contaba) (un|una|cuentos|historias)"
      ],
      "sure": true,
      "lines": [
        "¡Qué costumbre tan bonita!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuál es la historia favorita?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cannot-stand",
      "about": [
        "(no soporto|no aguanto|no trago|odio|detesto) a",
        "me cae[n] [muy|fatal|bastante] (mal|fatal|gordo|gorda)",
        "(no soporto|no aguanto) (el|la|los|las|que)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te molesta?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo haces para no discutir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "same-every-day",
      "about": [
        "(así|igual|lo mismo) todos los días",
        "(siempre|cada día) (lo mismo|es igual)",
        "(la misma rutina|la rutina de siempre|todos los días (son|es) (iguales|igual|lo mismo))",
        "(del trabajo a casa|de casa al trabajo)"
      ],
      "sure": true,
      "lines": [
        "A veces la rutina pesa."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué cambiarías de tu día?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuál es el mejor rato?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relapse",
      "about": [
        "(he vuelto|volví|vuelvo) a (fumar|beber|comer|caer|jugar|engordar)"
      ],
      "sure": true,
      "lines": [
        "Eso le pasa a mucha gente."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué había pasado?",
            "band": "A1"
          },
          {
            "ask": "¿Y quieres intentarlo otra vez?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bad-weather",
      "about": [
        "hace (un|muchísimo|mucho|demasiado) (frío|calor|viento) [horrible|insoportable|tremendo|que]",
        "(me muero de|paso mucho|paso) (frío|calor)",
        "(el|este) (frío|calor) (me|no|es)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo te las arreglas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué época del año te gusta más?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "emigrated",
      "about": [
        "(emigró|emigraron|emigré|emigramos|se exilió|se exiliaron)",
        "(vino|vinieron|llegó|llegaron) (a este país|aquí|de muy lejos|sin nada)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué sabes de aquella época?",
            "band": "A1"
          },
          {
            "ask": "¿Y por qué a ese lugar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "messages",
      "about": [
        "me (manda|mandan|escribe|escriben|llama|llaman) [mensajes|muchos mensajes|audios|whatsapps] (todo el día|cada|a todas horas|mil veces|todos los días|diez veces|a las)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué contestas?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuánto sería bueno para ti?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "meeting-family",
      "about": [
        "(conocer|conocí|conozco|conoceré|presentar|presentarme|presentó|he conocido) a (los padres|la familia|la madre|el padre|mis suegros|sus padres|su familia|su madre|mi suegra|mis padres)"
      ],
      "sure": true,
      "lines": [
        "¡Eso da nervios!"
      ],
      "asks": {
        "happened": [
          {
            "ask": "¿Y qué tal fue?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué es lo que más te preocupa?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué les vas a llevar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "in-course",
      "about": [
        "(estoy haciendo|hago|estoy en|hice|he hecho) un (curso|taller) de",
        "(voy|vamos|iba) a (clase|clases) de"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué has aprendido ya?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué gente va?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "doctor-forbids",
      "about": [
        "(el|la|mi) (médico|médica|doctor|doctora) (me|le|nos) (ha|han) (quitado|prohibido|puesto|dado|recetado|mandado)",
        "(el|la|mi) (médico|médica|doctor|doctora) (me|le|nos) (quitó|prohibió|puso|dio|recetó)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más cuesta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sent-cv",
      "about": [
        "(mandé|mando|envié|envío|he mandado|he enviado|actualicé|he actualizado|estoy mandando|echando|eché|he echado) [el|mi|mis|muchos|un|diez|veinte] (currículum|currículums|currículo|cv|solicitud|solicitudes)"
      ],
      "sure": true,
      "lines": [
        "Ya es un paso."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tipo de trabajo te gustaría?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te ha quedado?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "leaving-studies",
      "about": [
        "(dejar|dejo|abandonar|he dejado|dejé|voy a dejar|cambiar de) [la|mi|los|mis] (carrera|universidad|estudios|instituto|uni|máster)",
        "no me gusta [nada] (mi carrera|la carrera|lo que estudio|este grado)"
      ],
      "sure": true,
      "lines": [
        "No es una decisión fácil."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría hacer en su lugar?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que no te convence?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "nights",
      "about": [
        "(trabajo|curro|trabajamos|hago|tengo|llevo) [siempre|dos semanas|una semana|un mes|unos días|muchos años|el turno|turno|turnos] [de|por la|por las|toda la] (noche|noches|madrugada)",
        "(turno|turnos|guardia|guardias) de noche",
        "(trabajo|trabajar) de noche"
      ],
      "sure": true,
      "lines": [
        "Vivir con el horario al revés no es fácil."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo duermes?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué tiene de bueno la noche?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "told-to-work",
      "about": [
        "(jefe|jefa|encargado|encargada|empresa) (me|nos) (pide|pidió|ha pedido|obliga|obligó|hace|hizo|manda|mandó|exige|exigió|ha dicho|dijo)",
        "(me|nos) (hacen|obligan a|toca|ha tocado|tocó) trabajar"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y tú qué has contestado?",
            "band": "A1"
          },
          {
            "ask": "¿Y pasa mucho?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "job-offer",
      "about": [
        "(me|le|nos) (han ofrecido|ofrecieron|ofrecen|ha ofrecido|ofreció) [un|una|otro|el] (trabajo|puesto|plaza|contrato|empleo|ascenso|beca)",
        "(una|otra) oferta (de trabajo|para|en)"
      ],
      "sure": true,
      "lines": [
        "¡Vaya oferta!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que te atrae?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que te frena?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "waiting-answer",
      "about": [
        "no me (han llamado|llaman|llamaron|han contestado|contestan|contestaron|han dicho nada|han escrito)",
        "(estoy|estamos|sigo) esperando (la|una|el|los) (respuesta|resultado|resultados|llamada|noticia|noticias)",
        "(todavía|aún) no (sé nada|me han dicho|sabemos nada)",
        "no sé si (estoy|voy a estar) en la lista",
        "no sé si me (cogen|van a coger|contratan|renuevan|echan|van a echar)"
      ],
      "sure": true,
      "lines": [
        "Esperar es lo peor."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo lo vas a saber?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué harías en cada caso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "home-office",
      "about": [
        "(trabajo|teletrabajo|trabajar|trabajamos|estudio) (desde|en) casa",
        "teletrabajo|teletrabajar"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo mejor y lo peor de eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo consigues parar por la tarde?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "retired",
      "about": [
        "(me jubilé|me he jubilado|nos jubilamos|estoy (jubilado|jubilada)|soy (jubilado|jubilada|pensionista)|desde que me jubilé|ya no trabajo|acabo de jubilarme|me acabo de jubilar)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y en qué se te va ahora el tiempo?",
            "band": "A1"
          },
          {
            "ask": "¿Y echas algo de menos del trabajo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "past-job",
      "about": [
        "(era|fui|trabajaba (de|como)|trabajé [muchos años] (de|como)|he sido) [un|una] (conductor|conductora|camarero|camarera|profesor|profesora|maestro|maestra|enfermero|enfermera|médico|médica|cocinero|cocinera|carpintero|albañil|mecánico|electricista|fontanero|secretaria|secretario|panadero|panadera|pescador|minero|agricultor|taxista|cartero|cartera|policía|bombero|peluquera|peluquero|dependienta|dependiente|contable|ingeniero|ingeniera|abogado|abogada|costurera|sastre|periodista|camionero|marinero|soldador|vendedor|vendedora|funcionario|funcionaria|bibliotecaria|obrero|obrera|jardinero|cajera|limpiadora|auxiliar)",
        "(trabajaba|trabajé|he trabajado|trabajábamos) (treinta|cuarenta|veinte|muchos|toda|diez|quince|siempre|en (un|una|el|la|los|las))"
      ],
      "never": [
        "(me despidieron|cerró|quebró|perdí)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que mejor recuerdas de ese trabajo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué era lo más duro?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "speech",
      "about": [
        "(dar|doy|tengo|hago|hacer|preparar|preparo|di|hice) [que dar|que hacer] (una|la|mi) (charla|presentación|conferencia|exposición|ponencia|discurso)",
        "hablar (en público|delante de)",
        "delante de (cien|mucha gente|cincuenta|doscientas) [personas]"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "¿Y qué tal salió?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y de qué tienes que hablar?",
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
      "id": "volunteer",
      "about": [
        "(voluntario|voluntaria|voluntariado|comedor social|cruz roja|una ong|banco de alimentos)"
      ],
      "sure": true,
      "lines": [
        "Eso dice mucho de ti."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo empezaste con eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te aporta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "slow-business",
      "about": [
        "(no se vende|no vendo|no vendemos|vendemos menos|no hay clientes|no entra nadie|hay poco trabajo|el negocio va mal|cada vez vendo menos)"
      ],
      "sure": true,
      "lines": [
        "Eso da que pensar."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y desde cuándo va así?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué podría cambiarlo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "exam-again",
      "about": [
        "(examen|oposición|selectividad|carnet|carné|prueba) [de conducir] por (segunda|tercera|cuarta|quinta) vez",
        "(suspendí|he suspendido|suspendimos|no he aprobado|no aprobé|me han suspendido|reprobé)"
      ],
      "sure": true,
      "lines": [
        "No te rindas."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué parte se te hace más difícil?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo es la próxima oportunidad?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "many-exams",
      "about": [
        "(tengo|tenemos|hay) [un|muchos|dos|tres|cuatro|cinco|los] (examen|exámenes|parciales|finales|oposiciones)",
        "(época|semana|semanas) de exámenes"
      ],
      "sure": true,
      "lines": [
        "¡Mucha suerte con eso!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo llevas el estudio?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué asignatura te cuesta más?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bored-in-class",
      "about": [
        "me aburro [mucho] en (clase|el instituto|el cole|el colegio)",
        "(la clase|las clases|el (profe|profesor)|la (profe|profesora)) [de] [historia|matemáticas|inglés|física|química|lengua] (es un rollo|son un rollo|es [muy] aburrida|son aburridas|habla y habla|no explica)"
      ],
      "sure": true,
      "lines": [
        "Así la hora se hace eterna."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y tú cómo darías la clase?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay alguna asignatura que te guste?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "blank",
      "about": [
        "(no me acuerdo de|no recuerdo|se me olvidan|se me van|no me salen|no encuentro|me faltan) [todas|siempre] (las|la) palabra[s]",
        "me quedo (en blanco|callado|callada)",
        "me (trabo|bloqueo|da vergüenza hablar|da miedo hablar)",
        "(me da|tengo) (vergüenza|miedo) [de] hablar",
        "(hablan|habláis|habla) [muy|demasiado] (rápido|deprisa)",
        "no (entiendo|pillo|cojo) (nada|la mitad|casi nada|a la gente|a nadie)"
      ],
      "sure": true,
      "lines": [
        "Le pasa a todo el que aprende."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo te pasa más?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién practicas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "why-spanish",
      "about": [
        "(aprendo|estudio|quiero aprender|empecé con el|aprender|aprendiendo|estudiando) [el] español (porque|para|por|desde|con)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y ya lo has podido usar?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te cuesta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "too-old",
      "about": [
        "(soy|me siento|estoy) [un poco|demasiado|muy|ya] [demasiado|muy] (viejo|vieja|mayor) para",
        "a mi edad",
        "(ya no tengo edad|se me hace tarde) para"
      ],
      "sure": true,
      "lines": [
        "Nunca es tarde."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te gustaría hacer todavía?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te anima a seguir?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-drive",
      "about": [
        "no (tengo|me quedan|me siento con) [muchas|ningunas] (ganas de nada|ganas de hacer nada|energía|energías|fuerzas)",
        "(sin ganas|sin energía|sin fuerzas|desmotivado|desmotivada|desanimado|desanimada|de bajón|bajón)",
        "todo me da igual|nada me (apetece|hace ilusión)"
      ],
      "sure": true,
      "lines": [
        "Hay épocas así."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y desde cuándo te sientes así?",
            "band": "A1"
          },
          {
            "ask": "¿Y hay algo que te anime un poco?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cried",
      "about": [
        "(he llorado|lloré|me eché a llorar|me puse a llorar|no paro de llorar|acabé llorando)"
      ],
      "never": [
        "(de risa|de alegría|de emoción|película|peli|boda)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué había pasado?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo estás ahora?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-friends",
      "about": [
        "no tengo [todavía|muchos|casi|aún|ningún|aquí] (amigos|amigas|con quién)",
        "no conozco [todavía|casi|aún] a [casi] nadie",
        "me cuesta [mucho|muchísimo] (hacer amigos|conocer gente|hablar con [la] gente)",
        "no (hablo|hablé) con nadie"
      ],
      "sure": true,
      "lines": [
        "Al principio cuesta."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y dónde te gustaría conocer gente?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te gusta hacer? A lo mejor hay un grupo.",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "night-dream",
      "about": [
        "(soñé|he soñado|soñaba|sueño) (que|con que)",
        "(tuve|he tenido|tengo) (una|un|muchas) (pesadilla|pesadillas|sueño)"
      ],
      "sure": true,
      "lines": [
        "¡Qué raros son los sueños!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué crees que significa?",
            "band": "A1"
          },
          {
            "ask": "¿Y te acuerdas mucho de tus sueños?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hard-mornings",
      "about": [
        "me cuesta [mucho|muchísimo|un montón|horrores] (levantarme|madrugar|despertarme|salir de la cama)",
        "odio (madrugar|los lunes|levantarme)",
        "(los lunes|madrugar) me (cuesta|cuestan|mata|matan)"
      ],
      "sure": true,
      "lines": [
        "Les pasa a muchos."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te ayuda a arrancar?",
            "band": "A1"
          },
          {
            "ask": "¿Y hasta qué hora te quedas por la noche?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "missed-stop",
      "about": [
        "(me he quedado|me quedé|nos quedamos) (dormido|dormida|dormidos) (en el|en la)",
        "me (he pasado|pasé) [de|la|tres|dos|mi|una] (parada|paradas|estación)"
      ],
      "sure": true,
      "lines": [
        "¡Eso pasa cuando hay sueño!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y llegaste muy tarde?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "fear",
      "about": [
        "me (da|dan) [mucho|muchísimo|un poco de|algo de] (miedo|pánico|terror|pavor|vértigo) (volar|hablar|conducir|el|la|los|las|ir|subir|estar|que|pensar|nadar|quedarme|perder)",
        "(tengo|tenía) [mucho|muchísimo] (miedo|pánico|fobia|terror) (a|de)",
        "nunca he (montado|volado|subido) en"
      ],
      "never": [
        "(película|películas|pelis|peli|cine|ya no)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más miedo te da?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te ayuda cuando te pasa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shy",
      "about": [
        "(soy|era|siempre he sido) [muy|bastante|un poco|tan] (tímido|tímida|vergonzoso|vergonzosa|callado|callada|introvertido|introvertida)",
        "me pongo [muy|tan|super] (rojo|roja|nervioso|nerviosa)"
      ],
      "sure": true,
      "lines": [
        "No es ningún defecto."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y en qué situaciones lo notas más?",
            "band": "A1"
          },
          {
            "ask": "¿Y con quién te sientes a gusto?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diet-hard",
      "about": [
        "(a dieta|haciendo dieta|hago dieta|dieta desde|no (adelgazo|bajo de peso|pierdo peso)|quiero (adelgazar|perder peso|bajar de peso))"
      ],
      "sure": true,
      "lines": [
        "Paciencia, eso va despacio."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te cuesta dejar?",
            "band": "A1"
          },
          {
            "ask": "¿Y también te mueves un poco?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-way",
      "about": [
        "(me perdí|nos perdimos|me he perdido|nos hemos perdido) (en|por|camino|de|buscando|y)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo encontraste el camino?",
            "band": "A1"
          },
          {
            "ask": "¿Y descubriste algo bonito?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "prize",
      "about": [
        "(me|nos|le) (ha tocado|tocó|han tocado|tocaron) [la|el|un|una|en|doscientos|cien|mil] (lotería|premio|gordo|cupón|sorteo|rifa|viaje|euros)"
      ],
      "sure": true,
      "lines": [
        "¡Qué suerte!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué vas a hacer con eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y a quién se lo contaste primero?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-holidays",
      "about": [
        "(no tengo|no tenemos|sin|no hay|me he quedado sin) [este año] vacaciones",
        "no (nos|me) vamos de vacaciones"
      ],
      "sure": true,
      "lines": [
        "Eso se hace cuesta arriba."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo podrás descansar?",
            "band": "A1"
          },
          {
            "ask": "¿Y adónde irías si pudieras?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "race",
      "about": [
        "[medio|media] maratón",
        "carrera popular|triatlón|(una|la) carrera de",
        "(corrí|he corrido|corro) (diez|cinco|veinte|mi|una|la)"
      ],
      "sure": true,
      "asks": {
        "happened": [
          {
            "ask": "¿Y cómo te sentiste al llegar?",
            "band": "A1"
          },
          {
            "ask": "¿Y la repetirías?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y cómo entrenas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "band",
      "about": [
        "(yo|antes|de joven) (tocaba|cantaba)",
        "(tocaba|tocábamos) (la|el) (batería|guitarra|piano|bajo|saxofón|violín|trompeta)",
        "(tenía|tuve|teníamos) (un|una) (grupo|banda) [de]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué lo dejaste?",
            "band": "A1"
          },
          {
            "ask": "¿Y te gustaría volver a tocar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dancing",
      "about": [
        "(bailo|bailamos|bailar|clases de (baile|salsa|tango|bachata|flamenco)) [salsa|tango|bachata|flamenco|sevillanas]"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo empezaste a bailar?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué sientes cuando bailas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "gaming",
      "about": [
        "(juego|jugamos|jugar|jugué|jugando) [mucho|siempre] [a|con|en] [los|las|la] (videojuegos|videojuego|play|consola|ordenador|computadora|fortnite|minecraft|cartas|ajedrez|parchís)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué juego te gusta más?",
            "band": "A1"
          },
          {
            "ask": "¿Y quién suele ganar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "reading-now",
      "about": [
        "(estoy|estamos) (leyendo|viendo|enganchado a|enganchada a) (un|una|el|la|otra|otro|mi)",
        "me (he enganchado|enganché) a"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y de qué va?",
            "band": "A1"
          },
          {
            "ask": "¿Y te está gustando?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sign-up",
      "about": [
        "(quiero|me gustaría|voy a|pienso|vamos a|quisiera|estoy pensando en) (apuntarme|inscribirme|empezar|hacer un curso|aprender) [a|en|de|con]"
      ],
      "never": [
        "aprender español"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué precisamente eso?",
            "band": "A1"
          },
          {
            "ask": "¿Y cuándo empiezas?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "journey-plan",
      "about": [
        "(voy|vamos|me voy|nos vamos|quiero|queremos|pienso|pensamos|me gustaría|iré|iremos) [a] (recorrer|hacer el camino|viajar|dar la vuelta|conocer (mundo|otros|el))",
        "(hacer|haré|vamos a hacer) (el camino de santiago|un viaje)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te apetece ver?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te vas a llevar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "first-time",
      "about": [
        "por primera vez",
        "(era|fue|es) (mi|la) primera vez",
        "nunca (había|lo había|la había)"
      ],
      "never": [
        "(voy|vamos|iré|será|mañana)"
      ],
      "sure": true,
      "asks": {
        "past": [
          {
            "ask": "¿Y qué te pareció?",
            "band": "A1"
          },
          {
            "ask": "¿Y repetirías?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "saving-for",
      "about": [
        "(ahorrando|ahorrar|ahorro|estoy juntando dinero|juntar dinero) para"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y te falta mucho?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo haces para ahorrar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sofa",
      "about": [
        "(solo|sólo) (quiero|pienso en) (tirarme|dormir|descansar|tumbarme|sentarme|meterme en la cama|silencio)",
        "(llego|vuelvo) [siempre] [a casa] (muerto|muerta|agotado|agotada|reventado|reventada|hecho polvo|hecha polvo|cansado|cansada)"
      ],
      "sure": true,
      "lines": [
        "Me lo imagino perfectamente."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y a qué hora llegas a casa?",
            "band": "A1"
          },
          {
            "ask": "¿Y te queda algo de tarde para ti?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "adopted",
      "about": [
        "(adopté|hemos adoptado|adoptamos|he adoptado|he recogido|recogí|tengo|tenemos) (un|una|dos|tres) (perro|perra|gato|gata|gatito|gatita|cachorro|cachorra|conejo|loro|tortuga|perros|gatos|gatas|perras)"
      ],
      "never": [
        "(herido|herida|enfermo|enferma|abandonado|abandonada)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué carácter tiene?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más le gusta?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "old-car",
      "about": [
        "(mi|el|nuestro) (coche|carro|auto|moto|furgoneta) (tiene|es|funciona|anda)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y le tienes cariño?",
            "band": "A1"
          },
          {
            "ask": "¿Y adónde vas más con él?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "rain",
      "about": [
        "(llueve|llovía|ha llovido|llovió|está lloviendo|no para de llover|nieva|ha nevado|está nevando) [mucho|muchísimo|desde|todo|toda|a cántaros|sin parar|otra vez]"
      ],
      "never": [
        "(si|cuando) llueve"
      ],
      "asks": {
        "past": [
          {
            "ask": "¿Y entonces qué hiciste?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y qué haces en días así?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "childhood",
      "about": [
        "cuando [yo] era (niño|niña|pequeño|pequeña|joven|chico|chica|adolescente)",
        "de (niño|niña|pequeño|pequeña|chico|chica|joven) (vivía|vivíamos|tenía|jugaba|iba|pasaba|quería|era|éramos)",
        "en mi (infancia|niñez)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que mejor recuerdas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te gustaría recuperar de aquello?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birthday-had",
      "about": [
        "(acabo de cumplir|cumplí|he cumplido) [los|ya] (un|dos|diez|quince|dieciséis|diecisiete|dieciocho|veinte|veintiuno|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)"
      ],
      "sure": true,
      "lines": [
        "¡Felicidades, entonces!"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué tal sienta la nueva edad?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo lo celebraste?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dont-get",
      "about": [
        "no entiendo (por qué|cómo|que) [la|los|tanta|hay]",
        "no (comprendo|me explico) (por qué|cómo)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué crees que será?",
            "band": "A1"
          },
          {
            "ask": "¿Y cómo te gustaría que fuera?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "boring-thing",
      "about": [
        "me (aburre|aburren) [mucho|muchísimo]",
        "me (da|dan) igual (la|el|los|las)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y qué te interesa más?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "considering",
      "about": [
        "(no sé si|dudo si|estoy dudando si|no tengo claro si|estoy pensando si)",
        "no sé qué (hacer|decidir|elegir|decirle|decir)"
      ],
      "sure": true,
      "lines": [
        "No es fácil decidirse."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y qué es lo que más te hace dudar?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te pide el corazón?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "perhaps",
      "about": [
        "(quizá|quizás|tal vez|a lo mejor|igual) (podría|pueda|debería|deba|sea|lo|me|voy|vamos|podríamos|intento|intente|empiezo|cambie|cambio|pruebe|pruebo|tenga|llame|vaya)",
        "(he pensado en|estoy pensando en|me estoy planteando|me planteo)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y cuál sería el primer paso?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué te frena?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "resolve",
      "about": [
        "(tengo que|voy a|debería|debo) (decírselo|decirle|hablarlo|hablar con|intentarlo|pensarlo|llamarla|llamarlo|pedírselo)",
        "(lo voy a|voy a) (intentar|probar|hacer así)",
        "te haré caso|(lo|la) (intentaré|probaré|pensaré)"
      ],
      "sure": true,
      "lines": [
        "Seguro que te va a ir bien."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cuándo lo vas a hacer?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "worst-part",
      "about": [
        "lo (peor|más duro|más difícil|que menos me gusta|que peor llevo|que más me cuesta) (es|son)"
      ],
      "never": [
        "lo (peor|malo) es que"
      ],
      "sure": true,
      "lines": [
        "Se entiende."
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo lo llevas?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que lo compensa?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "best-part",
      "about": [
        "(fue|es|ha sido) lo (mejor|más bonito|más divertido|más emocionante) (de|del|que)",
        "lo (mejor|peor|más bonito|más duro|más difícil|que más me gusta|que menos me gusta|que más me gustaba) (es|son|era|eran|fue|fueron|de)"
      ],
      "never": [
        "lo (peor|mejor|malo|bueno) es que"
      ],
      "sure": true,
      "asks": {
        "past": [
          {
            "ask": "¿Y recuerdas algún momento en especial?",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "¿Y por qué precisamente eso?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "bought",
      "about": [
        "(me he comprado|me compré|he comprado|compré|compramos|hemos comprado|nos hemos comprado|acabo de comprar|acabamos de comprar|acabo de comprarme) (un|una|unos|unas|el|la|otro|otra)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y es como lo imaginabas?",
            "band": "A1"
          },
          {
            "ask": "¿Y para qué lo vas a usar?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "working-in",
      "about": [
        "(soy) [un|una] (enfermero|enfermera|médico|médica|camarero|camarera|profesor|profesora|maestro|maestra|ingeniero|ingeniera|abogado|abogada|carpintero|programador|programadora|peluquero|peluquera|cocinero|cocinera|policía|aprendiz|fisioterapeuta|psicólogo|psicóloga|dependiente|dependienta|administrativo|administrativa|contable|periodista|arquitecto|arquitecta|electricista|fontanero|mecánico|taxista|camionero|veterinario|veterinaria|traductor|traductora|diseñador|diseñadora|farmacéutico|farmacéutica|bombero|albañil|cajero|cajera|repartidor|repartidora|recepcionista|secretaria|secretario|músico|actriz|actor|fotógrafo|fotógrafa|funcionario|funcionaria|azafata|auxiliar|cuidadora|cuidador|limpiadora|jardinero|biólogo|bióloga|químico|química|dentista|conductor|conductora)",
        "(trabajo|curro) (de|como|en|para) (un|una|el|la|los|las|camarero|camarera|profesor|profesora|enfermera|enfermero|cocinero|cocinera|dependienta|dependiente|programador|secretaria|repartidor|cajera|recepcionista|auxiliar|albañil|limpiadora|niñera|canguro|urgencias|casa)",
        "vendo (pisos|coches|seguros|ropa|flores|libros|zapatos|fruta)",
        "me dedico a"
      ],
      "asks": {
        "any": [
          {
            "ask": "¿Y cómo es un día normal?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo que más te gusta de tu trabajo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué es lo más duro?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "work-of-others",
      "about": [
        "(mi (hermana|hermano|padre|madre|marido|mujer|hijo|hija|novio|novia|tía|tío|prima|primo|abuelo|abuela|amigo|amiga|cuñado|cuñada|pareja|mamá|papá)) [mayor|pequeño|pequeña|menor|también] (es|trabaja de|trabaja como|trabaja en) [un|una] (enfermero|enfermera|médico|médica|camarero|camarera|profesor|profesora|maestro|maestra|ingeniero|ingeniera|abogado|abogada|carpintero|programador|programadora|peluquero|peluquera|cocinero|cocinera|policía|cantante|actor|actriz|músico|panadero|panadera|mecánico|electricista|fontanero|taxista|camionero|veterinario|veterinaria|periodista|arquitecto|arquitecta|dependienta|dependiente|bombero|albañil|agricultor|pescador|pintor|pintora|escritor|escritora|bailarina|bailarín|piloto|azafata|científica|científico|soldado|psicóloga|psicólogo|dentista|granjero)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y a ti te gustaría ese trabajo?",
            "band": "A1"
          },
          {
            "ask": "¿Y qué os cuenta de su trabajo?",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "believing-so",
      "about": [
        "(creo que|pienso que|me parece que|sospecho que) (le gusto|me (quiere|mira|miente|odia|van|va)|nos|mi|el|la|los)"
      ],
      "sure": true,
      "asks": {
        "any": [
          {
            "ask": "¿Y por qué lo crees?",
            "band": "A1"
          }
        ]
      }
    },
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
        "(separé|separamos|separaron|divorcié|divorciado|divorciada|divorciados|divorcio|divorciaron|separados|separado|separada|rompí con|rompimos|hemos roto|lo dejamos)",
        "(mi [ex] (novio|novia|marido|mujer|pareja|chico|chica)) me (dejó|ha dejado|deja)",
        "me (dejó|ha dejado) por (otro|otra|un|una)"
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
        "plan !at-morning": [
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
      "never": [
        "(siempre|nunca|a veces) [llego|llegamos]"
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
        "(me|nos) (han dado|dieron|ha dado) (el|un|la) (puesto|trabajo|plaza)",
        "me (contrataron|han contratado|cogieron|han cogido|ascendieron|han ascendido)",
        "(empiezo|empecé|he empezado|empezar) [a trabajar] en (un|una)",
        "(mi|el|un) (nuevo trabajo|trabajo nuevo|nuevo puesto)",
        "(empresa nueva|nueva empresa)",
        "(encontré|he encontrado) [por fin] [un] (trabajo|empleo)"
      ],
      "sure": true,
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
      "sure": true,
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
      "sure": true,
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
        "plan !at-morning": [
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
        "entrevista"
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
      "sure": true,
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
        "(nació|ha nacido|recién nacida|embarazada|bebé|voy a ser (padre|madre|tía|tío|abuela|abuelo)|vamos a ser padres|recién nacido|dio a luz)"
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
      "sure": true,
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
      "about": [
        "(es|era|fue|celebro|celebramos|celebré|celebrar|fiesta de|regalo de|para) [hoy|mañana|ayer|el|mi|su|nuestro|un] (cumpleaños|cumple|aniversario)",
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
        "plan !at-morning": [
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
        "novela",
        "leer",
        "lectura",
        "cómic",
        "poema"
      ],
      "about": [
        "(leí|leo|he leído|leemos) (un|el|ese|este|mucho|muchos|muchísimo) [libro|libros]",
        "(un|el|otro) libro de"
      ],
      "never": [
        "(le|les) (leo|leía)",
        "no (lee|leen|abre|abren|leo)"
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
        "plan !at-morning": [
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
        "plan !at-morning": [
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
        "plan !at-morning": [
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
        "(estudiar|estudiaré|estudio|voy a estudiar) [un año|unos meses] (fuera|en el extranjero|de intercambio)",
        "(una|la|mi|de) (beca|intercambio|erasmus)",
        "(solicité|pedí|he pedido|he solicitado|me han dado) [una|la] (beca|plaza)"
      ],
      "sure": true,
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
        "plan !at-morning": [
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
        "plan !at-morning": [
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
            "ask": "¿Y qué plato te sale mejor?",
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
        "plan !at-morning": [
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
        "liking": [
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
        "tomatera",
        "regar",
        "maceta",
        "semilla"
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
        "colega"
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
        "any": [
          {
            "ask": "¿Y qué tal os lleváis?",
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
      "about": [
        "(mi|nuestro|este|ese) (trabajo|empleo|oficio|puesto|taller) (es|no es|consiste|me|está)",
        "(trabajo|trabajamos) (mucho|demasiado|desde|hasta|diez|ocho|doce|doce horas|seis días)"
      ],
      "never": [
        "(salido|salió|salir|ingresado|ingresada|sale) (del|en el|al) hospital"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué tendría que cambiar?",
            "band": "A1"
          }
        ],
        "plan !at-morning": [
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
        "universidad",
        "asignatura",
        "máster",
        "facultad",
        "tesis"
      ],
      "about": [
        "los deberes",
        "(estudio|estudiamos|estoy estudiando|estudiaba) (derecho|medicina|enfermería|historia|física|química|biología|economía|empresariales|ingeniería|informática|magisterio|psicología|arquitectura|periodismo|filosofía|arte|música|matemáticas|idiomas|turismo|primero|segundo|tercero|cuarto|quinto|en|un|una|la|para)"
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
        "plan !at-morning": [
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
        "plan !at-morning": [
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
      "about": [
        "(tengo|somos|un|una|mi|mis) [muy] (buen|buena|buenos|buenas|mejor|mejores|gran|grandes) (amigo|amiga|amigos|amigas)",
        "(amigo|amiga|amigos|amigas) (desde|de toda)",
        "(con|a) (mis amigos|mis amigas|mi amigo|mi amiga|un amigo|una amiga|unos amigos|unas amigas)"
      ],
      "asks": {
        "sad": [
          {
            "ask": "¿Y qué te gustaría decirle?",
            "band": "A1"
          }
        ],
        "plan !at-morning": [
          {
            "ask": "¿Y qué vais a hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué os conocéis?",
            "band": "A1"
          }
        ],
        "!sad !told": [
          {
            "ask": "¿Y qué os gusta hacer?",
            "band": "A1"
          },
          {
            "ask": "¿Y de qué os conocéis?",
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
        "plan !at-morning": [
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
      "never": [
        "duermo [muy] bien"
      ],
      "asks": {
        "plan !at-morning": [
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
        ]
      }
    },
    {
      "id": "shopping",
      "about": [
        "(de compras|de rebajas|a comprar|al centro comercial|al súper|al supermercado|de tiendas)"
      ],
      "asks": {
        "plan !at-morning": [
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
        "aspiradora"
      ],
      "asks": {
        "plan !at-morning": [
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
      "about": [
        "(vivo|vive|vivimos|viven) [solo|sola] (con|en (un|una|el|la|las|los))",
        "(mi|nuestra|nuestro|mi nuevo|mi nueva) (casa|piso|habitación|barrio|apartamento|departamento) (es|está|tiene|da)"
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
            "ask": "¿Y cómo es vivir ahí?",
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
      "about": [
        "(nací|crecí|soy) (en|de) [un|una] (pueblo|aldea|ciudad|isla|barrio)",
        "en mi (país|pueblo|ciudad|tierra)",
        "mi (pueblo|ciudad|país|tierra|barrio) (es|está|tiene|queda)"
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
      "about": [
        "(hace|hizo|hacía|hará) [mucho|muchísimo|bastante|tanto] (frío|calor|sol|viento|bueno|malo)"
      ],
      "never": [
        "(si|cuando) (llueve|hace|nieva)"
      ],
      "asks": {
        "plan !at-morning": [
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
        "sofá"
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
      },
      {
        "ask": "¿Y entonces?",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo terminó la cosa?",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo estás ahora?",
        "band": "A1"
      }
    ],
    "sad": [
      {
        "ask": "¿Y cómo lo llevas?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué te ayudaría ahora?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué te vendría bien ahora?",
        "band": "A1"
      },
      {
        "ask": "¿Y quién te puede ayudar con eso?",
        "band": "A1"
      },
      {
        "ask": "¿Y has podido hablarlo con alguien?",
        "band": "A2"
      },
      {
        "ask": "¿Te apetece contarme un poco más?",
        "band": "A1"
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
    "denied !past": [
      {
        "ask": "¿Y eso por qué?",
        "band": "A1"
      }
    ],
    "denied": [
      {
        "ask": "Cuéntame un poco más.",
        "band": "A1"
      },
      {
        "ask": "Sigue, me interesa.",
        "band": "A1"
      }
    ],
    "happened": [
      {
        "ask": "Cuéntame un poco más.",
        "band": "A1"
      },
      {
        "ask": "¿Y qué pasó después?",
        "band": "A1"
      },
      {
        "ask": "¿Y entonces?",
        "band": "A1"
      },
      {
        "ask": "¿Y tú cómo te quedaste?",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo terminó la cosa?",
        "band": "A1"
      },
      {
        "ask": "Cuéntame un poco más.",
        "band": "A1"
      }
    ],
    "used-to": [
      {
        "ask": "¿Y qué es lo que mejor recuerdas?",
        "band": "A1"
      },
      {
        "ask": "¿Y lo echas de menos?",
        "band": "A1"
      }
    ],
    "plan !at-morning": [
      {
        "ask": "¿Y cómo te lo imaginas?",
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
        "ask": "¿Y tú cómo lo ves?",
        "band": "A1"
      },
      {
        "ask": "Sigue, me interesa.",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo es eso para ti?",
        "band": "A1"
      },
      {
        "ask": "A ver, explícame eso un poco mejor.",
        "band": "A1"
      },
      {
        "ask": "¿Y qué más me puedes contar de eso?",
        "band": "A1"
      }
    ]
  },
  "prompts": {
    "sad": [
      {
        "ask": "Te escucho, si quieres contarme más.",
        "band": "A1"
      },
      {
        "ask": "¿Y qué es lo que más te pesa?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué lo haría un poco más fácil?",
        "band": "A1"
      }
    ],
    "surely-past !denied": [
      {
        "ask": "¿Y cómo acabó la cosa?",
        "band": "A1"
      },
      {
        "ask": "¿Y con qué te quedas de todo eso?",
        "band": "A1"
      }
    ],
    "wished !denied": [
      {
        "ask": "¿Y cómo te lo imaginas?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué te haría falta para eso?",
        "band": "A1"
      }
    ],
    "told !sad !glad": [
      {
        "ask": "¿Y tú cómo lo ves?",
        "band": "A1"
      },
      {
        "ask": "¿Y tú qué dices de eso?",
        "band": "A1"
      }
    ],
    "any": [
      {
        "ask": "Me gustaría saber más de eso.",
        "band": "A1"
      },
      {
        "ask": "Sigue, sigue, te escucho.",
        "band": "A1"
      },
      {
        "ask": "¿Y qué más hay detrás de eso?",
        "band": "A1"
      },
      {
        "ask": "¿Y qué es lo más importante para ti?",
        "band": "A1"
      },
      {
        "ask": "Cuéntame cómo sigue.",
        "band": "A1"
      },
      {
        "ask": "Cuéntamelo con más detalle.",
        "band": "A1"
      }
    ],
    "back": [
      {
        "ask": "Pero me estabas contando algo. Sigue.",
        "band": "A1"
      },
      {
        "ask": "¿Y cómo sigue lo que me contabas?",
        "band": "A1"
      },
      {
        "ask": "Volviendo a ti, ¿qué más te ronda la cabeza?",
        "band": "A1"
      }
    ]
  },
  "leads": {
    "amazed": [
      {
        "ask": "¡Qué barbaridad! Cuéntame más.",
        "band": "A1"
      },
      {
        "ask": "¡No me lo puedo creer! ¿Y luego?",
        "band": "A1"
      }
    ],
    "study-time": [
      {
        "ask": "Veinte minutos al día están muy bien; lo importante es que sea cada día. ¿Tú cuándo estudias más?",
        "band": "A1"
      },
      {
        "ask": "Un poco cada día es mejor que mucho de golpe. ¿Tú cuánto tiempo tienes?",
        "band": "A1"
      }
    ],
    "study-how": [
      {
        "ask": "Habla un poco y escucha un poco cada día, y ya saldrá. ¿Qué es lo que más te cuesta?",
        "band": "A1"
      },
      {
        "ask": "Habla y escucha mucho, y no tengas miedo a equivocarte. ¿Qué has probado hasta ahora?",
        "band": "A1"
      }
    ],
    "too-late": [
      {
        "ask": "No creo que sea nunca tarde para aprender. ¿Cuál es tu meta?",
        "band": "A1"
      },
      {
        "ask": "Con un poco de paciencia nunca es tarde, creo. ¿Qué te hace dudar?",
        "band": "A1"
      }
    ],
    "present": [
      {
        "ask": "Algo que le sirva nunca está mal, diría yo. ¿Qué le gusta?",
        "band": "A1"
      },
      {
        "ask": "Algo hecho por ti siempre gusta. ¿Qué se te ha ocurrido?",
        "band": "A1"
      }
    ],
    "reassure": [
      {
        "ask": "A mí no me parece grave. ¿Y tú qué piensas?",
        "band": "A1"
      },
      {
        "ask": "Yo diría que a todos nos pasa alguna vez. ¿Qué te preocupa?",
        "band": "A1"
      }
    ],
    "advice": [
      {
        "ask": "Desde fuera es difícil decirlo. ¿Tú hacia dónde te inclinas?",
        "band": "A1"
      },
      {
        "ask": "Yo primero lo hablaría con alguien de confianza. ¿Qué has probado hasta ahora?",
        "band": "A1"
      },
      {
        "ask": "Yo me lo tomaría con calma y empezaría por algo pequeño. ¿Cuál podría ser el primer paso?",
        "band": "A1"
      }
    ],
    "ways": [
      {
        "ask": "Poco a poco se llega, diría yo. ¿Qué has probado hasta ahora?",
        "band": "A1"
      },
      {
        "ask": "Yo empezaría por lo más fácil. ¿Qué sería eso para ti?",
        "band": "A1"
      }
    ],
    "opinion": [
      {
        "ask": "Solo sé lo que me cuentas, pero me parece que tiene sentido. ¿Qué es lo que más te importa a ti?",
        "band": "A1"
      },
      {
        "ask": "Yo diría que vale la pena pensarlo. ¿Qué te hace dudar?",
        "band": "A1"
      },
      {
        "ask": "Creo que hay buenas razones a favor y en contra. ¿Qué te dice la intuición?",
        "band": "A1"
      }
    ],
    "believing": [
      {
        "ask": "Eso no lo puedo saber con seguridad. ¿Qué te hace pensarlo?",
        "band": "A1"
      },
      {
        "ask": "Depende, diría yo. ¿Tú qué desearías?",
        "band": "A1"
      }
    ],
    "choosing": [
      {
        "ask": "Soy una máquina y no he probado ninguna de las dos cosas. ¿Tú por cuál te inclinas?",
        "band": "A1"
      },
      {
        "ask": "Las dos cosas tienen lo suyo. ¿Qué ventaja tiene la primera?",
        "band": "A1"
      }
    ],
    "request": [
      {
        "ask": "Eso no lo puedo hacer, solo puedo hablar contigo. ¿Tú por dónde empezarías?",
        "band": "A1"
      },
      {
        "ask": "Me encantaría, pero solo soy una máquina para conversar. ¿Quién te podría ayudar con eso?",
        "band": "A1"
      }
    ],
    "wording": [
      {
        "ask": "Ahí solo podría adivinar. ¿Dónde te has encontrado las dos?",
        "band": "A1"
      }
    ]
  },
  "asking": {
    "turns": [
      "(en realidad|la verdad es que|lo que pasa es que|resulta que|al final|lo malo es|lo bueno es|el problema es)"
    ],
    "beside": [
      "(porque|ya que|por culpa|es que|para que|que|donde|cuando|mientras|desde que|aunque|si)"
    ],
    "carries": [
      "(se llama|se llaman|tiene|tienen|es|son|está|están|él|ella|ellos|ellas|eso|esto|lo|la|los|las|le|les)"
    ],
    "with": [
      "con"
    ],
    "once": [
      "(esta (mañana|tarde|noche)|hoy|anoche|ayer|el otro día|una vez|un día|de repente)"
    ],
    "questions": {
      "present": [
        "qué (le|les) (regalo|regalarías|compro|compraría|regalar|puedo regalar|podría regalar)",
        "(qué|algún|alguna idea de|alguna idea para) (regalo|un regalo)"
      ],
      "study-time": [
        "(cuánto|cuánto tiempo|cuántas horas|cuántos minutos) [al día|cada día|por día|a la semana] [hay que|debo|debería|tengo que|se debe|conviene] (estudiar|practicar|estudio|practico|repasar)"
      ],
      "study-how": [
        "(cómo|qué) [puedo|podría|debo|hago|se puede|me aconsejas|tengo que hacer] [hacer] [para] (mejorar|aprender|hablar mejor|progresar|recordar|memorizar|avanzar|practicar) [más|mejor|el|mi|las|los]"
      ],
      "too-late": [
        "(demasiado|muy) (tarde|mayor|viejo|vieja) (para|a)",
        "soy [ya] [demasiado|muy] (mayor|viejo|vieja)",
        "(con|a) (mi edad|cuarenta|cincuenta|sesenta|setenta|cuarenta y|cincuenta y|sesenta y)"
      ],
      "reassure": [
        "(es|sería|será|está|estoy|soy|te parece|parezco) [esto|eso|yo] [una|un|muy|tan|demasiado|ya] (locura|loco|loca|tontería|tonto|tonta|egoísta|ridículo|ridícula|raro|rara|grave|normal|anormal|exagerado|exagerada|infantil|cobarde|mala idea|mal)",
        "(hago|hice|estoy haciendo) [algo|muy] mal",
        "soy [una|un|muy|tan] (mala|mal) (madre|padre|hija|hijo|amiga|amigo|persona)"
      ],
      "ways": [
        "(algún|un) (truco|consejo|remedio|método) (para|contra)",
        "(cómo|qué) (hago|haces|se hace|puedo hacer|podría hacer) para (no|dejar|dormir|relajarme|ahorrar|perder|superar|quitarme|concentrarme|hacer amigos|conocer gente|que)"
      ],
      "wording": [
        "(se dice|se escribe|es correcto|está bien dicho|es mejor decir|digo|hay que decir|qué diferencia hay entre|qué diferencia (tienen|hay))"
      ],
      "request": [
        "(puedes|podrías|puede|podría|me puedes|me podrías) (buscarme|buscar|llamar|llamarme|enviar|enviarme|mandarme|mandar|reservar|reservarme|comprar|comprarme|traducirme|despertarme|acompañarme|prestarme|hacerme|ayudarme con|escribirle|poner|ponerme)",
        "(búscame|llámame|resérvame|mándame|envíame|cómprame)"
      ],
      "advice": [
        "(me|nos) (puedes|podrías|puede) (recomendar|aconsejar|sugerir|dar (un consejo|una idea))",
        "(qué|cómo) (harías|hago|haría|hubieras hecho|debo hacer|debería hacer|tengo que hacer|puedo hacer|le digo|le dirías|me recomiendas|me aconsejas|me sugieres)",
        "(me aconsejas|me recomiendas|qué consejo|algún consejo|alguna idea|cómo (puedo|podría|se lo digo|lo hago|se hace))",
        "(debo|debería|tendría que|hago bien|hice bien|está bien que|qué hago)",
        "en mi lugar"
      ],
      "choosing": [
        "(elegirías|escogerías|qué es mejor|cuál es mejor|con cuál te quedarías)"
      ],
      "believing": [
        "(crees|cree|piensas|piensa|te parece|le parece) [tú] (que|normal|raro|bien|mal|buena idea|mala idea)",
        "(soy|estoy|es|será|sería) [yo] (demasiado|muy|tan|normal|raro|rara|tarde)"
      ],
      "opinion": [
        "(qué|cómo|tú|usted|tú qué|y tú qué) (opinas|opina|piensas|piensa|crees|cree|dices|dice|lo ves|te parece|le parece)",
        "(qué te parece|qué le parece|cómo lo ves|tu opinión|no crees|no te parece)"
      ]
    },
    "either": [
      "o",
      "u",
      "y",
      "e"
    ],
    "aspects": {
      "who": {
        "asked": [
          "(con quién|con alguien|a quién|quién más|solo o|sola o)"
        ],
        "told": [
          "con (mi|mis|un|una|unos|unas|el|la|los|las|nuestro|nuestra|él|ella|ellos|ellas|dos|tres|otros|amigos|gente)",
          "(solo|sola|juntos|juntas|éramos|los dos|las dos)"
        ]
      },
      "where": {
        "asked": [
          "(dónde|adónde|en qué (sitio|lugar|ciudad|calle|barrio|país|parte)|qué (sitio|lugar) es)"
        ],
        "told": [
          "(en|al|a la|desde|cerca de|por) (el|la|los|las|un|una|mi|mis|casa|nuestro|nuestra|su|este|esta|francia|españa|madrid|barcelona)",
          "(aquí|allí|al lado|enfrente|junto a|vive en|vivo en|viven en)",
          "(al|en) (parque|cine|trabajo|hospital|centro|pueblo|mercado)"
        ]
      },
      "when": {
        "asked": [
          "(cuándo|a qué hora|qué día|qué hora|en qué (mes|año|momento)|de qué hora|es pronto)"
        ],
        "told": [
          "(ayer|hoy|mañana|anoche|anteayer|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|otoño|primavera|navidad)",
          "(esta|la|por la) (mañana|tarde|noche|semana)",
          "(a las|hace|antes de|después de|cuando|el mes|el año|la semana|dentro de|todos los|cada|el fin de semana)"
        ]
      },
      "how-long": {
        "asked": [
          "(cuánto (tiempo|dura|duró|llevas|lleva|lleváis|tardas|tardaste|tardasteis|hace)|cuántas (horas|semanas)|cuántos (días|años|meses|minutos)|desde cuándo|mucho tiempo|hace mucho)"
        ],
        "told": [
          "(hora|horas|minutos|días|semanas|meses|años|un rato|mucho tiempo|toda la|todo el|desde|siempre|de toda la vida)"
        ]
      },
      "why": {
        "asked": [
          "(por qué|para qué|y eso|a qué se debe|qué te llevó|motivo|se te ocurrió|cómo es que)"
        ],
        "told": [
          "(porque|por eso|así que|ya que|es que|por culpa|para que|para)",
          "como (no|era|es|mi|me|tengo|tenía|hacía|hace|estaba|trabajo)"
        ]
      },
      "feel": {
        "now": true,
        "asked": [
          "(te|os) (sentiste|sentisteis|pareció|gustó|gustaron|dio|sentó|hizo ilusión)",
          "(qué tal (fue|estuvo|lo pasaste|lo pasasteis)|lo pasaste|lo pasasteis|te parece bien|te apetece|te gusta|te hace ilusión|qué sentiste|lo viviste)"
        ],
        "told": [
          "(me|nos) (gusta|gustó|encanta|encantó|dio|da|puse|sentí|siento|alegré|alegra|hizo|hace|reí|reímos|emocioné|parece|pareció|fastidia|molesta|apetece)",
          "(genial|fatal|divertido|divertida|aburrido|aburrida|precioso|preciosa|horrible|estupendo|maravilloso|rico|rica|riquísimo|riquísima|bonito|bonita|increíble)",
          "(lo pasé|lo pasamos|qué (vergüenza|risa|ilusión|alegría|pena|miedo|bien))"
        ],
        "accounts": [
          "sad",
          "glad"
        ]
      },
      "did": {
        "now": true,
        "asked": [
          "qué (hiciste|hicisteis|has hecho|habéis hecho)"
        ],
        "told": [],
        "accounts": [
          "happened self"
        ]
      },
      "how-ended": {
        "now": true,
        "asked": [
          "(cómo (acabó|terminó|quedó|salió|te quedó|os quedó)|qué tal (salió|quedó)|qué pasó (después|luego|al final)|al final|y (luego|entonces))"
        ],
        "told": [
          "(al final|por fin|total que|terminó|acabó|acabamos|terminamos|quedó|quedaron|salió|salieron|terminé|acabé)"
        ]
      },
      "how": {
        "asked": [
          "cómo (pasó|ocurrió|fue eso|os conocisteis|lo conociste|la conociste|lo haces|vas|llegaste|fuiste|vienes)"
        ],
        "told": [
          "(nos conocimos|lo conocí|la conocí|nos conocemos|conocí a|se (rompió|cayó|pinchó|estropeó)|andando|a pie|en (coche|bici|tren|bus|autobús|metro|avión|moto|barco))"
        ]
      },
      "name": {
        "asked": [
          "(cómo se llama|cómo se llaman|qué nombre|el nombre)"
        ],
        "told": [
          "(se llama|se llaman|llamado|llamada|de nombre)"
        ]
      },
      "helper": {
        "asked": [
          "(ayudar|ayuda) (alguien|con eso)",
          "(te ayuda|te puede ayudar|puede ayudarte|te podría ayudar)"
        ],
        "told": [
          "(me|nos) (ayuda|ayudan|ayudó|ayudaron|ha ayudado|echa una mano)",
          "nadie (me|nos) ayuda"
        ]
      },
      "talked-of": {
        "asked": [
          "(hablarlo|hablado con|se lo has (dicho|contado)|lo sabe|se lo contaste)"
        ],
        "told": [
          "(hablé|he hablado|hablamos|se lo (dije|conté|he dicho|he contado)|me (dijo|ha dicho|dice|aconseja)|dicen que|dice que)"
        ]
      },
      "often": {
        "now": true,
        "asked": [
          "(a menudo|cada cuánto|cuántas veces|muchas veces|os veis mucho|a veces)"
        ],
        "told": [
          "(a veces|todos los|todas las|cada|siempre|nunca|casi nunca|dos veces|una vez|a menudo|de vez en cuando)"
        ]
      }
    }
  }
}
