import type { TopicArticles } from '../../help/article'

export const tutor: TopicArticles<'tutor'> = {
  conversation: {
    title: 'Talk with the tutor',
    problem: 'You want to know how a conversation works.',
    steps: [
      'Open {shell.pages.tutor.name}. Your tutor greets you and asks a question.',
      'Answer in your own words and send with Enter. Shift and Enter begin a new line.',
      'Below {tutor.goals} you see what to try in this talk. {tutor.endSession} shows what you did.',
      '{tutor.newConversation} begins a new conversation.',
    ],
    expect:
      'The tutor answers at your level. Each of its words can be clicked, and what you wrote is looked at while you read the reply. Where the built-in tutor answers, a line below its name says so; else it is a language model.',
    words: 'chat, message, session, goals, send, new line, built-in tutor',
  },
  'stuck-for-words': {
    title: 'You do not know what to say',
    problem: 'The tutor has asked, and nothing comes to mind.',
    steps: [
      'Look at {tutor.suggestedReplies} above the field. Press one to put it into the field, and change it as you like.',
      'Write what you can, even half a sentence, or a word of your own language in between.',
      'Say that you did not understand: the tutor puts it more simply.',
    ],
    expect:
      'Mistakes cost nothing. You can switch the suggestions off in {shell.pages.settings.name} if you want to find your own words.',
    words: 'suggestions, help, ideas, hint, reply, stuck, do not understand',
  },
  'look-up-word': {
    title: 'See what a word means',
    problem: 'There is a word in the conversation that you do not know.',
    steps: [
      'Click the word. Its meaning, its reading and its forms open at the side, on a phone from below.',
      'Press {tutor.addToBank} to keep it, or the speaker sign to hear it.',
      'With the keyboard, go to the message by Tab and from word to word by the arrow keys.',
    ],
    expect:
      'A word that you look up is planted in your bank; what you have only met waits there under {bankWords.standings.met}. A word that you look up again and again stays weak for longer.',
    words: 'meaning, definition, click, pinyin, pronunciation, vocabulary, hover',
  },
  translation: {
    title: 'Translate a message',
    problem: 'You want to read a whole message of the tutor in your language.',
    steps: [
      'Press {tutor.translate} below the message.',
      'For a single word in its sentence, open the word and press {tutor.explainWord}.',
      'If the buttons are missing, switch on “{settings.switches.show_actions}” in {shell.pages.settings.name}.',
    ],
    expect:
      'Translations and explanations are written by a language model. Where this server has none, a note says so; clicking the words always works.',
    words: 'translate, explain, English, language model, AI',
  },
  'earlier-conversations': {
    title: 'Find, rename or delete a conversation',
    problem: 'You want to go on with an earlier talk, or to clear up.',
    steps: [
      'Open {shell.pages.tutor.name} and look below {tutor.histories}; on a phone behind the sign beside the tutor’s name.',
      'Click a conversation to go on with it.',
      'The signs beside it rename or delete it.',
    ],
    expect:
      'A conversation is kept once you have said something in it. Deleting is for good, but your words stay in your bank.',
    words: 'history, old chats, resume, remove, past',
  },
  'tutor-silent': {
    title: 'The tutor does not answer',
    problem: 'A reply does not come, or breaks off.',
    steps: [
      'Press {tutor.retry} below the message. What had come already is kept.',
      'Look at the top of the page: without a connection the built-in tutor of your browser goes on.',
      'If it says “{tutor.outOfTokensTitle}”, this month’s tokens are used up: see the article on tokens.',
    ],
    expect:
      'Nothing you wrote is lost, and what did not come costs nothing. If it happens again and again, write to whoever runs this server.',
    words: 'error, AI error, failed, no reply, stuck, loading, timeout, out of tokens',
  },
}
