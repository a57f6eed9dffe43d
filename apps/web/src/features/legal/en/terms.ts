import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** The 19 sections of requirement 2.4, in our own words. */
export function terms({ companyName, address, email, phone, jurisdiction, venue }: LegalNames): LegalText {
  return {
    title: 'Terms of Service',
    intro: `These terms are the agreement between you and ${companyName} (“we”, “us”) on your use of Lingarden. Please read them before you create an account.`,
    sections: [
      {
        title: 'The services',
        paragraphs: [
          'Lingarden helps you learn Mandarin, Spanish and French: by conversations with an automated tutor, a personal word bank, courses, review and statistics. We may add, change or remove features; where a change takes away something you paid for, we tell you beforehand.',
          `Lingarden is free software; this site is run by ${companyName}, and your agreement is with ${companyName} alone, not with the authors of the software.`,
        ],
      },
      {
        title: 'Who may use Lingarden',
        paragraphs: [
          'You must be at least 13 years old. If you are under 18, a parent or guardian must have read these terms and agreed to your use. If the law of your country asks for a higher age, that age applies.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Give a true email address and keep your password to yourself. What happens under your account is your responsibility, unless someone used it without any fault of yours. Tell us at once if you think that someone else has access.',
        ],
      },
      {
        title: 'What an automated tutor can and cannot do',
        paragraphs: [
          'The tutor’s replies, corrections and explanations are produced by software, from prepared scenes or, where connected, by a language model. They can be wrong, incomplete or unsuitable, and the absence of a correction does not mean that a sentence is right.',
          'Nothing the tutor says is professional advice of any kind. Do not rely on it where a mistake could cause harm, and do not share secrets with it.',
        ],
      },
      {
        title: 'What you write and say',
        paragraphs: [
          'Your messages, recordings and notes stay yours. You allow us, and those who run parts of the service for us, to store, process and show them as far as running and protecting the service requires. This permission is worldwide and free of charge, and ends when they are deleted, apart from backups until these are overwritten. Feature suggestions can be seen and voted on by other learners; the section Feedback applies to them.',
        ],
      },
      {
        title: 'Acceptable use',
        paragraphs: [
          'Do not break the law, harass others, infringe rights, upload harmful code, probe or overload our systems, get around limits or payment, or use automated means to take data out of the service beyond your own export.',
        ],
      },
      {
        title: 'Intellectual property',
        paragraphs: [
          'The source code of Lingarden is published under the GNU Affero General Public License, version 3 or later; that licence governs the code. Nothing in these terms limits the rights that this licence gives you. It does not cover the name and logo of Lingarden, which stay with their owner. Dictionaries and other data carry licences of their own, which the help page lists.',
        ],
      },
      {
        title: 'Services of others',
        paragraphs: [
          'Parts of the service may be provided by others, such as hosting, payment, mail, language models and speech. Their terms may apply to those parts. We choose them with care, but, as far as the law allows, are not responsible for what they do outside our instructions.',
        ],
      },
      {
        title: 'Payments and subscriptions that renew',
        paragraphs: [
          'Paid plans are billed in advance for a month or a year and renew by themselves for the same period at the price then in force, until you cancel. You can cancel at any time on the Plans page; the plan then runs to the end of the period already paid. Payments are not refunded unless the law says otherwise; a right of withdrawal that the law gives you remains.',
          'Credits are an allowance of use: they are not money and cannot be transferred, and the balance is reset each month. Where checkout says that it is a test, no money moves and no paid contract comes about.',
          'We announce changes of price at least 30 days before they apply to you.',
        ],
      },
      {
        title: 'Feedback',
        paragraphs: [
          'If you send us ideas or comments, we may use them freely and without owing you anything for them.',
        ],
      },
      {
        title: 'Ending the agreement',
        paragraphs: [
          'You may stop at any time and delete your account. We may suspend or end your access if you seriously or repeatedly break these terms, if the law requires it, or if we close the service; where we can, we give you notice and time to export your data.',
        ],
      },
      {
        title: 'No warranties',
        paragraphs: [
          'The service is provided as it is and as it is available. As far as the law allows, we give no warranty that it is free of errors, uninterrupted, or fit for a particular purpose such as passing an examination.',
        ],
      },
      {
        title: 'Limit of liability',
        paragraphs: [
          'As far as the law allows, we are not liable for indirect or consequential loss, lost profit or lost data. Our total liability for all claims is limited to the greater of what you paid us in the 12 months before the claim arose and US$100. Nothing here limits liability that cannot be limited by law, such as for intent, gross negligence or injury to persons.',
        ],
      },
      {
        title: 'Indemnity',
        paragraphs: [
          `If someone makes a claim against ${companyName} because you broke these terms, the law or the rights of others, you cover the reasonable cost of that claim, as far as you are to blame and the law allows.`,
        ],
      },
      {
        title: 'Changes to these terms',
        paragraphs: [
          'We may change these terms. We announce changes that matter at least 14 days before they apply. If you do not agree, stop using the service before then; using it afterwards means that you accept them.',
        ],
      },
      {
        title: 'Governing law and arbitration',
        paragraphs: [
          `The law of ${jurisdiction} governs these terms, without its conflict-of-laws rules. Please write to us first; most matters can be settled that way. What cannot be settled within 60 days is decided by binding arbitration in ${venue}, by one arbitrator and between you and us alone, not as a class, as far as the law allows.`,
          'Either side may go to a court of small claims, or to any competent court to stop an infringement. Rights that consumer law gives you, including to go to the courts of your country, remain.',
        ],
      },
      {
        title: 'Sanctions and export',
        paragraphs: [
          'You may not use the service where embargoes or export laws forbid it, or if you are on a list of persons with whom we may not deal.',
        ],
      },
      {
        title: 'Entire agreement',
        paragraphs: [
          'These terms and the Privacy Policy are the whole agreement between you and us on the use of this service; the licence of the source code stands beside them. If a part is invalid, the rest stands. That we do not enforce a part at once is no waiver. You may not transfer the agreement without our consent.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [`${companyName}, ${address}. Email: ${email}. Phone: ${phone}.`],
      },
    ],
  }
}
