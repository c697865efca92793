import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type ServicesContent = ReturnType<typeof servicesContent>

export function servicesContent(site: SiteContent, texts: InterfaceTexts['services']) {
  const { data, review } = pageOf(site, 'services', 'services')
  const cards = site.list('service').map((service) => ({
    path: pathOf('service', service.id),
    title: service.data.name,
    icon: service.data.icon,
    ...service.data.card,
  }))
  return { ...data, texts, review, cards }
}

/** @throws Error for an unknown id */
export function serviceContent(site: SiteContent, id: string) {
  const service = site.find('service', id)
  if (service === null) throw new Error(`The site has no service ${id}.`)
  const { data, review } = service
  // Spec 3.23: the number is text, '01' to '06'.
  const steps = data.steps.items.map((step, index) => ({
    number: String(index + 1).padStart(2, '0'),
    ...step,
  }))
  return { ...data, id, review, steps: { ...data.steps, items: steps } }
}

export type ServicePageContent = ReturnType<typeof serviceContent>

export type ServiceCard = ServicesContent['cards'][number]
