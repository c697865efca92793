import { isOutside } from '#app/ui/frame/outside.ts'
import type {
  OfferingList,
  ServicePageContent,
  ServiceTexts,
} from '#app/features/site/pages/service-page.ts'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/page/offers.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

export type Phone = { display: string; href: string }

type ServicePageProps = {
  /** With its facts already quoted. */
  content: ServicePageContent
  texts: ServiceTexts
  review: string
  bookingHref: string
  phone: Phone
}

/** Spec 2.65 to 2.80. */
export function ServicePage({ content, texts, review, bookingHref, phone }: ServicePageProps) {
  const { quickExit, offerings, options, benefits, steps, whyChooseUs } = content
  const calls = { bookingHref, phone, texts }
  return (
    <>
      {quickExit && <QuickExitStrip texts={texts.leave} behaviour="leave-quickly" />}
      <ServiceHero content={content} calls={calls} />
      <Offerings
        id="offerings"
        list={offerings}
        texts={texts}
        notice={content.notice}
        review={review}
      />
      {options && <Offerings id="options" list={options} texts={texts} />}
      {benefits && <Benefits benefits={benefits} />}
      <Steps steps={steps} />
      <BeforeYouCall section={content.beforeYouCall} texts={texts.beforeYouCall} />
      {whyChooseUs && <WhyChooseUs section={whyChooseUs} texts={texts} />}
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
        { text: texts.bookConsultation, link: bookingHref, external: isOutside(bookingHref) },
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
  list: OfferingList
  texts: ServiceTexts
  notice?: ServicePageContent['notice']
  review?: string
}

function Offerings({ id, list, texts, notice, review }: OfferingsProps) {
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
          <Offers items={list.items} labels={texts} />
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
  section: ServicePageContent['beforeYouCall']
  texts: ServiceTexts['beforeYouCall']
}

function BeforeYouCall({ section, texts }: BeforeYouCallProps) {
  return (
    <section className="on-sheet" aria-labelledby="before-you-call">
      <div className="wrap">
        <h2 id="before-you-call">{texts.title}</h2>
        <ul className="offers three">
          <li>
            <h3>{texts.whoMayApply}</h3>
            <p>{wholeNames(section.whoMayApply)}</p>
          </li>
          <li>
            <h3>{texts.howLong}</h3>
            <p>{wholeNames(section.howLong)}</p>
          </li>
          <li>
            <h3>{texts.whatToBring}</h3>
            <ul className="marks">
              {section.whatToBring.map((item) => (
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
  section: NonNullable<ServicePageContent['whyChooseUs']>
  texts: ServiceTexts
}

function WhyChooseUs({ section, texts }: WhyChooseUsProps) {
  return (
    <section className="why" aria-labelledby="why">
      <div className="wrap duo">
        <h2 id="why" className="a">
          {texts.whyChooseUs}
        </h2>
        <div className="b">
          <p className="lead">{wholeNames(section.lead)}</p>
          <ul className="notes">
            {section.notes.map(({ start, text }) => (
              <li key={start}>
                <b>{wholeNames(start)}</b> {wholeNames(text)}
              </li>
            ))}
          </ul>
          <MoreLink href={texts.whoMayHelp.path}>{texts.whoMayHelp.text}</MoreLink>
        </div>
      </div>
    </section>
  )
}

function Closing({ closing, calls }: { closing: ServicePageContent['closing']; calls: Calls }) {
  const { bookingHref, phone, texts } = calls
  return (
    <ClosingCall {...closing}>
      <ButtonLink href={bookingHref} external={isOutside(bookingHref)}>
        {texts.bookConsultation}
      </ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {callText(calls)}
      </ButtonLink>
    </ClosingCall>
  )
}
