export const speech = {
  hear: (text: string) => `Hear “${text}”`,
  stop: 'Stop',
  failed: 'The voice cannot be heard just now. You can go on reading.',
  unreachable: 'The server cannot be reached, so nothing can be read out just now.',
}
