/** Apart from the texts of the page, which come with its data. */
export const stripTexts = { label: 'What waits', all: 'Overview' } as const
