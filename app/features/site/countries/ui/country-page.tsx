import type { Booking } from '#app/features/site/fees/consultation.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { CountryContent } from '#app/features/site/countries/country-page.ts'
import type { TextBlock } from '#app/features/site/sections/text-blocks.ts'
import { Blocks } from '#app/features/site/sections/ui/blocks.tsx'
import type { RelatedLink } from '#app/features/site/pages/related.ts'
import { ContactCall } from '#app/features/site/ui/closing-call.tsx'
import { Crumbs } from '#app/features/site/ui/page-head.tsx'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Vignette } from '#app/ui/art/vignette.tsx'
import type { ServiceItem } from '#app/ui/frame/frame.ts'
import { Hero } from '#app/ui/page/hero.tsx'
import { IndexList } from '#app/ui/page/region.tsx'

type CountryPageProps = Booking & {
  content: CountryContent
  texts: InterfaceTexts['countries']
  /** Its parts, with their facts put in. */
  blocks: readonly TextBlock[]
  review: string | null
  changes: { title: string; links: readonly RelatedLink[] }
  services: readonly ServiceItem[]
}

/** What applies to people from one country, or the list of all. */
export function CountryPage({ content, texts, blocks, review, ...parts }: CountryPageProps) {
  const { changes, services, consultation, bookingHref } = parts
  const { title, subtitle, list } = content
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        before={list && <Crumbs label={texts.breadcrumb} parent={list} current={title} />}
        art={<Vignette name="doors" />}
        artBeside
      >
        {review !== null && <p className="meta">{review}</p>}
      </Hero>
      <Band motif="west" />
      <div className="wrap duo plain">
        <div className="b prose country">
          <Blocks blocks={blocks} />
        </div>
      </div>
      <RelatedLinks headingId="what_changed" {...changes} />
      {list && (
        <TwoColumns className="on-sheet" headingId="services" title={texts.services}>
          <IndexList entries={services} />
        </TwoColumns>
      )}
      <ContactCall {...texts.closing} {...{ texts, bookingHref, consultation }} />
    </>
  )
}
