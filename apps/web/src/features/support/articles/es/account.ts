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
  account: {
    title: 'Nombre, correo y contraseña',
    problem: 'Quieres cambiar cómo entras o cómo te llamas aquí.',
    steps: [
      'Abre {shell.pages.settings.name}. Allí cambias tu nombre, tu correo y tu contraseña.',
      'Una dirección nueva vale cuando abres el enlace que se envía a ella.',
      'Si has olvidado la contraseña, elige «{auth.forgotPassword}» donde inicias sesión.',
      'Para salir de este dispositivo, elige {shell.signOut} en el menú.',
    ],
    expect:
      'Al cerrar sesión se borra lo que este navegador guardaba de ti; en el servidor no se pierde nada. Si no llega ningún correo, mira en la carpeta de spam.',
    words:
      'entrar, iniciar sesión, email, olvidé la contraseña, restablecer, salir, cerrar sesión, cambiar nombre',
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
      'Abre {shell.pages.settings.name} y ve a la parte de tus datos.',
      'La exportación te da todos tus datos en un archivo, y tus palabras también para hojas de cálculo y Anki.',
      'Para eliminar tu cuenta, escribe lo que se te pide. Con ella termina también el plan de pago.',
    ],
    expect:
      'Al eliminarla se borran enseguida todos tus datos y archivos, y no se puede deshacer: exporta antes. Qué se guarda y por qué está en la política de privacidad.',
    words: 'privacidad, RGPD, exportar, descargar datos, borrar cuenta, darse de baja, eliminar',
  },
}
