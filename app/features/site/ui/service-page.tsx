import { isOutside } from '#app/ui/outside.ts'
import type {
  OfferingList,
  ServicePageContent,
  ServiceWords,
} from '#app/features/site/service-page.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { ExitFloat, ExitStrip } from '#app/ui/exit-strip.tsx'
import { Hero } from '#app/ui/hero.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/offers.tsx'
import { wholeNames } from '#app/ui/whole-names.tsx'

export type Phone = { display: string; href: string }

type ServicePageProps = {
  /** With its facts already quoted. */
  content: ServicePageContent
  words: ServiceWords
  review: string
  bookingHref: string
  phone: Phone
}

/** Spec 2.65 to 2.80. */
export function ServicePage({ content, words, review, bookingHref, phone }: ServicePageProps) {
  const { leaveQuickly, offerings, options, benefits, steps, whyChooseUs } = content
  const calls = { bookingHref, phone, words }
  return (
    <>
      {leaveQuickly && <ExitStrip words={words.leave} behaviour="leave-quickly" />}
      <ServiceHero content={content} calls={calls} />
      <Offerings
        id="offerings"
        list={offerings}
        words={words}
        notice={content.notice}
        review={review}
      />
      {options && <Offerings id="options" list={options} words={words} />}
      {benefits && <Benefits benefits={benefits} />}
      <Steps steps={steps} />
      <BeforeYouCall texts={content.beforeYouCall} words={words.beforeYouCall} />
      {whyChooseUs && <WhyChooseUs texts={whyChooseUs} words={words} />}
      <Closing closing={content.closing} calls={calls} />
      {leaveQuickly && <ExitFloat words={words.leave} />}
    </>
  )
}

type Calls = { bookingHref: string; phone: Phone; words: ServiceWords }

function ServiceHero({ content, calls }: { content: ServicePageContent; calls: Calls }) {
  const { bookingHref, phone, words } = calls
  return (
    <Hero
      title={content.hero.title}
      subtitle={`${content.hero.subtitle} ${words.bookingNote}`}
      before={
        <nav className="crumbs" aria-label={words.breadcrumb}>
          <a href={words.services.path}>{words.services.text}</a> /{' '}
          <span aria-current="page">{content.name}</span>
        </nav>
      }
      buttons={[
        { text: words.bookConsultation, link: bookingHref, external: isOutside(bookingHref) },
        { text: callText(calls), link: phone.href, variant: 'secondary' },
      ]}
      art={<Horizon id="hero-light" low scene={content.art} />}
    />
  )
}

function callText({ words, phone }: Calls): string {
  return words.call.replace('{phone}', () => phone.display)
}

type OfferingsProps = {
  id: string
  list: OfferingList
  words: ServiceWords
  notice?: ServicePageContent['notice']
  review?: string
}

function Offerings({ id, list, words, notice, review }: OfferingsProps) {
  return (
    <section className={review === undefined ? undefined : 'on-sheet'} aria-labelledby={id}>
      <div className="wrap duo">
        <div className="a sticky">
          <h2 id={id}>{list.title}</h2>
          <p className="muted">{wholeNames(list.lead)}</p>
          {review !== undefined && <p className="meta">{review}</p>}
          {notice && <DatedCallout notice={notice} />}
        </div>
        <div className="b">
          <Offers items={list.items} labels={words} />
        </div>
      </div>
    </section>
  )
}

function Benefits({ benefits }: { benefits: NonNullable<ServicePageContent['benefits']> }) {
  return (
    <section aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits">{benefits.title}</h2>
        <ul className="offers three">
          {benefits.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{wholeNames(title)}</h3>
              <p>{wholeNames(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Steps({ steps }: { steps: ServicePageContent['steps'] }) {
  return (
    <section aria-labelledby="steps">
      <div className="wrap duo">
        <div className="a sticky">
          <h2 id="steps">{steps.title}</h2>
          <p className="muted">{wholeNames(steps.lead)}</p>
        </div>
        <div className="b">
          <RouteOfSteps steps={steps.items} />
        </div>
      </div>
    </section>
  )
}

type BeforeYouCallProps = {
  texts: ServicePageContent['beforeYouCall']
  words: ServiceWords['beforeYouCall']
}

function BeforeYouCall({ texts, words }: BeforeYouCallProps) {
  return (
    <section className="on-sheet" aria-labelledby="before-you-call">
      <div className="wrap">
        <h2 id="before-you-call">{words.title}</h2>
        <ul className="offers three">
          <li>
            <h3>{words.whoMayApply}</h3>
            <p>{wholeNames(texts.whoMayApply)}</p>
          </li>
          <li>
            <h3>{words.howLong}</h3>
            <p>{wholeNames(texts.howLong)}</p>
          </li>
          <li>
            <h3>{words.whatToBring}</h3>
            <ul className="marks">
              {texts.whatToBring.map((item) => (
                <li key={item}>{wholeNames(item)}</li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
    </section>
  )
}

type WhyChooseUsProps = {
  texts: NonNullable<ServicePageContent['whyChooseUs']>
  words: ServiceWords
}

function WhyChooseUs({ texts, words }: WhyChooseUsProps) {
  return (
    <section className="why" aria-labelledby="why">
      <div className="wrap duo">
        <h2 id="why" className="a">
          {words.whyChooseUs}
        </h2>
        <div className="b">
          <p className="lead">{wholeNames(texts.lead)}</p>
          <ul className="notes">
            {texts.notes.map(({ start, text }) => (
              <li key={start}>
                <b>{wholeNames(start)}</b> {wholeNames(text)}
              </li>
            ))}
          </ul>
          <MoreLink href={words.whoMayHelp.path}>{words.whoMayHelp.text}</MoreLink>
        </div>
      </div>
    </section>
  )
}

function Closing({ closing, calls }: { closing: ServicePageContent['closing']; calls: Calls }) {
  const { bookingHref, phone, words } = calls
  return (
    <ClosingCall {...closing}>
      <ButtonLink href={bookingHref} external={isOutside(bookingHref)}>
        {words.bookConsultation}
      </ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {callText(calls)}
      </ButtonLink>
    </ClosingCall>
  )
}
