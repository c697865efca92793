/** By its section in the United States Code. */
export const law = (section: number) => ({
  name: 'Immigration and Nationality Act',
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section${section}`,
})
