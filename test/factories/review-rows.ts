const AT = new Date('2026-11-21T09:30:15.123Z')

/** One row in each table of reviews. */
export const reviewRows = {
  post_reviews: {
    post_id: 'p1',
    turn_id: 't1',
    state: 'ready',
    assignee_id: 'u1',
    writer_id: 'u1',
    by_id: 'u1',
    by_name: 'ada@example.com',
    note: 'Please check the fee.',
    at: AT,
  },
  post_comments: {
    id: 'c1',
    post_id: 'p1',
    thread_id: 'c1',
    user_id: 'u1',
    author: 'ada@example.com',
    written_at: AT,
    text: 'Is this still so?',
    quote: 'The notice has a number.',
    place: 2,
    resolved_at: AT,
    resolved_by: 'ada@example.com',
  },
} as const
