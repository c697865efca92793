import type { RecordData } from '#app/features/content/record-types.ts'

export const urgent: RecordData<'page'> = {
  layout: 'plain',
  slug: 'urgent',
  isAboutLaw: true,
  quickExit: true,
  title: 'Urgent help',
  description:
    'What to do now: ICE or police at the door, a relative who is detained, a letter from the immigration court, violence, a deadline, or money that somebody took.',
  subtitle:
    'Find what has happened, and begin with the first step. The telephone lines here are public; none of them is ours.',
  sections: [
    {
      kind: 'text',
      id: 'door',
      title: 'ICE or police are at the door',
      text: `1. You do not have to open the door. Ask the officers to hold their paper up to the window.
2. Look at who signed it. {door.paper}
3. Say: “I do not consent.” Do not resist, even if they come in.
4. Then stay silent, except to ask for a lawyer.

{door.memo}

{removal.expedited}

*Sources: {door.paper:source}, {door.paper:day}; {door.memo:source}, {door.memo:day}; {removal.expedited:source}, {removal.expedited:day}.*`,
    },
    {
      kind: 'text',
      id: 'detained',
      title: 'A relative is detained',
      text: `1. Look at [locator.ice.gov](https://locator.ice.gov/). It finds adults. You need the A-number and the country of birth, or the exact full name and the country of birth.
2. Call ICE and ask where the person is: [{line.ice}](tel:+{line.ice:value}).
3. Call a lawyer. RAICES helps people who are detained: [{line.raices}](tel:+{line.raices:value}). The Department of Justice has [a list of free legal help](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).
4. Tell your relative to sign nothing before a lawyer has read it.

{detention.bond}

*Sources: {line.ice:source}, {line.ice:day}; {detention.bond:source}, {detention.bond:day}.*`,
    },
    {
      kind: 'text',
      id: 'court',
      title: 'A letter or a date from the immigration court',
      text: `1. Ask when the hearing is. Call [{line.court}](tel:+{line.court:value}) or look at [acis.eoir.justice.gov](https://acis.eoir.justice.gov/), in English or Spanish. You need your A-number.
2. Go to every hearing. If you miss one, the judge can order you deported.
3. Talk to a lawyer before the date, and bring every page of the letter. If it names a country that is not yours, ask a lawyer at once.
4. When you move, tell the court with Form EOIR-33 and USCIS with Form AR-11. Missing mail can cost you the case.

The Department of Justice keeps [a list of free legal help](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) and [a list of groups that may give legal help](https://www.justice.gov/eoir/recognition-accreditation-roster-reports).

*Source: {line.court:source}, {line.court:day}.*`,
    },
    {
      kind: 'text',
      id: 'hurt',
      title: 'Somebody is hurting me or forcing me',
      text: `1. In danger now? Call [911](tel:911).
2. The National Domestic Violence Hotline answers day and night: [{line.violence}](tel:+{line.violence:value}). You can also text the word {line.violence-text}, or write at [thehotline.org](https://www.thehotline.org/). By text telephone (TTY): [{line.violence-tty}](tel:+{line.violence-tty:value}).
3. Is somebody forcing you to work or to have sex, or keeping your papers? Call the trafficking hotline: [{line.trafficking}](tel:+{line.trafficking:value}), or send a text message to {line.trafficking-text}. It speaks English and Spanish, and other languages through an interpreter.
4. Call from a phone that is safe. When you are safe, ask about your status. You may be able to apply [for a U visa](/services/u-visa). If the person who hurts you is a relative with citizenship or a green card, you may be able to file alone and in secret ([VAWA](/glossary#vawa)).

*Sources: {line.violence:source}, {line.violence:day}; {line.trafficking:source}, {line.trafficking:day}.*`,
    },
    {
      kind: 'text',
      id: 'deadline',
      title: 'A deadline is near, or a card runs out',
      text: `- **Asylum:** as a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}
- **A green card:** {card.renewal}
- **A green card with conditions:** {card.conditions} {card.alone}
- **A work permit:** {work-permit.renewal} File the renewal early.
- **DACA:** {daca.state}
- **A letter that asks for papers:** answer by the day that it names, and keep a copy.

USCIS answers at [{line.uscis}](tel:+{line.uscis:value}). Its own site for cases is [my.uscis.gov](https://my.uscis.gov/); myuscis.com is not the government.

*Sources: {card.renewal:source}, {card.renewal:day}; {work-permit.renewal:source}, {work-permit.renewal:day}; {daca.state:source}, {daca.state:day}.*`,
    },
    {
      kind: 'text',
      id: 'money',
      title: 'Somebody took my money',
      text: `1. Sign and pay nothing more to that person.
2. Keep every receipt, message, name and form, and take photos of them.
3. Ask a lawyer soon what was filed in your name. Some mistakes can still be corrected.
4. Report it, whatever your status is: [how to report fraud](/who-may-help-you#report).`,
    },
  ],
}
