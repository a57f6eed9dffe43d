import type { TopicArticles } from '../../help/article'

export const voice: TopicArticles<'voice'> = {
  'hear-tutor': {
    title: 'Hear the tutor, or choose its voice',
    problem: 'Nothing is heard, it is too fast, or you would like another voice.',
    steps: [
      'Press {speech.play} below a message. Beside it you can pause, begin again and change the speed.',
      'For the voice to start by itself, switch on “{settings.switches.autoplay_audio}” in {shell.pages.settings.name}.',
      'There you also choose among ten voices; the speaker sign lets you hear each one before.',
      'If there is still no sound, look at the volume, and whether the browser has muted this tab.',
    ],
    expect:
      'Browsers allow sound only after you have clicked somewhere on the page. One thing is read out at a time, and the word being said is marked.',
    words: 'sound, audio, speaker, mute, volume, slow, speed, autoplay, text to speech',
  },
  speak: {
    title: 'Speak instead of typing',
    problem: 'You want to talk with the tutor by voice.',
    steps: [
      'Press the microphone, speak, and press it again; or hold it while you speak.',
      'Look at what was written down, change it if need be, and send it.',
      'Under {voice.options} you can switch on {voice.handsFree}: your turn then ends when you fall silent. {voice.thinking} holds it while you look for a word.',
      '{voice.sendsAtOnce} sends without showing you the text before.',
    ],
    expect:
      'Your speech is written down by the server or, where it cannot, by your browser; some browsers send the sound to their maker for that. A recording that could not be written down is kept.',
    words: 'microphone, voice input, dictate, hands-free, talk, push to talk',
  },
  microphone: {
    title: 'The microphone does not work',
    problem: 'Nothing is recorded, or the page may not use the microphone.',
    steps: [
      'Click the sign beside the address in your browser and allow the microphone for this page. On a phone, look in the settings of the browser app, too.',
      'Close other programs that use it, such as a video call, and check that the right microphone is chosen.',
      'Recording needs a secure address: it begins with https, or is localhost.',
      'Reload the page and try again.',
    ],
    expect:
      'While you speak, the bar moves with your voice. If it stays flat, the browser hears another microphone. You can type at any time meanwhile.',
    words: 'mic, permission, denied, not allowed, blocked, recording, silent, https',
  },
  'say-after': {
    title: 'Train your pronunciation',
    problem: 'You want to hear how you sound beside the tutor.',
    steps: [
      'Press {voice.practise} below a message of the tutor or beside a sentence of a lesson.',
      'Listen to the model, then press {voice.record} and say the sentence.',
      'Play both one after the other and compare.',
    ],
    expect:
      'You see which words were understood and, in Mandarin, your tones beside those of the model. It is a picture to compare with, not a grade.',
    words: 'shadowing, tones, accent, speaking, pronounce, record myself, waveform',
  },
}
