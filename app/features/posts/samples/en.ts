import type { WrittenSample } from '#app/features/posts/samples/sample.ts'

const whoMayHelp: WrittenSample = {
  slug: 'before-you-sign-who-may-help-you',
  title: 'Before you sign: who may help you, and who may not',
  excerpt:
    'In many countries a notary is a lawyer. In the United States a notary is not. Here is how to check a helper before you pay, sign or hand over a passport.',
  author: 'Sample Founder',
  date: 'November 12, 2026',
  image: '',
  categories: ['Immigration Law'],
  createdAt: '2026-11-12T14:00:00.000Z',
  content: `Someone at church knows a man who fills out forms. He is kind, he speaks your language, and he charges less than a lawyer. He may mean well. But if he writes the wrong thing on a form, you are the one who signed it. You are also the one who has to explain it at the interview.

## A notary is not a lawyer here

In much of Latin America, and in parts of Africa and Europe, a notary has studied law for years and may advise you. In the United States the same word means much less. A notary public checks who you are and watches you sign your name. That is all. A notary may not tell you which form to use, what to write on it, or what your chances are.

The same is true of people who call themselves consultants, form helpers or visa agents. They may type the words that you tell them, and they may translate. They may not choose for you.

> A notary watches you sign. A lawyer answers for what you signed.

## Who may give you legal help

Two kinds of people may advise you about your case and speak for you before the government.

- **A lawyer with a license** from any state, from Washington, DC or from a U.S. territory. Immigration law is federal, so a lawyer licensed in Virginia may help a person who lives in Ohio, or in Accra.
- **An accredited representative.** This person is not a lawyer, but has the approval of the U.S. Department of Justice and works for a nonprofit group on its list. Some may help only with forms and interviews. Others may also go to immigration court.

There are a few narrow exceptions, such as law students who work under a lawyer. Notaries, travel agents and tax preparers are not among them.

## Check before you pay

Checking takes a few minutes and costs nothing. A good lawyer will not mind.

1. Ask for the full name and for the state where the lawyer has a license.
2. Look the name up on the official website of that state's bar or court. It should say that the lawyer is active and in good standing.
3. For an accredited representative, look for the name and the group on the list of the Department of Justice, at justice.gov/eoir.
4. Look also at the department's list of people who have been disciplined.

If you cannot find the name, stop.

## Signs that something is wrong

Any one of these is a reason to stop and ask someone else.

- You are promised that you will win, or that a friend in the office will help.
- You are asked to sign an empty form, or a form in a language you cannot read.
- You are told to write something that is not true, or to leave something out.
- You pay in cash and get no receipt.
- You get no written agreement that says what will be done and what it costs.
- Your passport or birth certificate is kept "until you finish paying".
- You are asked to pay for the form itself. The government's forms are free on its own website. A filing fee is something else, and it goes to the government.

## What a proper start looks like

You talk first. The lawyer asks about your trips, your family, old cases and arrests. You hear what can go well and what can go badly. You get an agreement in writing. A form tells the government that the lawyer acts for you, and both of you sign it. Read everything before it is sent, and keep a copy.

You may say no at every step. You may also take your papers and ask another lawyer. They are yours.

## If it has already happened

Many careful people have been cheated this way. It is not your fault, and it may not be too late.

1. **Do not sign or pay anything more** to that person.
2. **Gather what you have**: receipts, messages, names, copies of forms, letters from the government. Take photos of them.
3. **Do not hide a mistake.** If a form with your name on it says something wrong, a lawyer can often help you to correct it. It gets harder if you wait.
4. **Report it.** You can write to the Federal Trade Commission at reportfraud.ftc.gov or to the attorney general of your state. If the person claimed to be a lawyer, write to the state bar too.

If you are afraid that a report could touch your own case, talk to a lawyer or an accredited representative first. That talk is confidential.

## In short

Ask for the name. Look it up. Read before you sign. Keep a copy. If anyone tells you that you do not need to, find someone else.`,
}

const civicsTests: WrittenSample = {
  slug: 'two-civics-tests-which-one-is-yours',
  title: 'Two civics tests: which one is yours?',
  excerpt:
    'The day you filed for citizenship decides which civics test you take. Here is how to find that day, what each test asks, and how to study without fear.',
  author: 'Sample Attorney',
  date: 'October 20, 2026',
  image: '',
  categories: ['Policy Updates', 'Immigration Law'],
  createdAt: '2026-10-20T14:00:00.000Z',
  content: `You have lived here for years. You work, you pay your taxes, and your grandchildren correct your English. One more thing stands between you and the oath: an interview. Part of it is a spoken test about the history and the government of the United States.

There are two versions of that test, and both are still in use. If you study the wrong list, you lose weeks. So start with a paper that you already have.

## The day you filed decides

After you sent your application for citizenship, Form N-400, the government sent you a receipt notice. It shows the day on which your application was received. That day counts.

> The day you filed decides which test you take. The day of your interview does not.

- Filed **before {civics.newer.from}**: you take the older test.
- Filed **on or after {civics.newer.from}**: you take the newer test.

If you have not filed yet, you will take the newer test, unless the rule changes again. If you cannot find your receipt, look in your account on the website of the agency, U.S. Citizenship and Immigration Services (USCIS), or ask the person who filed for you.

## What each test asks

The questions are not secret. The whole list of each test is on the agency's website, with the answers, and it is free. The officer picks from that list.

**The older test.** You study {civics.older.questions}. The officer asks up to {civics.older.asked}. You need {civics.older.passing}.

**The newer test.** You study {civics.newer.questions}. The officer asks up to {civics.newer.asked}. You need {civics.newer.passing}.

In both tests the officer stops as soon as you have enough right answers. In the newer test the officer also stops when you can no longer reach that number. You do not see the questions on paper. The officer says them, and you answer out loud. A short right answer counts as much as a long one.

## The English part is separate

The civics test is only one part of the interview. For most people there is also an English test. You read a sentence aloud, you write a sentence that the officer reads to you, and you talk with the officer about your application. The new civics test did not change the English part.

Most of that talk is about your own form. The officer goes through it with you: where you have lived, where you have worked, when you have traveled. Read your copy again in the week before. If something has changed, such as a new job or a new address, say so.

## If you are older, or if you cannot learn

Under the law, some people study less, or take the test in another way.

- **The short list.** If you are {civics.senior}, you study a much shorter list. You may also answer in the language you know well.
- **Your own language.** Some other long-time residents of a certain age need no English test. They take the civics test in their own language and bring an interpreter.
- **Illness or disability.** If an illness or a disability keeps you from learning or remembering, a doctor can explain it to the government on Form N-648. Ask about this before you file, because the doctor must answer every question with care.

## How to study in small steps

1. **Check the list first.** Print the right one, or save it on your phone. Throw the other one away.
2. **Take a few questions a day.** Say the question and the answer out loud.
3. **Learn the shortest right answer.**
4. **Let someone ask you** the questions in a different order.
5. **Look up the names again in the last week.** Some answers are people: the President, your governor, your senators. After an election they change, and the officer expects the name on the day of your interview. The agency keeps a page with the current ones.

## If you do not pass the first time

You get one more chance in the same application, at a later appointment, and only in the part that you did not pass. You do not lose your green card because of a wrong answer. If you miss the second time too, you may apply again later.

## Before you file, look at the rest

People fear the test, but other things stop more cases. Examples are long trips abroad, taxes that were not filed, an old arrest or a vote cast by mistake. They can do more harm than any question on the list. Once you file, the government looks at your whole history. So talk to a lawyer first if one of these applies to you.

Then find your receipt, look at the date, and start to study.`,
}

const parentsAndCitizenship: WrittenSample = {
  slug: 'your-parents-your-citizenship-and-your-age',
  title: 'Your parents, your citizenship and your age',
  excerpt:
    'Only a citizen of a certain age may petition for a mother or a father. What that means for you, and what to prepare while you wait.',
  author: 'Sample Attorney',
  date: 'September 17, 2026',
  image: '',
  categories: ['Family Immigration', 'Visa'],
  createdAt: '2026-09-17T14:00:00.000Z',
  content: `It is often the first question after the oath: can I bring my mother now?

## Who may petition for a parent

Two things must be true. You are a U.S. citizen, and you are {parents.petitioner-age}.

A permanent resident may not petition for a parent. If you have a green card, the first step is your own citizenship. Most permanent residents may apply for it after {citizenship.years}. For those married to a citizen it can be {citizenship.years-married}, with conditions.

{birthright.citizens} But the parents have to wait until the child is old enough, and by then their own history will matter a great deal.

## Why there is no yearly limit for parents

The law limits how many relatives may come in a year. Parents of a citizen who is old enough belong to a small group called immediate relatives, and for them there is no limit. Papers, checks and the interview still take time.

The agency shows its current times at egov.uscis.gov/processing-times.

## What the petition proves

The form is I-130, one for each parent.

> The petition proves one thing: that you are this parent's child.

For that you need good papers.

- **For your mother**: your birth certificate with her name on it, and proof that you are a citizen.
- **For your father**: the same, and as a rule the marriage certificate of your parents. If they were not married, you may need other proof that he acted as your father.
- **For a stepparent or an adoptive parent**: the marriage or the adoption must have happened early enough in your childhood. Ask before you file.
- **If names differ**: papers that explain each change, such as a marriage certificate or a court order.

If a birth was never registered, or was registered late, there are other ways to prove it, such as church or school records.

Your petition covers that parent only. It does not cover your younger brother, and your mother's petition does not cover your father. Each of them needs a separate case.

## Where your parents are matters

**If your parents live abroad**, the case goes from the agency to a visa center and then to a U.S. consulate. This is called consular processing. {consulates.pause} ({consulates.pause:day})

A travel ban also stops many people from {entry.ban-ours} and from other countries. ({entry.ban:day}) You may still be able to file the petition, but the visa itself may have to wait. Look at travel.state.gov before you pay a fee.

**If your parents are in the United States** and an officer let them in, they may be able to apply for a green card here. This is called adjustment of status. {adjustment.memo} ({adjustment.memo:day})

If they came in another way, or were deported before, the case is different. Leaving the country could then keep them out for years. {travel.parole}

**If your parents have a visitor visa**, remember what it is for: a visit. A person who says "visit" at the airport and means "stay" can get into serious trouble.

## You promise to support them

Each petitioner signs a promise of support, Form I-864. You show that your income is high enough for your household with your parents in it. It is a contract with the government, and a family quarrel does not end it. If your income is too low, another person who lives here and earns enough can sign too.

## What to prepare while you wait

1. Order your birth certificate in the long form, the one with the names of both parents.
2. Write all names and birth dates of the family on one page, as each document spells them. Circle what does not match.
3. Make a list of every time your parents have entered and left the United States, with the kind of visa.
4. Ask them about old cases: a visa that was refused, an arrest, an order to leave. Ask gently, and write down the truth.
5. File your taxes each year and keep the copies. They are your proof of income.
6. Have papers in another language translated in full, with the translator's signed statement.

## The first step

If you are already a citizen and old enough, begin with the birth certificate. If not, begin with your own citizenship. In both cases, let a lawyer read your family page first.`,
}

/** Newest first. */
export const englishSamples: readonly WrittenSample[] = [
  whoMayHelp,
  civicsTests,
  parentsAndCitizenship,
]
