import type { RecordData } from '#app/features/content/record-types.ts'

export const whoMayHelpYou: RecordData<'page'> = {
  layout: 'plain',
  slug: 'who-may-help-you',
  isAboutLaw: true,
  title: 'Who may help you',
  description:
    'A notary public is not a lawyer. Who may give immigration advice in the United States, how to check a license in the official register, and how to report fraud.',
  subtitle:
    'In the United States a notary public is not a lawyer. Here is how to check anyone, including us.',
  sections: [
    {
      kind: 'text',
      id: 'who-may',
      title: 'Who may give you immigration advice',
      text: `With few exceptions, only two kinds of people may tell you which form to use and what to write on it. They alone may tell you what to say to an officer. Everyone else may translate for you and type what you tell them, and no more.

- A lawyer with an active license from a U.S. state, a U.S. territory or the District of Columbia. A lawyer with a license in one state may handle immigration cases in all of them.
- An accredited representative. This person is not a lawyer, but works for a nonprofit group and has the approval of the U.S. Department of Justice.

[List of recognized organizations and accredited representatives](https://www.justice.gov/eoir/recognition-accreditation-roster-reports)`,
    },
    {
      kind: 'text',
      id: 'notary',
      title: 'A notary public is not a lawyer',
      text: `In much of Latin America, and in many other countries, a notary has studied law and may do what lawyers do. In the United States a notary public may only watch you sign a paper and put a stamp on it. Nobody needs a law degree for that.

Some people trade on how alike the two words sound, and take money from newcomers. Be just as careful with “immigration consultants”, “form helpers”, and travel or tax offices that offer “papers”. A wrong form can cost you the case, and you are the one who signed it.`,
    },
    {
      kind: 'text',
      id: 'check',
      title: 'How to check a license',
      showsAdmissions: true,
      text: `Checking is free and takes a few minutes. Ask for the lawyer’s full name and the state of the license. Then look in the official register of that state’s bar or highest court. Type the address yourself; do not follow a link that someone sent you. The register tells you whether the license is active, and in many states whether the lawyer was disciplined.

These are our lawyers. Please check them too.

[Lawyers whom the immigration courts have disciplined](https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners)

[How the immigration service says to find legal help](https://www.uscis.gov/avoid-scams/find-legal-services)`,
    },
    {
      kind: 'text',
      id: 'signs',
      title: 'Signs that something is wrong',
      text: `Any one of these is a reason to stop and ask someone else.

- They promise you a result, or a visa by a certain day.
- They want you to sign an empty form, or a form in a language you do not read.
- They will not give you a written contract, a receipt, or copies of what they file.
- They keep your passport or your original papers.
- They tell you to leave something out, or to say something that is not true.
- They call, write or text as “the government” and ask for money. The government does not ask for gift cards, money transfers or payment through a phone app.
- Their website looks official, but its address does not end in .gov.`,
    },
    {
      kind: 'text',
      id: 'report',
      title: 'How to report fraud',
      text: `You may report fraud whatever your status is. Keep every receipt, message and form. You do not have to say more about yourself than you want, and you may talk to a lawyer first.

If forms were filed in your name, tell a lawyer soon. Some mistakes can still be corrected.

[Federal Trade Commission: report fraud](https://reportfraud.ftc.gov/)

[Immigration service: report immigration scams, state by state](https://www.uscis.gov/avoid-scams/report-immigration-scams)

[The attorney general of your state](https://www.usa.gov/state-attorney-general)`,
    },
    {
      kind: 'text',
      id: 'danger',
      title: 'If you are in danger',
      text: 'Call 911. Anyone may call, whatever their status is. For legal questions, call us at {phone} from a phone that is safe to use.',
    },
  ],
}
