import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { HomeContent } from '#app/features/site/pages/home.ts'
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
  founder: FirmProfile['founder']
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
      <WhyChooseUs content={content} founder={founder} />
      <Closing content={content} />
    </>
  )
}

type BookingProps = { content: HomeContent; bookingHref: string }

function HomeHero({ content, bookingHref }: BookingProps) {
  const { title, subtitle } = content
  const { bookConsultation, learnMore, bookingNote } = content.texts
  return (
    <Hero
      kind="home"
      title={title}
      subtitle={`${subtitle} ${bookingNote}`}
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
  const { title, lead } = content.general
  const more = content.texts.allServices
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
      {text.more.map(({ text: name, href }) => (
        <div key={href}>
          <MoreLink href={href}>{name}</MoreLink>
        </div>
      ))}
    </Region>
  )
}

function Questions({ content, bookingHref }: BookingProps) {
  const { schedule, allQuestions, bookingNote } = content.texts
  const calls = (
    <div className="btns">
      <ButtonLink href={bookingHref}>{schedule}</ButtonLink>
      <MoreLink href={allQuestions.path}>{allQuestions.text}</MoreLink>
    </div>
  )
  return (
    <TwoColumns
      headingId="questions"
      title={content.questionsTitle}
      lead={bookingNote}
      aside={calls}
      sticky
    >
      <Accordion name="home-questions" openFirst items={content.questions.map(accordionItem)} />
    </TwoColumns>
  )
}

function accordionItem(item: HomeContent['questions'][number]) {
  const { section, category, question, answer } = item
  return {
    id: `question-${section}`,
    question,
    category,
    answer: answer.map((paragraph) => <p key={paragraph}>{wholeNames(paragraph)}</p>),
  }
}

function WhyChooseUs({ content, founder }: Pick<HomePageProps, 'content' | 'founder'>) {
  const { heading, lead, text } = content.whyChooseUs
  const { title, more } = content.texts.whyChooseUs
  return (
    <TwoColumns className="why" headingId="why" title={title} aside={<Street />}>
      <Letter>
        <h3>{heading}</h3>
        <p className="lead">{lead}</p>
        <p>{text}</p>
        <p className="sig">{founder.name}</p>
        <p className="muted small">{founder.role}</p>
        <MoreLink href={more.path}>{more.text}</MoreLink>
      </Letter>
    </TwoColumns>
  )
}

function Closing({ content }: Pick<HomePageProps, 'content'>) {
  const { title, text } = content.closing
  const { book, learnMore } = content.texts
  return (
    <ClosingCall title={title} text={text}>
      <ButtonLink href={book.path}>{book.text}</ButtonLink>
      <ButtonLink href={learnMore.path} variant="secondary" about={learnMore.about}>
        {learnMore.text}
      </ButtonLink>
    </ClosingCall>
  )
}
