import type { CatalogueMessage } from '../catalogue-messages'

export const catalogue: Record<CatalogueMessage, string> = {
  Mandarin: 'Mandarín',
  Spanish: 'Español',
  French: 'Francés',
  Beginner: 'Principiante',
  'I know a few words': 'Sé unas pocas palabras',
  Elementary: 'Elemental',
  'I get by in simple situations': 'Me defiendo en situaciones sencillas',
  Intermediate: 'Intermedio',
  'I can hold everyday conversations': 'Puedo mantener conversaciones cotidianas',
  Advanced: 'Avanzado',
  'I discuss most topics with ease': 'Hablo con soltura de casi cualquier tema',
  Native: 'Nativo',
  'Talk to me as to a native speaker': 'Háblame como si fuera mi lengua materna',
  'Account Already Exists': 'La cuenta ya existe',
  'Account Not Found': 'Cuenta no encontrada',
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
  'There is no account with this email. You can create one.':
    'No hay ninguna cuenta con este correo. Puedes crear una.',
  'There were too many attempts. Please wait a few minutes and try again.':
    'Ha habido demasiados intentos. Espera unos minutos y vuelve a probar.',
  'Too Many Attempts': 'Demasiados intentos',
  'Unexpected Error': 'Error inesperado',
  'Weak Password': 'Contraseña poco segura',
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
}
