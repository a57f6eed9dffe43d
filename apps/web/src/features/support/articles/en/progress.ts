import type { TopicArticles } from '../../help/article'

export const progress: TopicArticles<'progress'> = {
  'goal-and-streak': {
    title: 'Daily goal and days in a row',
    problem: 'You want to change your goal, or a day was not counted.',
    steps: [
      'Open {shell.pages.dashboard.name} and press {dashboard.changeGoal}.',
      'Choose how many minutes a day you want to practise this language.',
      'A day counts once your minutes reach the goal, in the time zone of your device.',
    ],
    expect:
      'Time runs while a conversation, a lesson or a review is open and in sight; it stops when you do nothing for a while or go to another tab. The row is not broken while today is still going on.',
    words: 'streak, minutes, goal, lost streak, time, not counted, consistency',
  },
  charts: {
    title: 'Read your charts, or save them',
    problem: 'You want to see how you are coming along.',
    steps: [
      'Open {shell.pages.analytics.name} and choose the language and the range.',
      'Below each chart stands what it says in one sentence; {charts.asTable} shows the figures.',
      'Each chart can be saved as a picture or as a table.',
    ],
    expect:
      'On a phone, the link below leads to the page. What you practised a moment ago may take half a minute to show.',
    words: 'statistics, analytics, graph, year, heatmap, export, csv, png, time',
  },
}
