import type { Booking } from '#app/features/site/fees/consultation.ts'
import { ContactCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import type { ServiceCard, ServicesContent } from '#app/features/site/pages/services.ts'
import { Emblem } from '#app/ui/art/emblem.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ServicesPageProps = Booking & {
  content: ServicesContent
  review: string | null
}

/** Spec 2.62 to 2.64. */
export function ServicesPage({ content, review, ...booking }: ServicesPageProps) {
  return (
    <>
      <PageHead content={content} review={review} vignette="doors" motif="andes" />
      <section className="on-sheet">
        <div className="wrap">
          <ul className="cards">
            {content.cards.map((card) => (
              <Card key={card.path} card={card} texts={content.texts} />
            ))}
          </ul>
        </div>
      </section>
      <ContactCall {...content.closing} {...booking} texts={content.texts} />
    </>
  )
}

function Card({ card, texts }: { card: ServiceCard; texts: ServicesContent['texts'] }) {
  const { icon, title, description, path, features } = card
  return (
    <li>
      <Emblem name={icon} />
      <h2>{wholeNames(title)}</h2>
      <p>{wholeNames(description)}</p>
      <ul className="marks">
        {features.map((feature) => (
          <li key={feature}>{wholeNames(feature)}</li>
        ))}
      </ul>
      <MoreLink href={path} about={texts.learnMoreAbout.replace('{title}', () => title)}>
        {texts.learnMore}
      </MoreLink>
    </li>
  )
}
