import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import type { ServicesOverview } from '#app/features/site/content/en/services.ts'
import type { ServiceCard } from '#app/features/site/pages/service-page.ts'
import { Emblem } from '#app/ui/art/emblem.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ServicesPageProps = {
  content: ServicesOverview
  review: string
  bookConsultation: string
  bookingHref: string
}

/** Spec 2.62 to 2.64. */
export function ServicesPage({ content, review, ...booking }: ServicesPageProps) {
  return (
    <>
      <PageHead
        content={content}
        review={review}
        vignette="doors"
        motif="andes"
        bandId="services-band"
      />
      <section className="on-sheet">
        <div className="wrap">
          <ul className="cards">
            {content.cards.map((card) => (
              <Card key={card.path} card={card} texts={content} />
            ))}
          </ul>
        </div>
      </section>
      <Closing content={content} {...booking} />
    </>
  )
}

function Card({ card, texts }: { card: ServiceCard; texts: ServicesOverview }) {
  const { icon, title, description, path, features } = card
  return (
    <li>
      <Emblem icon={icon} />
      <div>
        <h2>{wholeNames(title)}</h2>
        <p>{wholeNames(description)}</p>
        <MoreLink href={path} about={texts.learnMoreAbout.replace('{title}', () => title)}>
          {texts.learnMore}
        </MoreLink>
      </div>
      <ul className="marks">
        {features.map((feature) => (
          <li key={feature}>{wholeNames(feature)}</li>
        ))}
      </ul>
    </li>
  )
}

function Closing({ content, bookConsultation, bookingHref }: Omit<ServicesPageProps, 'review'>) {
  const { title, text, contact } = content.closing
  return (
    <ClosingCall title={title} text={text}>
      <ButtonLink href={bookingHref}>{bookConsultation}</ButtonLink>
      <ButtonLink href={contact.path} variant="secondary">
        {contact.text}
      </ButtonLink>
    </ClosingCall>
  )
}
