import type { TopicArticles } from '../../help/article'

export const account: TopicArticles<'account'> = {
  'tutor-settings': {
    title: 'El tutor a tu manera',
    problem: 'Quieres más ayuda en las conversaciones, o menos.',
    steps: [
      'Abre {shell.pages.settings.name} y ve a {settings.tutor}.',
      'Si quieres más reto, oculta las palabras que ya sabes bien y pide que el tutor muestre primero solo dónde y por qué.',
      'Si quieres más ayuda, muestra el significado al señalar una palabra y deja que se sugieran respuestas.',
    ],
    expect: 'Cada cambio tiene efecto enseguida y se guarda solo, para todos tus dispositivos.',
    words: 'preferencias, opciones, ocultar palabras, reproducción automática, comentarios, sugerencias',
  },
  'interface-language': {
    title: 'Cambiar el idioma de la interfaz',
    problem: 'Quieres leer los menús y la ayuda en otro idioma.',
    steps: [
      'Abre {shell.pages.settings.name} y elige un idioma en {common.interfaceLanguage}. Hay inglés, español, francés y chino.',
      'Antes de iniciar sesión encuentras la misma opción debajo del formulario.',
    ],
    expect:
      'Solo cambia la interfaz; el idioma que aprendes sigue igual. El significado de las palabras está en inglés en todos los idiomas de la interfaz.',
    words: 'English, Français, 中文, idioma del menú, traducir',
  },
  appearance: {
    title: 'Claro u oscuro, y los colores de los tonos',
    problem: 'La página te resulta demasiado clara u oscura, o los colores de los tonos te distraen.',
    steps: [
      'Abre {shell.pages.settings.name} y ve a «{settings.sections.appearance}».',
      'En {settings.theme}, elige claro, oscuro o lo mismo que tu dispositivo.',
      'Activa o desactiva «{settings.toneColours}».',
    ],
    expect:
      'Tiene efecto enseguida, en todos tus dispositivos. Las marcas de los tonos siguen ahí, con colores o sin ellos. Si tu dispositivo pide menos movimiento, nada se mueve.',
    words: 'tema, modo oscuro, noche, brillo, contraste, colores del pinyin, animación',
  },
  account: {
    title: 'Nombre, correo y contraseña',
    problem: 'Quieres cambiar cómo entras o cómo te llamas aquí.',
    steps: [
      'Abre {shell.pages.settings.name}. Allí cambias tu nombre; en «{settings.sections.account}», «{account.changeEmail}» y «{account.changePassword}» hacen el resto.',
      'Una dirección nueva vale cuando abres el enlace que llega a ella; a la antigua le avisamos. Una contraseña nueva cierra la sesión en los demás dispositivos.',
      'Para ambas se pide tu contraseña, o un código por correo, salvo que acabes de iniciar sesión.',
      'Si has olvidado la contraseña, elige «{auth.forgotPassword}» donde inicias sesión.',
      'Para salir de este dispositivo, elige {shell.signOut} en el menú. «{account.signOutEverywhere}» la cierra en todos.',
      'En «{account.sessions.title}», también en los ajustes, ves los dispositivos con tu sesión abierta. Cierra la del que hayas perdido: termina en menos de una hora.',
    ],
    expect:
      'Al cerrar sesión se borra lo que este navegador guardaba de ti; en el servidor no se pierde nada. Si no llega ningún correo, mira en el spam.',
    words:
      'entrar, iniciar sesión, email, olvidé la contraseña, restablecer, salir, cerrar sesión, cambiar nombre, dispositivos, sesiones, móvil perdido, robado',
  },
  memory: {
    title: 'Qué recuerda de ti el tutor',
    problem: 'El tutor vuelve a algo que le contaste y quieres verlo o cambiarlo.',
    steps: [
      'Abre {shell.pages.settings.name} y ve a {memory.title}.',
      'Borra cosas sueltas, o todas.',
      'Desactívalo del todo con «{memory.switch}».',
    ],
    expect:
      'La salud, las creencias y los datos de contacto no se guardan nunca. Si lo desactivas, no se guarda nada más y el tutor no sabe nada de lo guardado antes.',
    words: 'privacidad, olvidar, datos personales, errores',
  },
  'your-data': {
    title: 'Llevarte tus datos o eliminar tu cuenta',
    problem: 'Quieres una copia de todo lo tuyo, o marcharte para siempre.',
    steps: [
      'Abre {shell.pages.settings.name} y ve a «{settings.sections.privacy}».',
      '«{account.exportAll}» te lo da todo en un archivo, y tus palabras también para hojas de cálculo y Anki.',
      '«{account.delete}» te pide que escribas tu dirección y que demuestres que eres tú con tu contraseña o con un código del correo. Con la cuenta termina también el plan de pago.',
    ],
    expect:
      'Al eliminarla se borran enseguida todos tus datos y archivos, y no se puede deshacer: exporta antes. Qué se guarda y por qué está en la política de privacidad.',
    words: 'privacidad, RGPD, exportar, descargar datos, borrar cuenta, darse de baja, eliminar',
  },
}
