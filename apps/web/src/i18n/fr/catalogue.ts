import type { CatalogueMessage } from '../catalogue-messages'

export const catalogue: Record<CatalogueMessage, string> = {
  Mandarin: 'Mandarin',
  Spanish: 'Espagnol',
  French: 'Français',
  Beginner: 'Débutant',
  'I know a few words': 'Je connais quelques mots',
  Elementary: 'Élémentaire',
  'I get by in simple situations': 'Je me débrouille dans des situations simples',
  Intermediate: 'Intermédiaire',
  'I can hold everyday conversations': 'Je peux tenir une conversation courante',
  Advanced: 'Avancé',
  'I discuss most topics with ease': 'Je parle avec aisance de presque tout',
  Native: 'Langue maternelle',
  'Talk to me as to a native speaker': 'Parlez-moi comme dans ma langue maternelle',
  'Account Already Exists': 'Ce compte existe déjà',
  'Account Not Found': 'Compte introuvable',
  'An unexpected error occurred during sign in.':
    'Une erreur inattendue s’est produite pendant la connexion.',
  'An unexpected error occurred. Please try again or contact support if the problem persists.':
    'Une erreur inattendue s’est produite. Réessayez et, si le problème persiste, contactez l’assistance.',
  'Built-in tutor: scripted scenes. It checks common mistakes only; no correction does not mean no mistake.':
    'Tuteur intégré : scènes écrites à l’avance. Il ne repère que les fautes courantes ; pas de correction ne veut pas dire pas de faute.',
  'Email Not Verified': 'Adresse non confirmée',
  'Invalid Credentials': 'Identifiants incorrects',
  'Invalid Email': 'Adresse non valide',
  'Password must be at least 6 characters long': 'Le mot de passe doit compter au moins 6 caractères',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'Please check your email and click the verification link before you sign in.':
    'Consultez vos e-mails et ouvrez le lien de confirmation avant de vous connecter.',
  'Please choose a password of at least 6 characters.': 'Choisissez un mot de passe d’au moins 6 caractères.',
  'Please enter a valid email address.': 'Saisissez une adresse e-mail valide.',
  'Sign In Error': 'Connexion impossible',
  'Sign Up Error': 'Inscription impossible',
  'The email or password you entered is incorrect. Please try again.':
    'L’adresse ou le mot de passe est incorrect. Veuillez réessayer.',
  'There is an account with this email already. Please sign in.':
    'Un compte existe déjà avec cette adresse. Connectez-vous.',
  'There is no account with this email. You can create one.':
    'Aucun compte n’existe avec cette adresse. Vous pouvez en créer un.',
  'There were too many attempts. Please wait a few minutes and try again.':
    'Il y a eu trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'Too Many Attempts': 'Trop de tentatives',
  'Unexpected Error': 'Erreur inattendue',
  'Weak Password': 'Mot de passe trop faible',
  'Authentication Error': 'Échec de l’authentification',
  'Email Verified!': 'Adresse confirmée',
  'Email link is invalid or has expired': 'Ce lien a déjà servi ou a expiré.',
  'Invalid or expired reset link. Please request a new one.':
    'Ce lien n’est pas valable ou a expiré. Demandez-en un nouveau.',
  'Invite Accepted!': 'Invitation acceptée',
  'Invite Error': 'L’invitation n’a pas fonctionné',
  'Reset Link Error': 'Le lien n’a pas fonctionné',
  'Session Error': 'La session n’a pas pu être ouverte',
  'Signed In!': 'Connexion réussie',
  'The link could not be used.': 'Le lien n’a pas pu être utilisé.',
  'This link carries no session. Please sign in.': 'Ce lien n’ouvre aucune session. Connectez-vous.',
  'Verification Error': 'L’adresse n’a pas pu être confirmée',
  'Welcome back.': 'Bon retour parmi nous.',
  'Welcome to Lingarden.': 'Bienvenue sur Lingarden.',
  'Your address is confirmed.': 'C’est bien votre adresse.',
}
