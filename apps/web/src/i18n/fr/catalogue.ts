import type { CatalogueMessage } from '../catalogue-messages'

export const catalogue: Record<CatalogueMessage, string> = {
  Beginner: 'Débutant',
  'I am new to it': 'Je débute',
  Elementary: 'Élémentaire',
  'I get by in simple situations': 'Je me débrouille dans des situations simples',
  Intermediate: 'Intermédiaire',
  'I can hold everyday conversations': 'Je peux tenir une conversation courante',
  Advanced: 'Avancé',
  'I discuss most topics with ease': 'Je parle avec aisance de presque tout',
  Native: 'Langue maternelle',
  'Talk to me as to a native speaker': 'Parlez-moi comme si c’était ma langue maternelle',
  'Account Already Exists': 'Ce compte existe déjà',
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
  'There were too many attempts. Please wait a few minutes and try again.':
    'Il y a eu trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'Too Many Attempts': 'Trop de tentatives',
  'Unexpected Error': 'Erreur inattendue',
  'Weak Password': 'Mot de passe trop faible',
  'The email could not be sent. Please try again in a minute.':
    'L’e-mail n’a pas pu être envoyé. Veuillez réessayer dans une minute.',
  'This invitation was used or has expired. Enter your address to have a new link sent to you.':
    'Cette invitation a déjà servi ou a expiré. Indiquez votre adresse pour recevoir un nouveau lien.',
  'Sign-ups Are Closed': 'Inscriptions fermées',
  'The server cannot answer just now. Please try again in a moment.':
    'Le serveur ne peut pas répondre pour l’instant. Réessayez dans un moment.',
  'The server could not be reached. Please check your connection and try again.':
    'Le serveur n’a pas pu être joint. Vérifiez votre connexion, puis réessayez.',
  'This was asked for a moment ago. Please wait a minute and try again.':
    'La demande vient d’être faite. Patientez une minute, puis réessayez.',
  'This is one of the passwords that are used and guessed most. Please choose another, such as three words that do not belong together.':
    'C’est l’un des mots de passe les plus utilisés et les plus faciles à deviner. Choisissez-en un autre, par exemple trois mots sans rapport entre eux.',
  'Please mix small and capital letters, digits and other signs in your password.':
    'Mélangez minuscules, majuscules, chiffres et autres signes dans votre mot de passe.',
  'This is your password already. Please choose another one.':
    'C’est déjà votre mot de passe. Choisissez-en un autre.',
  'This password is too long. Please choose a shorter one.':
    'Ce mot de passe est trop long. Choisissez-en un plus court.',
  'Please open the link in the browser in which you asked for it, or sign in with your password.':
    'Ouvrez le lien dans le navigateur où vous l’avez demandé, ou connectez-vous avec votre mot de passe.',
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
  'Find the pairs.': 'Trouvez les paires.',
  'Put the words in order.': 'Remettez les mots dans l’ordre.',
  'Write what you hear.': 'Écrivez ce que vous entendez.',
  'Choose the right word.': 'Choisissez le bon mot.',
  'Choose the right words.': 'Choisissez les bons mots.',
  'Choose the right form.': 'Choisissez la bonne forme.',
  'Choose the measure word.': 'Choisissez le classificateur.',
  'Write the word from its pinyin.': 'Écrivez le mot d’après son pinyin.',
  'Build the character stroke by stroke.': 'Tracez le caractère trait par trait.',
  'Write it in Chinese.': 'Écrivez-le en chinois.',
  'Write it in French.': 'Écrivez-le en français.',
  'Write it in Spanish.': 'Écrivez-le en espagnol.',
  'Write it in Chinese, to a friend.': 'Écrivez-le en chinois, à un ami.',
  'Write it in French, to a friend.': 'Écrivez-le en français, à un ami.',
  'Write it in Spanish, to a friend.': 'Écrivez-le en espagnol, à un ami.',
  'Make a question.': 'Formez une question.',
  'Fill in the missing word.': 'Complétez avec le mot qui manque.',
  'Fill in the missing words.': 'Complétez avec les mots qui manquent.',
  'Fill in the verb.': 'Complétez avec le verbe.',
  'Fill in the verbs.': 'Complétez avec les verbes.',
  'Fill in the measure words.': 'Complétez avec les classificateurs.',
  'Write what you hear, the numbers in words.': 'Écrivez ce que vous entendez, les nombres en lettres.',
}
