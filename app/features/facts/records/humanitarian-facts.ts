import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  processingTimes,
  settled,
  since,
  statute,
  uscis,
} from '#app/features/facts/records/fact-sources.ts'

const uVisaFamily = settled(statute('1101', 'section 101(a)(15)(U)(ii)'))

const uVisaCrimes = settled(statute('1101', 'section 101(a)(15)(U)(iii)'))

/** The fee rule's. */
const IN_FORCE = '2024-04-01'

export const humanitarianFacts: readonly Fact[] = [
  {
    key: 'asylum.deadline',
    label: 'Time to file for asylum after the last arrival; print the exceptions with it',
    intervals: since('1997-04-01', 'one year'),
    ...settled(statute('1158', 'section 208(a)(2)(B)')),
  },
  {
    key: 'asylum.exceptions',
    label: 'Exceptions to the asylum deadline, as a whole sentence',
    intervals: since(
      '1997-04-01',
      'There are exceptions when conditions have changed or when extraordinary circumstances kept you from filing in time.',
    ),
    ...settled(statute('1158', 'section 208(a)(2)(D)')),
  },
  {
    key: 'asylum.fees',
    label: 'Fees of an asylum application, as a whole sentence; link the fee schedule beside it',
    intervals: since(
      '2026-01-01',
      'It costs $100 to file for asylum, and for each year that the case waits another fee, $102 in 2026. These fees cannot be waived. Because of court orders, USCIS may not refuse a case or start a deportation only because the yearly fee was not paid, but it is still owed.',
    ),
    ...moving(uscis('fee schedule (Form G-1055)', 'g-1055'), '2026-09-09'),
  },
  {
    key: 'asylum.no-interview',
    label: 'Asylum cases that go to the judge without an interview, as a whole sentence',
    intervals: since(
      '2026-07-28',
      'Since July 28, 2026 USCIS may send an asylum case to the judge without an interview.',
    ),
    ...moving(uscis('asylum', 'humanitarian/refugees-and-asylum/asylum'), '2026-09-09'),
  },
  {
    key: 'uvisa.cap',
    label: 'U visas for principal victims in a year',
    intervals: since('2000-10-28', '10,000'),
    ...settled(statute('1184', 'section 214(p)(2)')),
  },
  {
    key: 'uvisa.wait',
    label: 'The wait for a U visa; never a figure that implies speed',
    intervals: since('2009-10-01', 'years'),
    ...settled(processingTimes),
  },
  {
    key: 'uvisa.crimes-home',
    label: 'Crimes of the U visa: at home and sexual; ends a sentence such as "The law names …"',
    intervals: since(
      '2000-10-28',
      'domestic violence, rape, sexual assault, abusive sexual contact, incest and female genital mutilation',
    ),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.crimes-attacks',
    label: 'Crimes of the U visa: attacks; ends a sentence such as "The law names …"',
    intervals: since('2000-10-28', 'felonious assault, torture, manslaughter and murder'),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.crimes-captivity',
    label: 'Crimes of the U visa: captivity; ends a sentence such as "The law names …"',
    intervals: since(
      '2000-10-28',
      'kidnapping, abduction, being held hostage, false imprisonment and unlawful criminal restraint',
    ),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.crimes-exploitation',
    label: 'Crimes of the U visa: exploitation; ends a sentence such as "The law names …"',
    intervals: since(
      '2000-10-28',
      'trafficking, slave trade, involuntary servitude, peonage, prostitution and sexual exploitation',
    ),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.crimes-justice',
    label: 'Crimes of the U visa: threats and justice; ends a sentence such as "The law names …"',
    intervals: since(
      '2000-10-28',
      'blackmail, extortion, witness tampering, obstruction of justice and perjury',
    ),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.robbery',
    label: 'Whether a robbery counts for a U visa, as whole sentences',
    intervals: since(
      '2000-10-28',
      'The law does not name robbery. It can count when it is like felonious assault, a serious attack on a person: ask us.',
    ),
    ...uVisaCrimes,
  },
  {
    key: 'uvisa.fee',
    label: 'Fee of the U visa petition, as a whole sentence',
    intervals: since(IN_FORCE, 'The petition for a U visa, Form I-918, has no fee.'),
    ...moving(uscis('fee schedule (Form G-1055)', 'g-1055'), '2026-09-09'),
  },
  {
    key: 'uvisa.first-review',
    label: 'What USCIS may give while a U visa petition waits, as a whole sentence',
    intervals: since(
      '2021-06-14',
      'After a first review USCIS may give you a work permit and let you stay while you wait.',
    ),
    ...moving(
      uscis(
        'victims of criminal activity: U status',
        'humanitarian/victims-of-criminal-activity-u-nonimmigrant-status',
      ),
      '2026-09-16',
    ),
  },
  {
    key: 'uvisa.family',
    label: 'Family of a U visa victim who is 21 or older, as a whole sentence',
    intervals: since(
      '2000-10-28',
      'If you are 21 or older, your husband or wife and your unmarried children under 21 may be part of your case.',
    ),
    ...uVisaFamily,
  },
  {
    key: 'uvisa.family-young',
    label: 'Family of a U visa victim who is under 21, in addition, as a whole sentence',
    intervals: since(
      '2000-10-28',
      'If you are under 21, so may your parents and your unmarried brothers and sisters who are under 18 on the day you file.',
    ),
    ...uVisaFamily,
  },
  {
    key: 'uvisa.adjustment-years',
    label: 'Continuous presence in U status before the green card',
    intervals: since('2000-10-28', 'three years'),
    ...settled(statute('1255', 'section 245(m)')),
  },
]
