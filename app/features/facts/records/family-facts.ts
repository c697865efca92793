import type { Fact } from '#app/features/facts/fact.ts'
import {
  moving,
  processingTimes,
  settled,
  since,
  statute,
} from '#app/features/facts/records/fact-sources.ts'

const immediate = statute('1151', 'section 201(b)(2)(A)(i)')
const preference = (number: 1 | 2 | 3 | 4) => statute('1153', `section 203(a)(${number})`)

export const familyFacts: readonly Fact[] = [
  {
    key: 'parents.petitioner-age',
    label: 'Age at which a citizen may petition for a parent',
    intervals: since('1952-12-24', '21 or older'),
    ...settled(immediate),
  },
  {
    key: 'siblings.petitioner-age',
    label: 'Age at which a citizen may petition for a brother or sister',
    intervals: since('1952-12-24', '21 or older'),
    ...settled(preference(4)),
  },
  {
    key: 'child.age',
    label: 'Age of a child in immigration law; a child is also unmarried',
    intervals: since('1952-12-24', 'under 21'),
    ...settled(statute('1101', 'section 101(b)(1)')),
  },
  {
    key: 'child.definition',
    label: 'Who is a child in immigration law',
    intervals: since('1952-12-24', 'unmarried and under 21'),
    ...settled(statute('1101', 'section 101(b)(1)')),
  },
  {
    key: 'family.immediate',
    label: 'Immediate relatives of a citizen: no yearly limit',
    intervals: since(
      '1952-12-24',
      'the husband or wife and unmarried children under 21 of a citizen, and the parents of a citizen who is 21 or older',
    ),
    ...settled(immediate),
  },
  {
    key: 'family.adult-age',
    label: 'Age from which an unmarried son or daughter waits in a line of their own',
    intervals: since('1952-12-24', '21 or older'),
    ...settled(preference(1)),
  },
  ...(
    [
      ['f1', 1],
      ['f2a', 2],
      ['f2b', 2],
      ['f3', 3],
      ['f4', 4],
    ] as const
  ).map(([name, number]) => ({
    key: `family.${name}-line`,
    label: `Name of the line of the preference ${name.toUpperCase()}, in tables`,
    intervals: since('1952-12-24', name.toUpperCase()),
    ...settled(preference(number)),
  })),
  {
    key: 'family.f1',
    label: 'First preference, F1',
    intervals: since('1952-12-24', 'unmarried sons and daughters of citizens, 21 or older'),
    ...settled(preference(1)),
  },
  {
    key: 'family.f2a',
    label: 'Second preference, F2A',
    intervals: since(
      '1952-12-24',
      'husbands, wives and unmarried children under 21 of permanent residents',
    ),
    ...settled(preference(2)),
  },
  {
    key: 'family.f2b',
    label: 'Second preference, F2B',
    intervals: since(
      '1952-12-24',
      'unmarried sons and daughters of permanent residents, 21 or older',
    ),
    ...settled(preference(2)),
  },
  {
    key: 'family.f3',
    label: 'Third preference, F3',
    intervals: since('1952-12-24', 'married sons and daughters of citizens'),
    ...settled(preference(3)),
  },
  {
    key: 'family.f4',
    label: 'Fourth preference, F4',
    intervals: since('1952-12-24', 'brothers and sisters of citizens who are 21 or older'),
    ...settled(preference(4)),
  },
  {
    key: 'family.no-petition',
    label: 'Relatives for whom nobody may petition',
    intervals: since('1952-12-24', 'cousins, aunts, uncles, grandparents and parents-in-law'),
    ...settled(statute('1153', 'section 203(a)')),
  },
  {
    key: 'family.no-petition-resident',
    label: 'Relatives for whom a citizen may petition and a permanent resident may not',
    intervals: since('1952-12-24', 'parents, brothers, sisters and married children'),
    ...settled(statute('1153', 'section 203(a)')),
  },
  {
    key: 'spouse.processing',
    label: 'Months until a spouse visa, in past years; print a link to the current times with it',
    intervals: since('2015-01-01', 'historically 9 to 18 months; check current times'),
    ...moving(processingTimes),
  },
]
