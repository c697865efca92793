export const otherReviewerTexts = {
  title: 'Reviewers who are no lawyers of the firm',
  about:
    'These posts name somebody as the reviewer who is no lawyer of the firm, so readers see neither the name nor the day. Choose the lawyer who has read them, or remove the name. The day stays as it is.',
  none: 'Every reviewer that a post names is a lawyer of the firm.',
  back: 'Back to Dashboard',
  columns: { pick: 'Select', title: 'Title', name: 'Reviewed by', day: 'Reviewed on' },
  lawyer: 'The lawyer who has read the selected posts',
  nobody: 'Choose a lawyer',
  choose: 'Choose the lawyer',
  remove: 'Remove the name',
  more: 'There are more such posts. They are shown when these are settled.',
  noPost: 'No posts were selected. Tick the boxes beside the posts first.',
  noLawyer: 'Please choose the lawyer who has read the selected posts.',
  failed: 'The posts could not be changed',
  chosen: { one: '1 post names {lawyer} now.', many: '{count} posts name {lawyer} now.' },
  removed: { one: '1 post names no reviewer now.', many: '{count} posts name no reviewer now.' },
} as const
