import { serviceItems } from '#app/features/site/frame.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { homeContent } from '#app/features/site/pages/home.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

export function homePage({ site, texts, quote, callParts }: ReaderPage) {
  return {
    content: quote(homeContent(site, texts.home)),
    services: serviceItems(site),
    people: peopleOf(site),
    proof: proofOf(site.firm, texts.proof),
    firm: site.firm,
    ...callParts('/'),
  }
}
