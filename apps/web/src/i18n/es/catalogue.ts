import type { CatalogueMessage } from '../catalogue-messages'

export const catalogue: Record<CatalogueMessage, string> = {
  Beginner: 'Principiante',
  'I am new to it': 'Empiezo de cero',
  Elementary: 'Elemental',
  'I get by in simple situations': 'Me defiendo en situaciones sencillas',
  Intermediate: 'Intermedio',
  'I can hold everyday conversations': 'Puedo mantener conversaciones cotidianas',
  Advanced: 'Avanzado',
  'I discuss most topics with ease': 'Hablo con soltura de casi cualquier tema',
  Native: 'Nativo',
  'Talk to me as to a native speaker': 'Háblame como si fuera mi lengua materna',
  'Account Already Exists': 'La cuenta ya existe',
  'An unexpected error occurred during sign in.': 'Ha ocurrido un error inesperado al iniciar sesión.',
  'An unexpected error occurred. Please try again or contact support if the problem persists.':
    'Ha ocurrido un error inesperado. Inténtalo de nuevo y, si continúa, escribe al servicio de ayuda.',
  'Built-in tutor: scripted scenes. It checks common mistakes only; no correction does not mean no mistake.':
    'Tutor integrado: escenas con guion. Solo detecta errores frecuentes; que no corrija no significa que todo esté bien.',
  'Email Not Verified': 'Correo sin confirmar',
  'Invalid Credentials': 'Datos incorrectos',
  'Invalid Email': 'Correo no válido',
  'Password must be at least 6 characters long': 'La contraseña debe tener al menos 6 caracteres',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Please check your email and click the verification link before you sign in.':
    'Mira tu correo y abre el enlace de confirmación antes de iniciar sesión.',
  'Please choose a password of at least 6 characters.': 'Elige una contraseña de al menos 6 caracteres.',
  'Please enter a valid email address.': 'Escribe una dirección de correo válida.',
  'Sign In Error': 'No se ha podido iniciar sesión',
  'Sign Up Error': 'No se ha podido crear la cuenta',
  'The email or password you entered is incorrect. Please try again.':
    'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
  'There is an account with this email already. Please sign in.':
    'Ya hay una cuenta con este correo. Inicia sesión.',
  'There were too many attempts. Please wait a few minutes and try again.':
    'Ha habido demasiados intentos. Espera unos minutos y vuelve a probar.',
  'Too Many Attempts': 'Demasiados intentos',
  'Unexpected Error': 'Error inesperado',
  'Weak Password': 'Contraseña poco segura',
  'The email could not be sent. Please try again in a minute.':
    'No se ha podido enviar el correo. Inténtalo de nuevo en un minuto.',
  'This invitation was used or has expired. Enter your address to have a new link sent to you.':
    'Esta invitación ya se ha usado o ha caducado. Escribe tu correo y te enviaremos un enlace nuevo.',
  'Sign-ups Are Closed': 'Registro cerrado',
  'The server cannot answer just now. Please try again in a moment.':
    'El servidor no puede responder en este momento. Inténtalo de nuevo en un momento.',
  'The server could not be reached. Please check your connection and try again.':
    'No se ha podido llegar al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'This was asked for a moment ago. Please wait a minute and try again.':
    'Ya se ha pedido hace un momento. Espera un minuto y vuelve a probar.',
  'This is one of the passwords that are used and guessed most. Please choose another, such as three words that do not belong together.':
    'Es una de las contraseñas más usadas y fáciles de adivinar. Elige otra, por ejemplo tres palabras que no tengan nada que ver.',
  'Please mix small and capital letters, digits and other signs in your password.':
    'Combina en tu contraseña minúsculas, mayúsculas, cifras y otros signos.',
  'This is your password already. Please choose another one.': 'Esta ya es tu contraseña. Elige otra.',
  'This password is too long. Please choose a shorter one.':
    'Esta contraseña es demasiado larga. Elige una más corta.',
  'Please open the link in the browser in which you asked for it, or sign in with your password.':
    'Abre el enlace en el navegador en el que lo pediste o inicia sesión con tu contraseña.',
  'Authentication Error': 'Error de autenticación',
  'Email Verified!': 'Correo confirmado',
  'Email link is invalid or has expired': 'Este enlace ya se ha usado o ha caducado.',
  'Invalid or expired reset link. Please request a new one.':
    'El enlace no es válido o ha caducado. Pide uno nuevo.',
  'Invite Accepted!': 'Invitación aceptada',
  'Invite Error': 'La invitación no ha funcionado',
  'Reset Link Error': 'El enlace no ha funcionado',
  'Session Error': 'No se ha podido abrir la sesión',
  'Signed In!': 'Sesión iniciada',
  'The link could not be used.': 'El enlace no se ha podido usar.',
  'This link carries no session. Please sign in.': 'Este enlace no abre ninguna sesión. Inicia sesión.',
  'Verification Error': 'No se ha podido confirmar el correo',
  'Welcome back.': 'Hola de nuevo.',
  'Welcome to Lingarden.': 'Te damos la bienvenida a Lingarden.',
  'Your address is confirmed.': 'Tu dirección está confirmada.',
  'Find the pairs.': 'Encuentra las parejas.',
  'Put the words in order.': 'Ordena las palabras.',
  'Write what you hear.': 'Escribe lo que oyes.',
  'Choose the right word.': 'Elige la palabra correcta.',
  'Choose the right words.': 'Elige las palabras correctas.',
  'Choose the right form.': 'Elige la forma correcta.',
  'Choose the measure word.': 'Elige el clasificador.',
  'Write the word from its pinyin.': 'Escribe la palabra a partir de su pinyin.',
  'Build the character stroke by stroke.': 'Traza el carácter trazo a trazo.',
  'Write it in Chinese.': 'Escríbelo en chino.',
  'Write it in French.': 'Escríbelo en francés.',
  'Write it in Spanish.': 'Escríbelo en español.',
  'Write it in Chinese, to a friend.': 'Escríbelo en chino, a un amigo.',
  'Write it in French, to a friend.': 'Escríbelo en francés, a un amigo.',
  'Write it in Spanish, to a friend.': 'Escríbelo en español, a un amigo.',
  'Make a question.': 'Forma una pregunta.',
  'Fill in the missing word.': 'Completa con la palabra que falta.',
  'Fill in the missing words.': 'Completa con las palabras que faltan.',
  'Fill in the verb.': 'Completa con el verbo.',
  'Fill in the verbs.': 'Completa con los verbos.',
  'Fill in the measure words.': 'Completa con los clasificadores.',
  'Write what you hear, the numbers in words.': 'Escribe lo que oyes, con los números en letras.',
}
