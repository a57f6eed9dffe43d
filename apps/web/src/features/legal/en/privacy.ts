import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** The 14 sections of requirement 2.5, in our own words. */
export function privacy({ companyName, address, email, phone, jurisdiction }: LegalNames): LegalText {
  return {
    title: 'Privacy Policy',
    intro: `This policy says what personal data ${companyName} (“we”, “us”) processes when you use Lingarden, why, and what you can do about it.`,
    sections: [
      {
        title: 'What we collect',
        paragraphs: [
          'What you give us: your name, email address and password (stored only as a hash), settings, language levels and the forms of address you choose, messages to the tutor, recordings if you speak, notes, tags, goals, friends, suggestions and votes, feedback and screenshots you attach, your plan and payment records (card data stay with the payment provider).',
          'What arises from use: the words you meet and look up, mistakes that were corrected, practice time, reviews, credits, the time you were last here, and technical records such as your IP address, the browsers you sign in with, and errors.',
          'Your browser keeps your session, settings and copies of words and recent conversations on your device, only so that the app works.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To run the service and remember your progress, to fit the tutor to your level, to answer you, to bill paid plans, to keep the service safe, and to find and fix faults. We do not sell personal data and show no advertising.',
        ],
      },
      {
        title: 'Use of artificial intelligence',
        paragraphs: [
          'What you write or say to the tutor is processed by software to produce replies, corrections and speech. Where we have connected a provider of language models or speech, your message and what the tutor needs to know (language, level, recent messages, words of your bank) are sent to that provider. Without one, the tutor’s replies are made on our own server or that of our hosting provider.',
          'We do not use your messages to train models, and allow our providers no such use as far as their terms let us choose.',
        ],
      },
      {
        title: 'Legal bases',
        paragraphs: [
          'We process data to perform our contract with you, on your consent where we ask for it, for our legitimate interest in a safe and working service, and to meet legal duties. You can withdraw consent at any time for the future.',
        ],
      },
      {
        title: 'Who receives data',
        paragraphs: [
          'Providers who work for us under contract: hosting, mail, payment, and, where connected, language models and speech. Friends whom you accepted see your display name and the figures of the leaderboard. Other learners see your feature suggestions. A screenshot you attach to feedback can be opened by whoever knows its address, which is long and not listed anywhere. Authorities receive data only where the law compels us.',
        ],
      },
      {
        title: 'Transfers to other countries',
        paragraphs: [
          'Some providers may process data outside your country. Where the law asks for safeguards, such as standard contractual clauses, we use them.',
        ],
      },
      {
        title: 'How long we keep data',
        paragraphs: [
          'As long as you have an account. When you delete it, your rows and files are deleted; copies in backups disappear as these are overwritten. Records that tax or other laws require are kept for the time they set. Technical records are kept only as long as finding faults and stopping abuse requires.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You may ask for access, correction, deletion, restriction, a copy in a common format, and may object to processing. Write to ${email}. You may also complain to the data protection authority where you live.`,
        ],
      },
      {
        title: 'Children under 13',
        paragraphs: [
          'Lingarden is not meant for children under 13, and we do not knowingly collect their data. If you believe that a child has given us data, write to us and we will delete it.',
        ],
      },
      {
        title: 'Security',
        paragraphs: [
          'Connections are encrypted where this site is reached by HTTPS, access to rows is restricted to their owner by the database itself, and secrets stay on the server. No system is perfectly safe; if a breach affects you, we tell you as the law requires.',
        ],
      },
      {
        title: 'Automated decisions',
        paragraphs: [
          'The tutor’s corrections, word strength and review dates are computed automatically. They have no legal effect on you and can be ignored by you.',
        ],
      },
      {
        title: 'Notes for regions',
        paragraphs: [
          'European Economic Area and United Kingdom: the rights above follow the GDPR and the UK GDPR. California: you may ask what we collect, have it deleted, and are not treated worse for it; we do not sell or share personal information. Mainland China and other regions: rights that local law gives you apply beside these.',
          `This policy is governed by the law of ${jurisdiction}, as far as mandatory law of your country leaves room.`,
        ],
      },
      {
        title: 'Changes to this policy',
        paragraphs: [
          'We announce changes that matter in the product or by mail before they apply. This is the version in force on the date above.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [`${companyName} is the controller: ${address}. Email: ${email}. Phone: ${phone}.`],
      },
    ],
  }
}
