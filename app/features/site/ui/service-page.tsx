import type { ComponentProps, ReactNode } from 'react'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { ServicePageContent } from '#app/features/site/pages/services.ts'
import { ServicePeople } from '#app/features/site/people/ui/service-people.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/page/offers.tsx'
import { Notes } from '#app/ui/page/region.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ServiceTexts = InterfaceTexts['services']

type ServicePageProps = {
  /** With its facts already quoted. */
  content: ServicePageContent
  texts: ServiceTexts
  review: string | null
  bookingHref: string
  phone: Phone
  people: ComponentProps<typeof ServicePeople>
  tool: ReactNode
}

/** Spec 2.65 to 2.80. */
export function ServicePage(props: ServicePageProps) {
  const { content, texts, review, bookingHref, phone, people, tool } = props
  const { quickExit, offerings, options, benefits, steps, whyChooseUs } = content
  const calls = { bookingHref, phone, texts }
  return (
    <>
      {quickExit && <QuickExitStrip texts={texts.leave} behaviour="quick-exit" />}
      <ServiceHero content={content} calls={calls} />
      {tool}
      <Offerings
        id="offerings"
        className="on-sheet"
        list={offerings}
        texts={texts}
        notice={content.notice}
        review={review}
      />
      {options && <Offerings id="options" list={options} texts={texts} />}
      {benefits && <Benefits benefits={benefits} />}
      <TwoColumns headingId="steps" title={steps.title} lead={steps.lead} sticky>
        <RouteOfSteps steps={steps.items} />
      </TwoColumns>
      <BeforeYouCall section={content.beforeYouCall} texts={texts.beforeYouCall} />
      {whyChooseUs && <WhyChooseUs section={whyChooseUs} texts={texts} />}
      <ServicePeople {...people} />
      <Closing closing={content.closing} calls={calls} />
      {quickExit && <ExitFloat texts={texts.leave} />}
    </>
  )
}

type Calls = { bookingHref: string; phone: Phone; texts: ServiceTexts }

function ServiceHero({ content, calls }: { content: ServicePageContent; calls: Calls }) {
  const { bookingHref, phone, texts } = calls
  return (
    <Hero
      title={content.hero.title}
      subtitle={`${content.hero.subtitle} ${texts.bookingNote}`}
      before={
        <nav className="crumbs" aria-label={texts.breadcrumb}>
          <a href={texts.services.path}>{texts.services.text}</a> /{' '}
          <span aria-current="page">{content.name}</span>
        </nav>
      }
      buttons={[
        { text: texts.bookConsultation, link: bookingHref },
        { text: callText(calls), link: phone.href, variant: 'secondary' },
      ]}
      art={<Horizon id="hero-light" low scene={content.art} />}
    />
  )
}

function callText({ texts, phone }: Calls): string {
  return texts.call.replace('{phone}', () => phone.display)
}

type OfferingsProps = {
  id: string
  className?: string
  list: ServicePageContent['offerings']
  texts: ServiceTexts
  notice?: ServicePageContent['notice']
  review?: string | null
}

function Offerings({ id, className, list, texts, notice, review }: OfferingsProps) {
  return (
    <TwoColumns
      className={className}
      headingId={id}
      title={list.title}
      lead={list.lead}
      sticky
      aside={
        <>
          {review && <p className="meta">{review}</p>}
          {notice && <DatedCallout notice={notice} />}
        </>
      }
    >
      <Offers items={list.items} labels={texts} />
    </TwoColumns>
  )
}

type ThreeColumnsProps = {
  headingId: string
  title: string
  className?: string
  items: readonly { title: string; content: ReactNode }[]
}

function ThreeColumns({ headingId, title, className, items }: ThreeColumnsProps) {
  return (
    <section className={className} aria-labelledby={headingId}>
      <div className="wrap">
        <h2 id={headingId}>{title}</h2>
        <ul className="offers three">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{wholeNames(item.title)}</h3>
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Benefits({ benefits }: { benefits: NonNullable<ServicePageContent['benefits']> }) {
  const items = benefits.items.map(({ title, text }) => ({
    title,
    content: <p>{wholeNames(text)}</p>,
  }))
  return <ThreeColumns headingId="benefits" title={benefits.title} items={items} />
}

type BeforeYouCallProps = {
  section: ServicePageContent['beforeYouCall']
  texts: ServiceTexts['beforeYouCall']
}

function BeforeYouCall({ section, texts }: BeforeYouCallProps) {
  const list = (
    <ul className="marks">
      {section.whatToBring.map((item) => (
        <li key={item}>{wholeNames(item)}</li>
      ))}
    </ul>
  )
  return (
    <ThreeColumns
      headingId="before-you-call"
      title={texts.title}
      className="on-sheet"
      items={[
        { title: texts.whoMayApply, content: <p>{wholeNames(section.whoMayApply)}</p> },
        { title: texts.howLong, content: <p>{wholeNames(section.howLong)}</p> },
        { title: texts.whatToBring, content: list },
      ]}
    />
  )
}

type WhyChooseUsProps = {
  section: NonNullable<ServicePageContent['whyChooseUs']>
  texts: ServiceTexts
}

function WhyChooseUs({ section, texts }: WhyChooseUsProps) {
  return (
    <TwoColumns className="why" headingId="why" title={texts.whyChooseUs}>
      <p className="lead">{wholeNames(section.lead)}</p>
      <Notes notes={section.notes} />
      <MoreLink href={texts.whoMayHelp.path}>{texts.whoMayHelp.text}</MoreLink>
    </TwoColumns>
  )
}

function Closing({ closing, calls }: { closing: ServicePageContent['closing']; calls: Calls }) {
  const { bookingHref, phone, texts } = calls
  return (
    <ClosingCall {...closing}>
      <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {callText(calls)}
      </ButtonLink>
    </ClosingCall>
  )
}
