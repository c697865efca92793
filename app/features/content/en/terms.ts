import { protectionTerms } from '#app/features/content/en/protection-terms.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

// Compared on 2026-11-25 with the glossary of TRAC (https://trac.syr.edu/immigration/glossary/) and with the texts of the
// services; figures and what changes are legal facts.
export const terms: Record<string, RecordData<'term'>> = {
  ...protectionTerms,
  'accredited-representative': {
    term: 'Accredited representative',
    definition:
      'A person who is not a lawyer, but has the approval of the U.S. Department of Justice to help with immigration cases. Such a person works for a nonprofit group on its list.',
    alsoCalled: [],
  },
  'adjustment-of-status': {
    term: 'Adjustment of status',
    definition:
      'Applying for a green card from inside the United States, instead of going to a U.S. consulate in another country. Officers are now told to treat it as a favor: read “What applies now”.',
    alsoCalled: ['AOS', 'Form I-485'],
  },
  'affidavit-of-support': {
    term: 'Affidavit of support',
    definition:
      'A contract with the government. The person who signs it promises to support an immigrant, and shows enough income to do so.',
    alsoCalled: ['promise of support', 'Form I-864'],
  },
  beneficiary: {
    term: 'Beneficiary',
    definition: 'The person for whom a petition is filed.',
    alsoCalled: [],
  },
  biometrics: {
    term: 'Biometrics',
    definition:
      'Your fingerprints, photo and signature. The government takes them at an appointment to check who you are.',
    alsoCalled: ['fingerprints'],
  },
  child: {
    term: 'Child',
    definition: 'In immigration law, a son or daughter who is {child.definition}.',
    alsoCalled: [],
  },
  'conditional-residence': {
    term: 'Conditional residence',
    definition:
      'A green card with conditions: the status itself ends with the card. To keep it, you must file a petition to remove the conditions before that date. The first green card of an EB-5 investor is of this kind, and so is that of many husbands and wives. {card.conditions} {card.alone} An EB-5 investor files Form I-829 instead.',
    alsoCalled: ['conditional green card', 'divorce', 'Form I-751'],
  },
  'consular-processing': {
    term: 'Consular processing',
    definition:
      'Applying for an immigrant visa at a U.S. consulate in another country. You become a permanent resident when you enter the United States with it.',
    alsoCalled: [],
  },
  'diversity-lottery': {
    term: 'Diversity lottery',
    definition:
      'A yearly drawing for people from countries that have sent few immigrants to the United States. To win is not enough: you must also meet all other conditions for a green card.',
    alsoCalled: ['DV lottery', 'green card lottery'],
  },
  'good-moral-character': {
    term: 'Good moral character',
    definition:
      'What you must show to become a citizen: that you have lived by the law and told the truth. The officer looks at arrests, taxes, and false statements, among other things.',
    alsoCalled: [],
  },
  'green-card': {
    term: 'Green card',
    definition:
      'The card that shows that you are a permanent resident. Many people also use the word for the status itself.',
    alsoCalled: ['Permanent Resident Card'],
  },
  'immediate-relative': {
    term: 'Immediate relative',
    definition:
      'One of the relatives for whom the law sets no yearly limit. They are {family.immediate}. They need not wait for a visa number.',
    alsoCalled: [],
  },
  'immigrant-visa': {
    term: 'Immigrant visa',
    definition: 'A visa for a person who comes to live in the United States permanently.',
    alsoCalled: [],
  },
  inspection: {
    term: 'Inspection',
    definition:
      'What happens when you arrive: an officer at the border or the airport looks at your papers and decides whether to let you in. As a rule, only a person who came in this way may apply for a green card from inside the country.',
    alsoCalled: ['inspected and admitted'],
  },
  'labor-certification': {
    term: 'Labor certification (PERM)',
    definition:
      'How an employer shows the U.S. Department of Labor that it could not find a U.S. worker who is able, willing and qualified to do a job. Many green cards through work begin with it.',
    alsoCalled: ['PERM', 'labor market test'],
  },
  naturalization: {
    term: 'Naturalization',
    definition:
      'How a permanent resident becomes a citizen: with an application, an interview, a test and an oath.',
    alsoCalled: ['applying for citizenship', 'Form N-400'],
  },
  'nonimmigrant-visa': {
    term: 'Nonimmigrant visa',
    definition:
      'A visa for a stay that ends, such as a visit, a course of study, or a job for some years.',
    alsoCalled: ['temporary visa'],
  },
  'notary-fraud': {
    term: 'Notary fraud',
    definition:
      'When a notary, or a “consultant” who is not a lawyer, takes money for legal help with immigration. In some countries a notary is a lawyer. In the United States a notary is not.',
    alsoCalled: ['immigration scam'],
  },
  'permanent-resident': {
    term: 'Permanent resident',
    definition:
      'A person who is not a citizen, but may live and work in the United States for as long as they keep this status. Some crimes, or a move abroad, can end it.',
    alsoCalled: ['green card holder', 'LPR'],
  },
  petition: {
    term: 'Petition',
    definition:
      'A form that asks the government to accept a reason for a visa or a green card, such as a family tie or a job. By itself it gives no right to stay or to work.',
    alsoCalled: ['Form I-130 for relatives', 'Form I-140 for workers'],
  },
  petitioner: {
    term: 'Petitioner',
    definition:
      'The person or company that files a petition, such as a relative or an employer. In some cases you may petition for yourself.',
    alsoCalled: ['sponsor'],
  },
  'preference-category': {
    term: 'Preference category',
    definition:
      'A group of relatives or workers for whom the law sets a yearly limit. Each group has a line of its own.',
    alsoCalled: ['family preference', 'employment-based preference'],
  },
  'priority-date': {
    term: 'Priority date',
    definition:
      'The date that marks your place in line for a visa number. It is most often the day on which the petition was filed, or in many work cases the labor certification.',
    alsoCalled: [],
  },
  'special-immigrant': {
    term: 'Special immigrant',
    definition:
      'A member of one of the small groups that have a path of their own to a green card. Some religious workers and some young people hurt or left by a parent are among them.',
    alsoCalled: [],
  },
  'targeted-employment-area': {
    term: 'Targeted employment area',
    definition:
      'A rural area, or an area with high unemployment. An EB-5 investment there may be smaller.',
    alsoCalled: ['TEA'],
  },
  'treaty-country': {
    term: 'Treaty country',
    definition:
      'A country that has a treaty with the United States for E visas. The U.S. Department of State keeps the list.',
    alsoCalled: [],
  },
  uscis: {
    term: 'USCIS',
    definition:
      'U.S. Citizenship and Immigration Services, the agency that decides most petitions and applications inside the United States.',
    alsoCalled: ['the agency', 'the immigration service'],
  },
  visa: {
    term: 'Visa',
    definition:
      'Permission to travel to the United States and ask to be let in. An officer decides at the border or the airport whether you may enter.',
    alsoCalled: [],
  },
  'visa-bulletin': {
    term: 'Visa Bulletin',
    definition:
      'A list that the U.S. Department of State publishes each month. It shows which priority dates can get a visa number now.',
    alsoCalled: [],
  },
  'visa-number': {
    term: 'Visa number',
    definition:
      'One of the immigrant visas that the law allows in a year. You can take the last step to a green card when one is open for your priority date.',
    alsoCalled: [],
  },
  'work-permit': {
    term: 'Work permit',
    definition:
      'A card that shows that you may work in the United States for some time, often while a case waits. {work-permit.renewal} ({work-permit.renewal:day})',
    alsoCalled: ['EAD', 'Form I-765'],
  },
}
