/** Beside a button to book: what the reader books, and what it costs. */
export const consultationTexts = {
  length: '30-minute consultation',
  fees: { text: 'How our fees work', path: '/fees' },
}
