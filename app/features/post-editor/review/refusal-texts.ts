/** Said by the server, or on the page of a refusal: apart from what the editor loads. */
export const refusalTexts = {
  title: 'Review',
  refusedTitle: 'Nothing was saved',
  typed: 'What you wrote',
  back: 'Back to the post',
  problems: {
    note: 'The note has more than {most} characters. Shorten it.',
    empty: 'Write a comment first.',
    comment: 'The comment has more than {most} characters. Shorten it.',
    form: 'The form asks for nothing known. Load the page again.',
    missing: 'This post or comment is not there any more. What you wrote is still here.',
    refused: 'This post is published. Only a colleague who publishes can do that.',
    'no-assignee': 'This person cannot work on the post. Choose somebody else.',
    changed: 'A colleague was faster: see above how the post stands now. Your note is still here.',
  },
} as const
