import type { FirmPerson } from '#app/features/site/firm.ts'
import type { HomeContent, RegionText } from '#app/features/site/page-content.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { isOutside } from '#app/ui/frame/outside.ts'
import type { SiteLinks } from '#app/features/site/pages/links.ts'
import { Accordion } from '#app/ui/page/accordion.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { Mantle } from '#app/ui/art/mantle.tsx'
import { Street } from '#app/ui/art/street.tsx'
import { StripCloth } from '#app/ui/art/strip-cloth.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { type IndexEntry, IndexList, Region } from '#app/ui/page/region.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type HomePageProps = {
  /** With its facts already quoted. */
  content: HomeContent
  services: readonly IndexEntry[]
  founder: FirmPerson
  links: SiteLinks
}

/** Spec 2.50 to 2.57. */
export function HomePage({ content, services, founder, links }: HomePageProps) {
  const booking = { href: links.bookingHref, external: isOutside(links.bookingHref) }
  return (
    <>
      <HomeHero content={content} booking={booking} />
      <General content={content} services={services} />
      <People id="africa" text={content.africa} />
      <People id="south-america" text={content.southAmerica} />
      <Questions content={content} booking={booking} />
      <WhyChooseUs texts={content.whyChooseUs} founder={founder} />
      <Closing texts={content.closing} />
    </>
  )
}

type Booking = { href: string; external: boolean }

function HomeHero({ content, booking }: { content: HomeContent; booking: Booking }) {
  const { title, subtitle, bookConsultation, learnMore } = content.hero
  return (
    <Hero
      kind="home"
      title={title}
      subtitle={`${subtitle} ${content.bookingNote}`}
      buttons={[
        { text: bookConsultation, link: booking.href, external: booking.external },
        {
          text: learnMore.text,
          link: learnMore.path,
          variant: 'secondary',
          about: learnMore.about,
        },
      ]}
      art={
        <>
          <Horizon id="hero-light" />
          <Band motif="andes" id="hero-band" />
        </>
      }
    />
  )
}

function General({ content, services }: Pick<HomePageProps, 'content' | 'services'>) {
  const { title, lead, more } = content.general
  return (
    <section aria-labelledby="general">
      <div className="wrap duo">
        <div className="a">
          <h2 id="general">{title}</h2>
          <p className="muted">{wholeNames(lead)}</p>
          <MoreLink href={more.path}>{more.text}</MoreLink>
        </div>
        <div className="b">
          <IndexList entries={services} />
        </div>
      </div>
    </section>
  )
}

const cloths = {
  africa: { cloth: <StripCloth id="strip-cloth" />, clothRight: false },
  'south-america': { cloth: <Mantle id="mantle" />, clothRight: true },
}

function People({ id, text }: { id: keyof typeof cloths; text: RegionText }) {
  return (
    <Region headingId={id} title={text.title} lead={text.lead} notes={text.notes} {...cloths[id]}>
      {text.more.map(({ text: texts, path }) => (
        <div key={path}>
          <MoreLink href={path}>{texts}</MoreLink>
        </div>
      ))}
    </Region>
  )
}

function Questions({ content, booking }: { content: HomeContent; booking: Booking }) {
  const { title, schedule, seeAll, items } = content.questions
  return (
    <section aria-labelledby="questions">
      <div className="wrap duo">
        <div className="a sticky">
          <h2 id="questions">{title}</h2>
          <p className="muted">{content.bookingNote}</p>
          <div className="btns">
            <ButtonLink {...booking}>{schedule}</ButtonLink>
            <MoreLink href={seeAll.path}>{seeAll.text}</MoreLink>
          </div>
        </div>
        <div className="b">
          <Accordion name="home-questions" openFirst items={items.map(accordionItem)} />
        </div>
      </div>
    </section>
  )
}

function accordionItem({ answer, ...item }: HomeContent['questions']['items'][number]) {
  return {
    ...item,
    id: `question-${item.id}`,
    answer: answer.map((paragraph) => <p key={paragraph}>{wholeNames(paragraph)}</p>),
  }
}

function WhyChooseUs({
  texts,
  founder,
}: {
  texts: HomeContent['whyChooseUs']
  founder: FirmPerson
}) {
  return (
    <section className="why" aria-labelledby="why">
      <div className="wrap duo">
        <div className="a">
          <h2 id="why">{texts.title}</h2>
          <Street />
        </div>
        <div className="b">
          <Letter>
            <h3>{texts.heading}</h3>
            <p className="lead">{texts.lead}</p>
            <p>{texts.text}</p>
            <p className="sig">{founder.name}</p>
            <p className="muted small">{founder.role}</p>
            <MoreLink href={texts.more.path}>{texts.more.text}</MoreLink>
          </Letter>
        </div>
      </div>
    </section>
  )
}

function Closing({ texts }: { texts: HomeContent['closing'] }) {
  const { title, text, book, learnMore } = texts
  return (
    <ClosingCall title={title} text={text}>
      <ButtonLink href={book.path}>{book.text}</ButtonLink>
      <ButtonLink href={learnMore.path} variant="secondary" about={learnMore.about}>
        {learnMore.text}
      </ButtonLink>
    </ClosingCall>
  )
}
