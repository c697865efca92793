import type { PlainPageWords } from '#app/features/site/plain-page.ts'

/** What the plain pages share, in English. */
export const plainPageWords: PlainPageWords = {
  contents: 'On this page',
  admission: '{attorney}, {jurisdiction}',
  register: 'Look in the register: {register}',
}
