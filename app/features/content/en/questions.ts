import type { RecordData } from '#app/features/content/record-types.ts'

export const questions: Record<string, RecordData<'question'>> = {
  'home-family': {
    question: 'Which relatives can I bring to the United States?',
    answer: `U.S. citizens may petition for a husband or wife, children, parents, brothers and sisters. Permanent residents may petition for a husband or wife and for unmarried children.

To petition for a parent, brother or sister you must be a citizen who is {parents.petitioner-age}. Some relatives wait in a line that moves from month to month; we show you where yours stands.`,
    link: null,
    page: 'home',
    section: 'family',
    order: 10,
  },
  'home-investment': {
    question: 'How much must I invest for a green card?',
    answer: `In the EB-5 program the smallest investment is {eb5.investment}. The money must create {eb5.jobs} for U.S. workers, and you must show where it came from. The first green card is conditional, for {eb5.conditional}.

{e2.nationality} It lets you run a business here. {e2.limits}`,
    link: null,
    page: 'home',
    section: 'investment',
    order: 20,
  },
  'home-humanitarian': {
    question: 'I was the victim of a crime in the United States. Can I get help?',
    answer: `You may be able to petition for a U visa if you were hurt by certain serious crimes and you help the police or a prosecutor, or are willing to. You may apply even if you have no immigration status. By law the government keeps the petition confidential, with few exceptions.

The wait is long: only {uvisa.cap} are granted to victims each year, and people wait {uvisa.wait}.

If you are afraid to go back to your country, ask about asylum soon. As a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}`,
    link: null,
    page: 'home',
    section: 'humanitarian',
    order: 30,
  },
  'home-citizenship': {
    question: 'When can I apply for citizenship?',
    answer: `Most permanent residents may become citizens after {citizenship.years}. It is {citizenship.years-married} if you have been {citizenship.married}. You may file up to {citizenship.early-filing} early.

You must also have been in the country for {citizenship.presence} of that time, or {citizenship.presence-married} if you apply through marriage, and show good moral character. Tell us about old arrests, and about trips of more than {citizenship.absence-presumed}, before you file.`,
    link: null,
    page: 'home',
    section: 'citizenship',
    order: 40,
  },
  'home-general': {
    question: 'Do I need to be in the United States to talk to you?',
    answer: `No. We speak by phone or video, wherever you are. The consultation takes 30 minutes.

Have your passport and any letter from the government near you. If nothing can be done right now, we say so.`,
    link: null,
    page: 'home',
    section: 'general',
    order: 50,
  },
  'family-who': {
    question: 'Which relatives can I petition for?',
    answer: `A U.S. citizen may petition for a husband or wife, children, parents, brothers and sisters. A permanent resident may petition for a husband or wife and for unmarried children, not for {family.no-petition-resident}.

To petition for a parent, brother or sister you must be a citizen who is {parents.petitioner-age}. Nobody may petition for {family.no-petition}.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 110,
  },
  'family-spouse-time': {
    question: 'How long does a visa for my husband or wife take?',
    answer: `No honest lawyer can promise you a date. For the spouse of a U.S. citizen: {spouse.processing}. We last compared this with the agency’s own page on {spouse.processing:verified}.

{consulates.pause} Ask us whether yours is among them before you pay a fee or give up a job.`,
    link: {
      text: 'See the agency’s current times',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'faq',
    section: 'family',
    order: 120,
  },
  'family-stay': {
    question: 'Can my relative stay here while we wait?',
    answer: `A petition alone gives no right to stay or to work. Some relatives who are already in the United States, and whom an officer inspected when they came in, may apply for the green card from inside the country. This is called adjustment of status.

Please do not leave the country before you have asked a lawyer. A trip home can close the door for years, even for somebody whose petition has been approved.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 130,
  },
  'work-offer': {
    question: 'Do I need a job offer to get a work visa?',
    answer: `For most work visas, yes: an employer in the United States files the petition, and you cannot file it for yourself. Be careful with anybody who sells you a job.

One of these visas is the H-1B, for jobs that need a degree. {h1b.notice}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 210,
  },
  'work-transfer': {
    question: 'I work for a company abroad. Can it move me to its U.S. office?',
    answer: `Perhaps, with an L-1 visa. You need {l1.employment}, and your work there and here must be that of a manager, or rest on knowledge that few people in the company have.

The two companies must belong together, as a parent, branch or sister. We look at their papers first.`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 220,
  },
  'work-invest': {
    question: 'How much must I invest, and does it lead to a green card?',
    answer: `EB-5 can lead to a green card, which is conditional for the first {eb5.conditional}. The smallest investment is {eb5.investment}. It must create {eb5.jobs} for U.S. workers, and you must show where the money came from.

{e2.nationality} The law names no smallest amount for it, but the money must be enough to run a real business. {e2.limits}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 230,
  },
  'humanitarian-asylum': {
    question: 'How soon must I apply for asylum?',
    answer: `As a rule within {asylum.deadline} of your last arrival in the United States. {asylum.exceptions}

{asylum.fees} If the deadline is near or has passed, call us now instead of reading on: the day you file matters.`,
    link: {
      text: 'See the agency’s fee schedule',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 310,
  },
  'humanitarian-u-visa': {
    question: 'I was hurt by a crime and have no papers. Is it safe to ask for help?',
    answer: `You may talk to a lawyer in private whatever your papers are. If you were hurt by certain serious crimes here and you help the police or a prosecutor, or are willing to, you may be able to petition for a U visa. By law the government keeps what is in such a petition confidential, with few exceptions.

It is not a quick way: only {uvisa.cap} are granted to victims each year, and people wait {uvisa.wait}. If you share a phone or computer with the person you fear, call us from another one.`,
    link: {
      text: 'Read about the U visa',
      href: '/services/u-visa',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 320,
  },
  'citizenship-when': {
    question: 'When may I apply for citizenship?',
    answer: `Most permanent residents may become citizens after {citizenship.years}. It is {citizenship.years-married} if you have been {citizenship.married}. You may file up to {citizenship.early-filing} early.

You must also have been in the country for {citizenship.presence} of that time, or {citizenship.presence-married} if you apply through marriage, have lived in your state for {citizenship.state-residence}, and show good moral character. A trip of more than {citizenship.absence-presumed} can break your residence, and a trip of {citizenship.absence-breaking} or more breaks it. Ask us about trips, taxes and arrests before you file.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 410,
  },
  'citizenship-test': {
    question: 'Which civics test will I take?',
    answer: `The day you file decides. If you filed before {civics.newer.from}, you learn from a list of {civics.older.questions}; the officer asks up to {civics.older.asked}, and you need {civics.older.passing}.

If you file on that day or later, the list has {civics.newer.questions}; the officer asks up to {civics.newer.asked}, and you need {civics.newer.passing}. There is a short list for people who are {civics.senior}.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 420,
  },
  'general-who': {
    question: 'How do I know that the person helping me is a lawyer?',
    answer: `Ask for the full name and the state where they are licensed, and look them up in that state’s official register. It is free and takes a few minutes. In the United States a notary public is not a lawyer.

Somebody who will not tell you, or who wants you to sign an empty form, is not on your side.`,
    link: {
      text: 'How to check, and how to report fraud',
      href: '/who-may-help-you',
    },
    page: 'faq',
    section: 'general',
    order: 510,
  },
  'general-past': {
    question: 'I was refused, arrested or deported before. Should I tell you?',
    answer: `Yes, all of it, in the consultation and not in an e-mail. The government keeps records and will find it. What you tell a lawyer to get legal advice is confidential.

An old problem does not always end a case. A problem that comes out in the interview often does.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 520,
  },
  'general-first-talk': {
    question: 'What happens in the first consultation?',
    answer: `It takes 30 minutes, by phone, by video or in our office. You tell us what happened and what you hope for, we ask questions, and we aim to give you a plain answer: what you may be able to do, what it asks of you, and what we would not do.

You do not have to hire us. If nothing can be done right now, we say so.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 530,
  },
  'what-to-bring': {
    question: 'What should I bring?',
    answer: `Your passport, any letter from the government, and the papers you already have: birth and marriage certificates, visas, old applications. If there was an arrest or a court date, those papers too.

Photos on your phone are fine for the first talk. If something is missing, come anyway: we tell you how to get it. Please do not e-mail documents before we have agreed to work together.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 10,
  },
  cost: {
    question: 'What does it cost, and can I pay in parts?',
    answer: `You pay for two things: our work, and the government’s fees. Ask for both in writing, with what each of them covers, before you sign anything.

Ask about paying in parts, too. Whether you can depends on the kind of case and on how soon it must be filed.`,
    link: { text: 'Fees, and a sample fee agreement', href: '/fees' },
    page: 'contact',
    section: 'before-you-come',
    order: 20,
  },
  'phone-or-video': {
    question: 'Can we talk by phone or video?',
    answer: `Yes. You can have the consultation by phone or by video, from any country. Choose a place where you can speak freely, and use headphones if others are near.

If you share your phone with somebody who must not know, tell us when it is safe to call, and we do not call at other times.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 30,
  },
  'how-long': {
    question: 'How long does the process take?',
    answer: `It depends on the kind of case, on your country, and on how busy the agency is: some cases take months, others take many years. In the consultation we show you where the waiting is in yours, and which part of it you can shorten by preparing papers now.

Nobody can promise you a date. If somebody does, be careful.`,
    link: {
      text: 'See the agency’s current times',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'contact',
    section: 'before-you-come',
    order: 40,
  },
}
