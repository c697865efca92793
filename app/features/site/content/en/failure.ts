/** The page that shows when something of ours has failed, in English. */
export const failure = {
  title: 'Something went wrong',
  text: 'This is our mistake, not yours. Please try again in a moment. If you need us now, call or write to us.',
  returnHome: 'Return to Home',
  contact: 'Contact Us',
}
