/** What is said of keeping and sending what was done without a connection, on any page behind the sign-in. */
export const offline = {
  sent: 'You are back. What waited here has been sent.',
  notKept: 'This browser keeps nothing more: what you do lasts only as long as this page is open.',
}
