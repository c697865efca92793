import { quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import type { Post } from '#app/features/posts/post.ts'

/** Spec 1.14; `date` is the day of `createdAt` in the long U.S. form. */
export type SamplePost = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'content' | 'author' | 'date'
> & {
  /** Empty: the site draws a cover for the first category. */
  image: ''
  categories: readonly string[]
  /** ISO 8601. */
  createdAt: string
}

const whoMayHelp: SamplePost = {
  slug: 'before-you-sign-who-may-help-you',
  title: 'Before you sign: who may help you, and who may not',
  excerpt:
    'In many countries a notary is a lawyer. In the United States a notary is not. Here is how to check a helper before you pay, sign or hand over a passport.',
  author: 'Sample Founder',
  date: 'November 12, 2026',
  image: '',
  categories: ['Immigration Law'],
  createdAt: '2026-11-12T14:00:00.000Z',
  content: `Someone at church knows a man who fills in papers. He is kind, he speaks your language, and he asks for less than a lawyer. He may mean well. But if he writes the wrong thing on a form, you are the one who signed it, and you are the one who has to answer for it at the interview.

## A notary is not a lawyer here

In much of Latin America, and in parts of Africa and Europe, a notary has studied law for years and may advise you. In the United States the same word means something small. A notary public checks who you are and watches you sign your name. That is all. A notary may not tell you which form to use, what to write on it, or what your chances are.

The same is true of people who call themselves consultants, form helpers or visa agents. They may type the words that you tell them, and they may translate. They may not choose for you.

> A notary watches you sign. A lawyer answers for what you signed.

## Who may give you legal help

Two kinds of people may advise you about your case and stand beside you in front of the government.

- **A lawyer with a license** from any state, from Washington, DC or from a U.S. territory. Immigration law is federal, so a lawyer licensed in Virginia may help a person who lives in Ohio, or in Accra.
- **An accredited representative.** This is a person who is not a lawyer, but whom the U.S. Department of Justice has approved and who works for a nonprofit group on its list. Some may help only with forms and interviews. Others may also go to immigration court.

There are a few narrow exceptions, such as law students who work under a lawyer. A notary, a travel agent and a tax preparer are not among them.

## Check before you pay

Checking takes ten minutes and costs nothing. A good lawyer expects it.

1. Ask for the full name and for the state where the lawyer has a license.
2. Look the name up on the official website of that state's bar or court. The record should say that the lawyer is active and in good standing.
3. For an accredited representative, look for the name and the group on the list of the Department of Justice, at justice.gov/eoir.
4. Look also at the same department's list of people who have been disciplined.

If you cannot find the name, stop.

## Signs that something is wrong

One of these signs alone should make you careful. Two should make you leave.

- You are promised that you will win, or that a friend in the office will help.
- You are asked to sign an empty form, or a form in a language you cannot read.
- You are told to write something that is not true, or to leave something out.
- You pay in cash and get no receipt.
- You get no written agreement that says what will be done and what it costs.
- Your passport or birth certificate is kept "until you finish paying".
- You are asked to pay for the form itself. The government's forms are free on its own website. A filing fee is something else, and it goes to the government.

## What a proper start looks like

You talk first. The lawyer asks about your trips, your family, old cases and arrests. You hear what can go well and what can go badly. You get an agreement in writing. When the lawyer acts for you, both of you sign a form that tells the government so. You get a copy of everything that is sent, and you can read it before it goes.

You may say no at every step. You may also take your papers and ask another lawyer. They are yours.

## If it has already happened

Many careful people have been cheated this way. You are not foolish, and it may not be too late.

1. **Do not sign or pay anything more** to that person.
2. **Gather what you have**: receipts, messages, names, copies of forms, letters from the government. Take photos of them.
3. **Do not hide a mistake.** If a form with your name on it says something wrong, a lawyer can often help you to correct it. It gets harder when you wait.
4. **Tell somebody who can act.** You can report it to the Federal Trade Commission at reportfraud.ftc.gov, to the attorney general of your state, or to the state bar if the person claimed to be a lawyer.

If you are afraid that a report could touch your own case, talk to a lawyer or an accredited representative first. That talk is private.

## The short version

Ask for the name. Look it up. Read before you sign. Keep a copy. If anyone tells you that these four things are not needed, you have learned what you had to know about that person.`,
}

const civicsTests: SamplePost = {
  slug: 'two-civics-tests-which-one-is-yours',
  title: 'Two civics tests: which one is yours?',
  excerpt:
    'The day you filed for citizenship decides which civics test you take. Here is how to find that day, what each test asks, and how to study without fear.',
  author: 'Sample Attorney',
  date: 'October 20, 2026',
  image: '',
  categories: ['Policy Updates', 'Immigration Law'],
  createdAt: '2026-10-20T14:00:00.000Z',
  content: `You have lived here for years. You work, you pay your taxes, and your grandchildren correct your English. Now there is one more thing between you and the oath: an interview, and in it a spoken test about the history and the government of the United States.

There are two versions of that test, and both are still in use. If you study the wrong list, you lose weeks. So start with a piece of paper that you already have.

## The day you filed decides

After you sent your application for citizenship, Form N-400, the government sent you a receipt notice. It shows the day on which your application was received. That day counts. The day of your interview does not.

- Filed **before {civics.newer.from}**: you take the older test.
- Filed **on or after {civics.newer.from}**: you take the newer test.

If you have not filed yet, you will take the newer test, unless the rule changes again. If you cannot find your receipt, look in your account on the website of the agency, U.S. Citizenship and Immigration Services (USCIS), or ask the person who filed for you.

## What each test asks

The questions are not secret. The whole list of each test is on the agency's website, with the answers, and it is free. The officer picks from that list.

**The older test.** You study {civics.older.questions}. The officer asks up to {civics.older.asked}. You need {civics.older.passing}.

**The newer test.** You study {civics.newer.questions}. The officer asks up to {civics.newer.asked}. You need {civics.newer.passing}.

In both tests the officer stops as soon as you have enough right answers. In the newer test the officer also stops when you can no longer reach that number. You do not see the questions on paper. The officer says them, and you answer out loud. A short right answer counts as much as a long one.

> You are not asked to be a historian. You are asked to show that you have begun to be at home here.

## The English part is separate

The civics test is only one part of the interview. For most people there is also an English test. You read a sentence aloud, you write a sentence that the officer reads to you, and you talk with the officer about your application. The change from the older to the newer civics test did not touch the English part.

Your own form is the larger part of that talk. The officer goes through it with you: where you have lived, where you have worked, when you have traveled. Read your copy again in the week before. If something has changed, such as a new job or a new address, say so.

## If you are older, or if you cannot learn

Some people study less, or take the test in another way. This is not a favor. It is the law.

- **The short list.** If you are {civics.senior}, you study a much shorter list, and you may answer in the language you know well.
- **Your own language.** Some other long-time residents of a certain age need no English test. They take the civics test in their own language and bring an interpreter.
- **Illness or disability.** If a condition of body or mind makes it impossible for you to learn or to remember, a doctor can explain it to the government on Form N-648. Ask about this before you file, because the doctor must answer every question with care.

## How to study in small steps

1. **Check the list first.** Print the right one, or save it on your phone. Throw the other one away.
2. **Take a few questions a day.** Say the question and the answer aloud. Your mouth has to learn them too.
3. **Learn the shortest right answer.**
4. **Let somebody ask you** in a different order. A grandchild is a strict and happy examiner.
5. **Look up the names again in the last week.** Some answers are people: the President, your governor, your senators. After an election they change, and the officer expects the name of that day. The agency keeps a page with the current ones.

## If you do not pass the first time

You get one more chance in the same application, at a later appointment, and only in the part that you did not pass. Nobody takes your green card away because of a wrong answer about the Constitution. If you miss the second time too, you may apply again later.

## Before you file, look at the rest

The test is the part that people fear. It is seldom the part that stops them. Long trips abroad, taxes that were not filed, an old arrest or a vote cast by mistake can do more harm than any question on the list. Once you file, the government looks at your whole story, so talk to a lawyer first if one of these sounds like you.

Then find your receipt, look at the date, and begin with the first question.`,
}

const parentsAndCitizenship: SamplePost = {
  slug: 'your-parents-your-citizenship-and-your-age',
  title: 'Your parents, your citizenship and your age',
  excerpt:
    'Only a citizen of a certain age may petition for a mother or a father. What that means for you, and what to prepare while you wait.',
  author: 'Sample Attorney',
  date: 'September 17, 2026',
  image: '',
  categories: ['Family Immigration', 'Visa'],
  createdAt: '2026-09-17T14:00:00.000Z',
  content: `It is often the first question after the oath. Sometimes it is asked in the parking lot, with the little flag still in hand: can I bring my mother now?

This article explains who may ask, what the petition proves, and what you can prepare today.

## Who may ask for a parent

Two things must be true. You are a U.S. citizen, and you are {parents.petitioner-age}.

A permanent resident may not petition for a parent. If you have a green card, the first step toward your mother is your own citizenship. Most permanent residents may become citizens after {citizenship.years}. For those married to a citizen it can be {citizenship.years-married}, with conditions.

A child who was born here is a citizen from the first day. But the parents have to wait until the child is old enough, and by then their own history will matter a great deal.

## Why parents stand in no line

The law sets a yearly limit for most relatives. Parents of an adult citizen belong to a small group called immediate relatives, and for them there is no yearly limit. That does not mean that it is quick. It means that time goes into papers, checks and the interview, and not into waiting for a number.

We do not print a number of months here, because it changes. The agency shows its current times at egov.uscis.gov/processing-times.

## What the petition proves

The form is I-130. You file one for each parent. It asks the government to agree on one fact.

> The petition proves one thing: that this mother is yours, and that you are hers.

For that you need good papers.

- **For your mother**: your birth certificate with her name on it, and proof that you are a citizen.
- **For your father**: the same, and as a rule the marriage certificate of your parents. If they were not married, other proof of the bond may be needed.
- **For a stepparent or an adoptive parent**: the marriage or the adoption must have happened early enough in your childhood. Ask before you file.
- **If names differ**: papers that explain each change, such as a marriage certificate or a court order.

If a birth was never registered, or was registered late, there are other ways to prove it, such as church or school records.

Your petition covers that parent only. Your younger brother does not come along on it, and your father does not come along on your mother's. Each needs a way of his own.

## Where your parents are matters

**If your parents live abroad**, the case goes from the agency to a visa center and then to a U.S. consulate. {consulates.pause} If your parents hold such a passport, you may still be able to file the petition, but the visa itself may have to wait. Look at travel.state.gov for the current list before you pay a fee.

**If your parents are in the United States** and came in through an inspection, they may be able to apply for a green card here, without leaving. If they came in another way, or have been sent away before, the case is different, and leaving the country could close the door for years. Please talk to a lawyer before anyone travels.

**If your parents have a visitor visa**, remember what it is for: a visit. A person who says "visit" at the airport and means "stay" can lose more than the visit. The honest way is slower, and it is safer.

## You will be asked to stand good for them

Each petitioner signs a promise of support, Form I-864. You show that your income is high enough for your household with your parents in it. It is a contract with the government, and a quarrel does not end it. If your income is too low, another person who lives here and earns enough can sign beside you.

## What to prepare while you wait

You can do all of this before you are a citizen, or old enough.

1. Order your birth certificate in the long form, the one with the names of both parents.
2. Write all names and birth dates of the family on one page, as each document spells them. Circle what does not match.
3. Make a list of every time your parents have entered and left the United States, with the kind of visa.
4. Ask them about old cases: a visa that was refused, an arrest, an order to leave. Ask gently, and write down the truth.
5. File your taxes each year and keep the copies. They are your proof of income.
6. Have papers in another language translated in full, with the translator's signed statement.

## The first step

If you are already a citizen and old enough, begin with the birth certificate. If not, begin with your own citizenship. In both cases, let a lawyer read the family page before you file. Most trouble in these cases is not about love or money. It is a date or a spelling that somebody could have found at the kitchen table.`,
}

/** Newest first; figures are those of the day each was written. */
export const samplePosts: readonly SamplePost[] = [
  whoMayHelp,
  civicsTests,
  parentsAndCitizenship,
].map((post) => ({
  ...post,
  content: quoteFacts(post.content, legalFacts, new Date(post.createdAt)),
}))

/** The same on every server without a backend and in every browser, so that links survive a restart and a reset. */
export function sampleId(index: number): string {
  return `00000000-0000-4000-8000-00000000000${index + 1}`
}
