import type { RecordData } from '#app/features/content/record-types.ts'

const flat = { kind: 'firm', source: null } as const

/** Of the sample firm, one for each service; the fees of the government are named, so that the total follows the law. */
export const flatFees: Record<string, RecordData<'fee'>> = {
  'flat-family-immigration': {
    ...flat,
    name: 'A green card for a husband or wife who is here',
    service: 'family-immigration',
    amount: '$2,400–$3,800 (sample)',
    includes: 'Forms I-130 and I-485, your proof in order, and one practice interview.',
    governmentFees: ['form-i-130', 'form-i-485'],
    order: 1,
  },
  'flat-work-visas': {
    ...flat,
    name: 'A petition of an employer for a worker',
    service: 'work-visas',
    amount: '$3,000–$4,500 (sample)',
    includes: 'Form I-140, the letters for the employer, and answers to the questions of USCIS.',
    governmentFees: ['form-i-140'],
    order: 2,
  },
  'flat-permanent-residency': {
    ...flat,
    name: 'A new card when a green card expires or is lost',
    service: 'permanent-residency',
    amount: '$400–$600 (sample)',
    includes: 'Form I-90, and a look at your trips and papers before we send it.',
    governmentFees: ['form-i-90'],
    order: 3,
  },
  'flat-citizenship': {
    ...flat,
    name: 'Citizenship, from the form to the oath',
    service: 'citizenship',
    amount: '$1,200–$1,800 (sample)',
    includes: 'Form N-400, a check of your trips and taxes, and one practice interview.',
    governmentFees: ['form-n-400'],
    order: 4,
  },
  'flat-u-visa': {
    ...flat,
    name: 'A petition for a U visa',
    service: 'u-visa',
    amount: '$3,000–$4,800 (sample)',
    includes: 'Form I-918, the request to the police for their part, and your statement.',
    governmentFees: ['form-i-918'],
    order: 5,
  },
  'flat-investor-visa': {
    ...flat,
    name: 'A petition of an EB-5 investor',
    service: 'investor-visa',
    amount: '$9,000–$14,000 (sample)',
    includes: 'Form I-526E, and the proof of where the money comes from.',
    governmentFees: ['form-i-526'],
    order: 6,
  },
}
