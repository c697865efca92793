/** Loaded at the first use, because the texts of the services' pages come with their titles. */
export async function listPages() {
  const [{ namedPages }, { shippedSite }] = await Promise.all([
    import('#app/features/site/named-pages.ts'),
    import('#app/features/content/en/shipped.ts'),
  ])
  return namedPages(shippedSite)
}
