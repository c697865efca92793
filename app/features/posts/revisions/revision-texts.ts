export const revisionTexts = {
  back: 'Back to the post',
  rule: 'All texts of the last 30 days are kept, and in any case the last 50.',
  restoreHelp:
    'It becomes the present text. The one of today is kept among the revisions, and whether the post is published stays as it is.',
} as const

export const restoredToast = {
  title: 'Restored',
  text: 'The earlier text is the present one again.',
}
