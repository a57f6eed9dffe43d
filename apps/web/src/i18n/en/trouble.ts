/** What is said on any page behind the sign-in where the server or a part of the app does not come. */
export const trouble = {
  partMissing: 'This did not open',
  partMissingHint: 'A part of Lingarden did not come through. What you did is kept.',
  slow: 'The server is taking longer than usual.',
  accountFailed: 'Your account could not be loaded. Everything in it is kept; please try again in a moment.',
  accountOffline: 'Your account is not kept in this browser yet. It opens once you are online.',
  offline: 'You are offline, and this is not kept in this browser. It comes by itself once you are back.',
}
