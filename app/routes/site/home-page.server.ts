import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { serviceItems } from '#app/features/site/frame.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { homeContent } from '#app/features/site/pages/home.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import type { Services } from '#app/server/services.server.ts'

/** What Home prints at `now`. */
export function homePage(services: Services, now: Date) {
  const site = services.site('en')
  const texts = interfaceTexts('en')
  return {
    content: quoteAllFacts(homeContent(site, texts.home), services.facts.current(), now),
    services: serviceItems(site),
    people: peopleOf(site),
    proof: proofOf(site.firm, texts.proof),
    consultation: consultationOf(site.firm, texts.consultation),
    firm: site.firm,
    links: siteLinks(services.outside, '/'),
  }
}
