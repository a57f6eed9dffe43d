/** What to talk about with the tutor, and the end of a talk. */
export const talks = {
  title: 'What shall we talk about?',
  level: 'Level',
  forMe: (band: string) => `For me: ${band}`,
  all: (count: number) => `All ${count}`,
  openTalk: 'Open talk',
  open: 'open',
  surprise: 'Surprise me',
  played: (ago: string) => `Last talked about ${ago}`,
  gone: 'There is no such topic. Here are those there are.',
  failed: 'The topics cannot be shown now.',
  other: 'Other topics',
  firstTalk: (tutor: string) => `Your first talk with ${tutor}`,
  firstTalkText: 'Eight short lines, from hello to goodbye, each with its meaning.',
}
