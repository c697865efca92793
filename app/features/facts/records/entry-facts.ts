import type { Fact } from '#app/features/facts/fact.ts'
import {
  immigrationAppeals,
  moving,
  since,
  stateDepartment,
  whiteHouse,
  uscis,
} from '#app/features/facts/records/fact-sources.ts'

// Proclamation 10998 of December 16, 2025; no later one on entry by nationality until this day.
const entryBan = moving(whiteHouse, '2026-10-07')

const parole = moving(uscis('humanitarian parole', 'humanitarian'), '2026-09-09')

/** What stops people at a consulate, at the border, and on their way back. */
export const entryFacts: readonly Fact[] = [
  {
    key: 'consulates.pause',
    label: 'Immigrant visas at the consulates after the pause of 2026, as whole sentences',
    intervals: since(
      '2026-08-21',
      'A federal court ended the pause of immigrant visas for 75 countries on August 21, 2026. From about August 25 consulates everywhere stopped immigrant visa interviews to train their officers. New dates began to arrive in late September. Look at the messages about your own case, and ask us what applies this week.',
    ),
    ...moving(stateDepartment, '2026-09-25'),
  },
  {
    key: 'entry.ban',
    label: 'The proclamation on entry from 39 countries, as whole sentences',
    intervals: since(
      '2026-01-01',
      'Since January 1, 2026 a proclamation stops many people from 39 countries from getting visas, unless they already had one. For some countries it stops everyone. For others it stops immigrants, visitors (B), students (F, M) and exchange visitors (J).',
    ),
    ...entryBan,
  },
  {
    key: 'entry.ban-ours',
    label: 'Countries of Africa and South America that the proclamation stops in part',
    intervals: since('2026-01-01', 'Côte d’Ivoire, Nigeria, Senegal and Venezuela'),
    ...entryBan,
  },
  {
    key: 'entry.ban-full',
    label: 'Countries from which the proclamation stops everyone; follows a colon',
    intervals: since(
      '2026-01-01',
      'Afghanistan, Burma, Burkina Faso, Chad, Equatorial Guinea, Eritrea, Haiti, Iran, Laos, Libya, Mali, Niger, the Republic of the Congo, Sierra Leone, Somalia, South Sudan, Sudan, Syria and Yemen, and people with papers of the Palestinian Authority',
    ),
    ...entryBan,
  },
  {
    key: 'entry.ban-partial',
    label: 'Countries that the proclamation stops in part; follows a colon',
    intervals: since(
      '2026-01-01',
      'Angola, Antigua and Barbuda, Benin, Burundi, Côte d’Ivoire, Cuba, Dominica, Gabon, The Gambia, Malawi, Mauritania, Nigeria, Senegal, Tanzania, Togo, Tonga, Venezuela, Zambia and Zimbabwe, and, only for immigrants, Turkmenistan',
    ),
    ...entryBan,
  },
  {
    key: 'entry.ban-family',
    label: 'Whom the proclamation does not stop, as whole sentences',
    intervals: since(
      '2026-01-01',
      'It does not stop permanent residents, people with asylum, admitted refugees, people who were in the United States or had a valid visa on January 1, 2026, or people who travel on the passport of a country that is not on the list. There is no longer a general exception for the husbands, wives, children and parents of citizens.',
    ),
    ...entryBan,
  },
  {
    key: 'entry.bond',
    label: 'Bond for visitor visas, as a whole sentence',
    intervals: since(
      '2026-01-21',
      'Visitors from some countries may have to leave a bond of $5,000 to $15,000, among them Côte d’Ivoire, Nigeria, Senegal, Uganda and Venezuela; the list may have grown.',
    ),
    ...moving(stateDepartment, '2026-01-31'),
  },
  {
    key: 'travel.parole',
    label: 'Leaving with advance parole after a time without status, as whole sentences',
    intervals: since(
      '2026-08-13',
      'If you were here without status for more than 180 days, leaving can now bar you from coming back, even with advance parole. Do not travel before you ask us.',
    ),
    ...moving(immigrationAppeals),
  },
  {
    key: 'parole.programs',
    label: 'The ended parole programs, as a whole sentence',
    intervals: since(
      '2026-07-28',
      'The parole programs for Cubans, Haitians, Nicaraguans and Venezuelans were ended, and courts have let that stand for now.',
    ),
    ...parole,
    asOf: '2026-07-28',
  },
  {
    key: 'parole.family',
    label: 'Family reunification parole, as a whole sentence',
    intervals: since(
      '2026-09-08',
      'A court in Boston has blocked the end of family reunification parole, and the government has appealed.',
    ),
    ...parole,
    asOf: '2026-09-08',
  },
  {
    key: 'consulates.pause-ours',
    label: 'Countries of Africa and South America that the ended pause of immigrant visas named',
    intervals: since(
      '2026-01-21',
      'Brazil, Cameroon, Colombia, Côte d’Ivoire, Egypt, Ethiopia, Ghana, Liberia, Morocco, Nigeria, Senegal, Uganda and Uruguay',
    ),
    ...moving(stateDepartment, '2026-09-25'),
  },
]
