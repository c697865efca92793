import type { FirmPerson } from '#app/features/site/firm.ts'
import type { HomeContent } from '#app/features/site/content/en/home.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import type { SiteLinks } from '#app/features/site/pages/links.ts'
import { Accordion } from '#app/ui/page/accordion.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { Mantle } from '#app/ui/art/mantle.tsx'
import { Street } from '#app/ui/art/street.tsx'
import { StripCloth } from '#app/ui/art/strip-cloth.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { ServiceItem } from '#app/ui/frame/frame.ts'
import { Hero } from '#app/ui/page/hero.tsx'
import { IndexList, Region } from '#app/ui/page/region.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type HomePageProps = {
  /** With its facts already quoted. */
  content: HomeContent
  services: readonly ServiceItem[]
  founder: FirmPerson
  links: SiteLinks
}

/** Spec 2.50 to 2.57. */
export function HomePage({ content, services, founder, links }: HomePageProps) {
  const { bookingHref } = links
  return (
    <>
      <HomeHero content={content} bookingHref={bookingHref} />
      <General content={content} services={services} />
      <People id="africa" text={content.africa} />
      <People id="south-america" text={content.southAmerica} />
      <Questions content={content} bookingHref={bookingHref} />
      <WhyChooseUs texts={content.whyChooseUs} founder={founder} />
      <Closing texts={content.closing} />
    </>
  )
}

type BookingProps = { content: HomeContent; bookingHref: string }

function HomeHero({ content, bookingHref }: BookingProps) {
  const { title, subtitle, bookConsultation, learnMore } = content.hero
  return (
    <Hero
      kind="home"
      title={title}
      subtitle={`${subtitle} ${content.bookingNote}`}
      buttons={[
        {
          text: learnMore.text,
          link: learnMore.path,
          variant: 'secondary',
          about: learnMore.about,
        },
        { text: bookConsultation, link: bookingHref },
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
    <TwoColumns
      headingId="general"
      title={title}
      lead={lead}
      aside={<MoreLink href={more.path}>{more.text}</MoreLink>}
    >
      <IndexList entries={services} />
    </TwoColumns>
  )
}

const cloths = {
  africa: { cloth: <StripCloth id="strip-cloth" />, clothRight: false },
  'south-america': { cloth: <Mantle id="mantle" />, clothRight: true },
}

function People({ id, text }: { id: keyof typeof cloths; text: HomeContent['africa'] }) {
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

function Questions({ content, bookingHref }: BookingProps) {
  const { title, schedule, seeAll, items } = content.questions
  const calls = (
    <div className="btns">
      <ButtonLink href={bookingHref}>{schedule}</ButtonLink>
      <MoreLink href={seeAll.path}>{seeAll.text}</MoreLink>
    </div>
  )
  return (
    <TwoColumns headingId="questions" title={title} lead={content.bookingNote} aside={calls} sticky>
      <Accordion name="home-questions" openFirst items={items.map(accordionItem)} />
    </TwoColumns>
  )
}

function accordionItem({ answer, ...item }: HomeContent['questions']['items'][number]) {
  return {
    ...item,
    id: `question-${item.id}`,
    answer: answer.map((paragraph) => <p key={paragraph}>{wholeNames(paragraph)}</p>),
  }
}

type WhyChooseUsProps = { texts: HomeContent['whyChooseUs']; founder: FirmPerson }

function WhyChooseUs({ texts, founder }: WhyChooseUsProps) {
  return (
    <TwoColumns className="why" headingId="why" title={texts.title} aside={<Street />}>
      <Letter>
        <h3>{texts.heading}</h3>
        <p className="lead">{texts.lead}</p>
        <p>{texts.text}</p>
        <p className="sig">{founder.name}</p>
        <p className="muted small">{founder.role}</p>
        <MoreLink href={texts.more.path}>{texts.more.text}</MoreLink>
      </Letter>
    </TwoColumns>
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
