/** Of a post that waits for a review. */
export const reviewRow = {
  turn_id: 't1',
  state: 'ready',
  writer_id: 'u1',
  by_id: 'u1',
  by_name: 'ada@example.com',
  note: 'Please check the fee.',
  at: new Date('2026-11-21T09:30:15.123Z'),
} as const
