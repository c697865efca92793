import { familyAnswers } from '#app/features/content/en/family-answers.ts'
import { fromFact, law } from '#app/features/content/en/law-source.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

/** The day of each is that of the oldest fact in it. */
export const answers: Record<string, RecordData<'answer'>> = {
  'ice-at-the-door': {
    sameAs: null,
    question: 'ICE is at my door. What can I do?',
    answer: `You do not have to open the door. Ask to see their paper through the window. {door.paper} Say: “I do not consent.” Do not resist. Then stay silent, except to ask for a lawyer.

{door.memo}`,
    askLawyer:
      'Ask a lawyer if somebody in your home has a deportation order, or if officers took a paper or a person with them.',
    ...fromFact('door.paper'),
    topic: 'danger',
    link: { text: 'What to do, step by step', href: '/urgent#door' },
    order: 110,
  },
  'notice-to-appear': {
    sameAs: null,
    question: 'I have a Notice to Appear. What do I do now?',
    answer: `It means that you have a case in immigration court. Keep every page. Go to each hearing, even if you have no lawyer yet: a judge can order the deportation of somebody who is not there.

Ask when your hearing is. Call {line.court}, in English or Spanish, with your A-number. When you move, tell the court as well as USCIS.`,
    askLawyer:
      'Ask a lawyer if you have such a letter, well before the day of the hearing, and bring all of it.',
    ...fromFact('line.court'),
    topic: 'danger',
    link: { text: 'The court, and where help is free', href: '/urgent#court' },
    order: 120,
  },
  'husband-hits-me': {
    sameAs: null,
    question: 'My husband hits me and keeps my papers. Who can help?',
    answer: `In danger now? Call 911. The National Domestic Violence Hotline answers day and night: {line.violence}. You can also text the word {line.violence-text}. Use a phone that he cannot check.

If he is a citizen or has a green card, you may be able to petition for yourself (VAWA), and he need not know. You may also be able to apply for a U visa, whatever your status is. To talk to a lawyer you need no papers.`,
    askLawyer: 'Ask a lawyer if someone in your family hurts you, whatever your status is.',
    ...fromFact('line.violence'),
    topic: 'danger',
    link: { text: 'Help now, and safe ways to call', href: '/urgent#hurt' },
    order: 130,
  },
  'robbed-and-the-police-came': {
    sameAs: null,
    question: 'I was robbed and the police came. Can that help my case?',
    answer: `Perhaps. {uvisa.robbery} For a U visa the crime must have hurt you. You must also help the police or a prosecutor, or be willing to. Keep the number of the police report, and what the doctor wrote.

{uvisa.fee} People wait for {uvisa.wait}, because only {uvisa.cap} U visas go to victims each year. {denial.court}`,
    askLawyer:
      'Ask a lawyer if you told the police what happened, or want to, before you file anything.',
    source: law(1101),
    asOf: '2026-09-09',
    topic: 'danger',
    link: { text: 'The U visa, and who may ask for it', href: '/services/u-visa' },
    order: 140,
  },
  ...familyAnswers,
  'employer-wants-me': {
    sameAs: null,
    question: 'An employer wants me. What has to happen first?',
    answer: `For most work visas the employer files, and you do not. You need a job offer, and an employer who signs the papers. For a job that needs a degree, that is often an H-1B. {h1b.notice}`,
    askLawyer:
      'Ask a lawyer if your time here ends soon, if you want to change jobs, or if someone asks you to pay for a job.',
    ...fromFact('h1b.notice'),
    topic: 'work',
    link: { text: 'Work Visas', href: '/services/work-visas' },
    order: 310,
  },
  'before-i-invest': {
    sameAs: null,
    question: 'I want to invest. What must I know before the money moves?',
    answer: `In the EB-5 program the smallest investment is {eb5.investment; an amount that the law adjusted on January 1, 2027: ask us for it}. The amount on the day you file counts. The money must create {eb5.jobs}, and you must show where it came from. {eb5.program}

Sign nothing and pay nothing before your own lawyer has read the papers.`,
    askLawyer: 'Ask a lawyer if someone promises you a profit, or a green card for your money.',
    source: law(1153),
    asOf: '2026-06-25',
    topic: 'work',
    link: { text: 'Investor Visa', href: '/services/investor-visa' },
    order: 320,
  },
  'asylum-deadline': {
    sameAs: 'humanitarian-asylum',
    question: null,
    answer: null,
    askLawyer:
      'Ask a lawyer if the time is nearly over or has passed, or if you have a date in court.',
    source: law(1158),
    asOf: '2026-09-09',
    topic: 'status',
    link: null,
    order: 410,
  },
  daca: {
    sameAs: null,
    question: 'Can I still renew DACA, or ask for it now?',
    answer: `{daca.state}

Keep a copy of all that you send, and the receipt.`,
    askLawyer:
      'Ask a lawyer if your card has ended, if you were arrested, or if a relative is a citizen.',
    ...fromFact('daca.state'),
    topic: 'status',
    link: { text: 'What applies now: DACA', href: '/what-applies-now#daca' },
    order: 420,
  },
  'tps-venezuela': {
    sameAs: null,
    question: 'I had TPS for Venezuela. What can I do now?',
    answer: `{tps.state}

Some people may ask for asylum. Others have a relative who may file for them, or were hurt by a crime here. Each of these ways has rules and deadlines of its own.`,
    askLawyer:
      'Ask a lawyer if your work permit has ended, if you have never asked for asylum, or if a letter comes from the court.',
    ...fromFact('tps.state'),
    topic: 'status',
    link: { text: 'What applies now: TPS', href: '/what-applies-now#tps' },
    order: 430,
  },
  'green-card-ends': {
    sameAs: null,
    question: 'My green card ends soon. What do I do?',
    answer: `{card.renewal} The fee is {fee.i-90}.

{card.conditions}`,
    askLawyer:
      'Ask a lawyer if you were arrested, lived abroad for long, are divorced, or have a deportation order.',
    ...fromFact('card.renewal'),
    topic: 'status',
    link: { text: 'When a card runs out', href: '/urgent#deadline' },
    order: 440,
  },
  'travel-ban': {
    sameAs: null,
    question: 'Does the travel ban stop my family?',
    answer: `{entry.ban}

{entry.ban-family}`,
    askLawyer:
      'Ask a lawyer if a relative has the passport of such a country, before you pay for a visa or a flight.',
    ...fromFact('entry.ban'),
    topic: 'travel',
    link: { text: 'All countries of the travel ban', href: '/what-applies-now#travel-ban' },
    order: 510,
  },
  'travel-while-i-wait': {
    sameAs: null,
    question: 'May I travel while my green card case waits?',
    answer: `Do not leave before you have asked a lawyer. There is a permission to travel, advance parole (Form I-131), but it does not protect everyone. {travel.parole}

The form costs {fee.i-131}, and the answer can take many months. So ask early, and ask first even when someone at home is ill.`,
    askLawyer:
      'Ask a lawyer if you have a ticket, if you ever stayed longer than allowed, or if you were told to leave.',
    source: {
      name: 'U.S. Department of Justice, Board of Immigration Appeals',
      url: 'https://www.justice.gov/eoir/ag-bia-decisions',
    },
    asOf: '2026-09-09',
    topic: 'travel',
    link: { text: 'What applies now: advance parole', href: '/what-applies-now#advance-parole' },
    order: 520,
  },
  'what-it-costs': {
    sameAs: 'cost',
    question: null,
    answer: null,
    askLawyer:
      'Ask a lawyer if someone wants cash, gives you no receipt, or has you sign an empty form.',
    source: {
      name: 'USCIS, fee schedule (Form G-1055)',
      url: 'https://www.uscis.gov/g-1055',
    },
    asOf: '2026-09-09',
    topic: 'firm',
    link: null,
    order: 610,
  },
  'safe-to-write': {
    sameAs: null,
    question: 'Is it safe to write to you?',
    answer: `Use a phone or computer that only you use, and an address that only you can read. Say in the form whether we may call or write. Leave out details and documents at first: a message does not make us your lawyers. What you tell one of our lawyers about your case is confidential, even if you do not hire us.

Our page on privacy says who can read your message, and how long we keep it.`,
    askLawyer:
      'Ask a lawyer if you have something to tell that nobody else may know. Tell it in a talk, not in a message.',
    source: { name: 'Our page on privacy', url: '/privacy' },
    asOf: '2026-11-27',
    topic: 'firm',
    link: { text: 'Send us a message', href: '/contact#message' },
    order: 620,
  },
  'do-you-speak-spanish': {
    sameAs: null,
    question: 'Do you speak Spanish?',
    answer: `We work in {languages}. If another language is easier for you, say so when you call or write. We tell you honestly whether we can find an interpreter. You need not wait until your English is better.

Papers for the government need a full English translation, which the translator has signed.`,
    askLawyer:
      'Ask a lawyer if you do not understand a paper. Never sign one that nobody has read to you.',
    source: { name: 'Our page about the firm', url: '/about' },
    asOf: '2026-11-27',
    topic: 'firm',
    link: { text: 'Send us a message', href: '/contact#message' },
    order: 630,
  },
}
