export const speech = {
  hear: (text: string) => `Listen to “${text}”`,
  stop: 'Stop',
  failed: 'The voice cannot be heard just now. You can go on reading.',
  unreachable: 'The server cannot be reached, so nothing can be read out just now.',
  play: 'Listen',
  again: 'Listen again',
  fromStart: 'From the start',
  pause: 'Pause',
  resume: 'Resume',
  /** Names the buttons beside a message that is heard. */
  controls: 'Playback',
  speed: (rate: string) => `Speed ${rate}`,
  written: 'Written down after',
  firstText: 'Reply after',
  firstSound: 'Voice after',
  slower: 'Slower',
}
