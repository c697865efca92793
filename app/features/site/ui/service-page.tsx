import { type ComponentProps, Fragment, type ReactNode } from 'react'
import type { ServiceSection } from '#app/features/content/records/service.ts'
import type { Consultation } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { RelatedLink } from '#app/features/site/pages/related.ts'
import type { ServicePageContent } from '#app/features/site/pages/services.ts'
import { ServicePeople } from '#app/features/site/people/ui/service-people.tsx'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import {
  BeforeYouCall,
  Benefits,
  Conditions,
  OfferList,
  Steps,
  WhoForWhom,
  WhyChooseUs,
} from '#app/features/site/ui/service-parts.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type ServiceTexts = InterfaceTexts['services']

type ServicePageProps = {
  /** With its facts already quoted. */
  content: ServicePageContent
  texts: ServiceTexts
  review: string | null
  bookingHref: string
  phone: Phone
  people: ComponentProps<typeof ServicePeople>
  consultation: Consultation
  /** The form of the service, or nothing. */
  tool: ReactNode
  related: { title: string; links: readonly RelatedLink[] }
}

/** Spec 2.65 to 2.80: each page in the order of what its readers ask first. */
export function ServicePage(props: ServicePageProps) {
  const { content, texts, review, bookingHref, phone, people, consultation, tool, related } = props
  const calls = { bookingHref, phone, texts }
  const { quickExit, offerings, options, steps } = content
  const parts: Record<ServiceSection, ReactNode> = {
    tool,
    conditions: content.conditions && <Conditions section={content.conditions} />,
    matrix: content.matrix && <WhoForWhom matrix={content.matrix} />,
    options: options && <OfferList id="options" list={options} texts={texts} />,
    offerings: <OfferList id="offerings" list={offerings} texts={texts} />,
    call: (
      <BeforeYouCall
        section={content.beforeYouCall}
        notice={content.notice}
        texts={texts.beforeYouCall}
      />
    ),
    benefits: content.benefits && <Benefits benefits={content.benefits} />,
    steps: <Steps steps={steps} review={review} />,
    why: content.whyChooseUs && <WhyChooseUs section={content.whyChooseUs} texts={texts} />,
  }
  return (
    <>
      {quickExit && (
        <QuickExitStrip texts={texts.leave} behaviour="quick-exit" more={texts.leave.urgent} />
      )}
      <ServiceHero content={content} calls={calls} consultation={consultation} />
      <div className="parts">
        {[...new Set([...(content.sectionOrder ?? []), ...USUAL_ORDER])].map((name) => (
          <Fragment key={name}>{parts[name]}</Fragment>
        ))}
        <ServicePeople {...people} />
      </div>
      <RelatedLinks headingId="related" {...related} />
      <Closing content={content} calls={calls} />
      {quickExit && <ExitFloat texts={texts.leave} />}
    </>
  )
}

/** In the order of what most readers ask first. */
const USUAL_ORDER: readonly ServiceSection[] = [
  'tool',
  'conditions',
  'matrix',
  'options',
  'call',
  'offerings',
  'steps',
  'benefits',
  'why',
]

type Calls = { bookingHref: string; phone: Phone; texts: ServiceTexts }

type ServiceHeroProps = { content: ServicePageContent; calls: Calls; consultation: Consultation }

function ServiceHero({ content, calls, consultation }: ServiceHeroProps) {
  const { bookingHref, phone, texts } = calls
  return (
    <Hero
      title={content.hero.title}
      subtitle={content.hero.subtitle}
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
    >
      <ConsultationLine {...consultation} />
    </Hero>
  )
}

function callText({ texts, phone }: Calls): string {
  return texts.call.replace('{phone}', () => phone.display)
}

function Closing({ content, calls }: { content: ServicePageContent; calls: Calls }) {
  const { bookingHref, phone, texts } = calls
  const { contact } = texts
  return (
    <ClosingCall {...content.closing}>
      <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {callText(calls)}
      </ButtonLink>
      {/* Says where the message comes from, so that it is restricted. */}
      {content.quickExit && (
        <ButtonLink href={`${contact.path}?from=${content.id}`} variant="secondary">
          {contact.text}
        </ButtonLink>
      )}
    </ClosingCall>
  )
}
