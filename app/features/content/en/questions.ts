import { homeQuestions } from '#app/features/content/en/home-questions.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const questions: Record<string, RecordData<'question'>> = {
  ...homeQuestions,
  'family-who': {
    question: 'Which relatives can I petition for?',
    answer: `A U.S. citizen may petition for a husband or wife, children, parents, brothers and sisters. A permanent resident may petition for a husband or wife and for unmarried children, but not for {family.no-petition-resident}.

To petition for a parent, brother or sister you must be a citizen who is {parents.petitioner-age}. Nobody may petition for {family.no-petition}.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 110,
  },
  'family-spouse-time': {
    question: 'How long does a visa for my husband or wife take?',
    answer: `No lawyer can promise you a date. A visa for the husband or wife of a U.S. citizen was often said to take {spouse.processing}. That was before the consulates stopped their interviews, and it may take longer now.

{consulates.pause} ({consulates.pause:day}) Look at travel.state.gov before you pay a fee or give up a job.`,
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
    answer: `A petition alone gives no right to stay or to work. Some relatives who are already here may apply for a green card from inside the country. This is called adjustment of status. {adjustment.let-in} Relatives who wait in a line must as a rule also have kept lawful status and not have worked without permission.

{adjustment.memo} ({adjustment.memo:day})

Please talk to a lawyer before anyone leaves the country. A trip home can keep a person out for years, even after the petition is approved. {travel.parole} ({travel.parole:day})`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 130,
  },
  'work-offer': {
    question: 'Do I need a job offer to get a work visa?',
    answer: `For most work visas, yes. An employer in the United States files the petition. You cannot file it for yourself. Be careful with anyone who wants to sell you a job.

One of these visas is the H-1B, for jobs that need a degree. {h1b.notice} ({h1b.notice:day}) {h1b.selection}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 210,
  },
  'work-transfer': {
    question: 'I work for a company abroad. Can it move me to its U.S. office?',
    answer: `It may be able to, with an L-1 visa. You need {l1.employment}. Both there and here, you must work as a manager, or in a job that needs knowledge few people in the company have.

The two companies must belong together, such as a parent company and its branch. Their papers must show it.`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 220,
  },
  'work-invest': {
    question: 'How much must I invest, and does it lead to a green card?',
    answer: `EB-5 can lead to a green card, which is conditional for the first {eb5.conditional}. The smallest investment is {eb5.investment; an amount that the law adjusted on January 1, 2027: ask us for it}. It must create {eb5.jobs} for U.S. workers, and you must show where the money came from.

{eb5.program} ({eb5.program:day})

{e2.nationality} The law sets no smallest amount for it, but the money must be enough to run a real business. {e2.limits}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 230,
  },
  'humanitarian-asylum': {
    question: 'How soon must I apply for asylum?',
    answer: `As a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}

The fee is {fee.i-589} ({fee.i-589:day}) and cannot be waived.

{asylum.no-interview} If the deadline is near or has passed, call us now. The day you file matters.`,
    link: {
      text: 'See the agency’s fee schedule',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 310,
  },
  'humanitarian-u-visa': {
    question: 'I was hurt by a crime and have no immigration status. Is it safe to ask for help?',
    answer: `You may talk to a lawyer in private, whatever your status is. If you were hurt by certain serious crimes here, you may be able to petition for a U visa. You must help the police or a prosecutor, or be willing to. By law the government keeps what is in such a petition confidential, with few exceptions.

{denial.court} So let a lawyer look at your whole story first. {uvisa.fee}

It takes a long time: only {uvisa.cap} U visas go to victims each year, and people wait for {uvisa.wait}. If you share a phone or computer with the person you fear, call us from another one.`,
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
    answer: `As a rule you may apply {citizenship.years} after you became a permanent resident. It can be {citizenship.years-married} if you have been {citizenship.married}. You may file up to {citizenship.early-filing} before that day.

You must also have been in the country for {citizenship.presence} of that time, or {citizenship.presence-married} if you apply through marriage. You must have lived in your state for {citizenship.state-residence} and show good moral character.

A trip of more than {citizenship.absence-presumed} can break your residence. A trip of {citizenship.absence-breaking} or more breaks it. Ask us about trips, taxes and arrests before you file.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 410,
  },
  'citizenship-test': {
    question: 'Which civics test will I take?',
    answer: `The day you file decides. If you filed before {civics.newer.from}, you study a list of {civics.older.questions}. The officer asks up to {civics.older.asked}, and you need {civics.older.passing}.

If you file on that day or later, the list has {civics.newer.questions}. The officer asks up to {civics.newer.asked}, and you need {civics.newer.passing}. There is a short list for people who are {civics.senior}. The officer then asks {civics.senior-list}.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 420,
  },
  'general-who': {
    question: 'How do I know that the person helping me is a lawyer?',
    answer: `Ask for the full name and the state of the license. Then look the name up in that state’s official register. It is free and takes a few minutes. In the United States a notary public is not a lawyer.

Be careful with anyone who will not tell you, or who wants you to sign an empty form.`,
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
    answer: `Yes. Tell us all of it, in the consultation and not in an email. The government keeps records and is likely to find it. What you tell a lawyer to get legal advice is confidential, even if you do not hire that lawyer.

An old problem does not always end a case. It is harder to deal with when it first comes out in the interview.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 520,
  },
  'general-first-talk': {
    question: 'What happens in the first consultation?',
    answer: `We talk by phone, by video or in our office. You tell us what happened and what you hope for, and we ask questions. Then we tell you what you may be able to do, what it takes, and what we would not do.

You do not have to hire us.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 530,
  },
  'what-to-bring': {
    question: 'What should I bring?',
    answer: `Bring your passport, any letter from the government, and the papers you already have: birth and marriage certificates, visas and old applications. If there was an arrest or a court date, bring those papers too.

Photos on your phone are fine for the first talk. If something is missing, come anyway. Please do not email documents before we have agreed to work together.`,
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
    answer: `Yes, from any country. Choose a place where you can speak freely, and use headphones if others are near.

If you share your phone with someone who must not know, tell us when it is safe to call.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 30,
  },
  'how-long': {
    question: 'How long does the process take?',
    answer: `It depends on the kind of case, on your country, and on how busy the government is. Some cases take months. Others take many years. In the consultation, ask us where the wait is in your case, and which papers you can prepare now.

Nobody can promise you a date. Be careful with anyone who does.`,
    link: {
      text: 'See the agency’s current times',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'contact',
    section: 'before-you-come',
    order: 40,
  },
}
