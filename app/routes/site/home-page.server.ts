import { serviceItems } from '#app/features/site/frame.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { homeContent } from '#app/features/site/pages/home.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

export function homePage({ services, site, texts, quote }: ReaderPage) {
  return {
    content: quote(homeContent(site, texts.home)),
    services: serviceItems(site),
    people: peopleOf(site),
    proof: proofOf(site.firm, texts.proof),
    consultation: consultationOf(site.firm, texts.consultation),
    firm: site.firm,
    links: siteLinks(services.outside, '/'),
  }
}
