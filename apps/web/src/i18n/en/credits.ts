export const credits = {
  title: 'Tokens',
  about: 'Tokens pay for what the tutor does. Each month begins with a full balance.',
  used: (percent: string) => `${percent} % used`,
  usedLabel: 'Share that is used',
  prices: 'What things cost',
  calls: {
    reply: 'A reply',
    feedback: 'Feedback on your text',
    suggestions: 'Suggested replies',
    goal: 'Goals',
    translation: 'A translation',
    explanation: 'A word explained',
    transcription: 'A recording written down',
    speech: 'Speech, each 100 characters',
    activity: 'A generated activity',
  },
  toPlans: 'See the plans',
}
