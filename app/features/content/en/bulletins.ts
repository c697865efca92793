import type { RecordData } from '#app/features/content/record-types.ts'

/** Where sources differ, or one contradicts itself, a cell is not known. */
export const bulletins: Record<string, RecordData<'bulletin'>> = {
  '2026-10': {
    finalAction: `Visa Bulletin For October 2026
F1 22JAN20 22JAN20 22JAN20 01JAN08@SEP26 01MAY13@SEP26
F2A 22SEP26 22SEP26 22SEP26 22AUG25@SEP26 22AUG26@SEP26
F2B 22AUG19 22AUG19 22AUG19 15FEB09@SEP26 01JUN13@SEP26
F3 22OCT14 22OCT14 22OCT14 01JUL01@SEP26 22FEB06@SEP26
F4 22OCT11 22OCT11 15DEC06 08APR01@SEP26 22AUG07@SEP26
1st C 01JUL23 01FEB23 C C
2nd 01JAN25 01OCT21 01NOV13 01JAN25 01JAN25
3rd 15MAY24 08JAN22 01JAN14 15MAY24 15AUG23
Other Workers 01JAN22 ? 01JAN14 01JAN22 01JAN22
4th 15DEC22 15DEC22 15DEC22 15DEC22 15DEC22
5th Unreserved C 01DEC16 01DEC23 C C
5th Set Aside: Rural C C C C C
5th Set Aside: High Unemployment C C C C C
5th Set Aside: Infrastructure C C C C C`,
    filing: `Visa Bulletin For October 2026
F1 01FEB20 ? ? ? ?
F2A C ? ? ? ?
F2B 01SEP19 ? ? ? ?
F3 01NOV14 ? ? ? ?
F4 01NOV11 ? ? ? ?
1st C 01JUL24 01JUL24 C C
2nd 15MAR26 01JAN23 15JAN15 15MAR26 15MAR26
3rd 01AUG24 01APR24 15JAN15 01AUG24 01JAN24
Other Workers ? ? ? ? ?
4th 01JAN25 01JAN25 01JAN25 01JAN25 01JAN25
5th Unreserved C 01MAR21 01MAY24 C C
5th Set Aside: Rural C C C C C
5th Set Aside: High Unemployment C C C C C
5th Set Aside: Infrastructure C C C C C`,
    source: {
      name: 'U.S. Department of State, Visa Bulletin for October 2026 (and September 2026), by public copies',
      url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
    },
    asOf: '2026-09-29',
  },
}
