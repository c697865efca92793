export const comparisonTexts = {
  /** Read aloud before what differs. */
  spoken: { added: 'added', removed: 'removed' },
  /** Of an entry of a list that stands elsewhere now. */
  place: 'Place',
  same: 'There is no difference.',
} as const
