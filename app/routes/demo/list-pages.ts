/** Loaded at the first use, because the texts of the services' pages come with their titles. */
export async function listPages() {
  const [{ namedPages }, { shippedSite }, { texts }] = await Promise.all([
    import('#app/features/pages/site-pages.ts'),
    import('#app/features/content/en/shipped.ts'),
    import('#app/features/site/texts/en/all.ts'),
  ])
  return namedPages(shippedSite, texts)
}
