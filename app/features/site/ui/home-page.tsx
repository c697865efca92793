import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { HomeContent } from '#app/features/site/pages/home.ts'
import type { Booking } from '#app/features/site/fees/consultation.ts'
import type { Proof } from '#app/features/site/fees/proof.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import { FirmProof } from '#app/features/site/fees/ui/firm-proof.tsx'
import type { PersonSummary } from '#app/features/site/people/people.ts'
import { PeopleRow } from '#app/features/site/people/ui/people-row.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Accordion } from '#app/ui/page/accordion.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { Place, type PlaceName } from '#app/ui/art/places.tsx'
import { Street } from '#app/ui/art/street.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { ServiceItem } from '#app/ui/frame/frame.ts'
import { Hero } from '#app/ui/page/hero.tsx'
import { IndexList, Region } from '#app/ui/page/region.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type HomePageProps = Booking & {
  /** With its facts already quoted. */
  content: HomeContent
  services: readonly ServiceItem[]
  people: readonly PersonSummary[]
  proof: Proof
  founder: FirmProfile['founder']
}

/** Spec 2.50 to 2.57. */
export function HomePage({ content, services, people, proof, founder, ...booking }: HomePageProps) {
  return (
    <>
      <HomeHero content={content} {...booking} />
      <General content={content} services={services} />
      <Countries id="africa" text={content.africa} place="shores" />
      <Countries id="south-america" text={content.southAmerica} place="hills" />
      <People content={content} people={people} proof={proof} />
      <Questions content={content} {...booking} />
      <WhyChooseUs content={content} founder={founder} />
      <Closing content={content} {...booking} />
    </>
  )
}

type BookingProps = Booking & { content: HomeContent }

function HomeHero({ content, bookingHref, consultation }: BookingProps) {
  const { title, subtitle } = content
  const { bookConsultation, learnMore } = content.texts
  return (
    <Hero
      kind="home"
      title={title}
      subtitle={subtitle}
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
          <Band motif="andes" />
        </>
      }
    >
      <ConsultationLine {...consultation} />
    </Hero>
  )
}

function General({ content, services }: Pick<HomePageProps, 'content' | 'services'>) {
  const { title, lead } = content.general
  const { allServices, allAnswers } = content.texts
  return (
    <TwoColumns
      headingId="general"
      title={title}
      lead={lead}
      aside={[allServices, allAnswers].map(({ text, path }) => (
        <div key={path}>
          <MoreLink href={path}>{text}</MoreLink>
        </div>
      ))}
    >
      <IndexList entries={services} />
    </TwoColumns>
  )
}

type CountriesProps = { id: string; text: HomeContent['africa']; place: PlaceName }

function Countries({ id, text, place }: CountriesProps) {
  return (
    <Region
      headingId={id}
      title={text.title}
      lead={text.lead}
      notes={text.notes}
      art={<Place name={place} />}
      artRight={place === 'hills'}
    >
      {text.more.map(({ text: name, href }) => (
        <div key={href}>
          <MoreLink href={href}>{name}</MoreLink>
        </div>
      ))}
    </Region>
  )
}

function People({ people, proof, content }: Pick<HomePageProps, 'people' | 'proof' | 'content'>) {
  return (
    <TwoColumns className="on-sheet" headingId="people" title={content.texts.people}>
      <PeopleRow people={people} />
      <FirmProof {...proof} />
    </TwoColumns>
  )
}

function Questions({ content, bookingHref, consultation }: BookingProps) {
  const { schedule, allQuestions } = content.texts
  const calls = (
    <>
      <div className="btns">
        <ButtonLink href={bookingHref}>{schedule}</ButtonLink>
        <MoreLink href={allQuestions.path}>{allQuestions.text}</MoreLink>
      </div>
      <ConsultationLine {...consultation} />
    </>
  )
  return (
    <TwoColumns headingId="questions" title={content.questionsTitle} aside={calls}>
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
    <TwoColumns className="night" headingId="why" title={title} aside={<Street />}>
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

function Closing({ content, consultation }: BookingProps) {
  const { title, text } = content.closing
  const { book, learnMore } = content.texts
  return (
    <ClosingCall title={title} text={text} note={<ConsultationLine {...consultation} />}>
      <ButtonLink href={book.path}>{book.text}</ButtonLink>
      <ButtonLink href={learnMore.path} variant="secondary" about={learnMore.about}>
        {learnMore.text}
      </ButtonLink>
    </ClosingCall>
  )
}
