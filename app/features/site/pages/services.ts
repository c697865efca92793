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

export type ServiceCard = ServicesContent['cards'][number]
