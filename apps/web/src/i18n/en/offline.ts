/** What is said of keeping and sending what was done without a connection, on any page behind the sign-in. */
export const offline = {
  sent: 'You are back. What waited here has been sent.',
  notKept: 'This browser keeps nothing more: what you do lasts only as long as this page is open.',
  leavingTitle: 'Some of what you did is not saved yet',
  leavingText: 'Some changes wait in this browser for the server. If you sign out now, they are lost.',
  stay: 'Stay signed in',
  leaveAnyway: 'Sign out and lose it',
}
