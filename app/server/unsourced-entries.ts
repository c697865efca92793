import type { SiteContent } from '#app/features/content/site-content.ts'

/** What the site leaves out until somebody enters it with a source: fees, and the times of steps. */
export function unsourcedEntries(site: SiteContent): string[] {
  const fees = site.list('fee').filter(({ data }) => data.amount === null)
  const services = site.list('service').flatMap(({ data: { name, sections } }) => {
    const steps = sections.flatMap((section) => (section.kind === 'steps' ? section.items : []))
    const titles = steps.filter(({ duration }) => duration === undefined)
    return titles.length === 0 ? [] : [`${name}: ${titles.map(({ title }) => title).join(', ')}`]
  })
  return [...fees.map(({ data }) => data.name), ...services]
}
