import type { AboutContent } from '#app/features/site/page-content.ts'
import { displayPhone, type FirmProfile, isSampleFirm } from '#app/features/site/firm.ts'
import { fillTexts, type LicenseTexts } from '#app/features/site/pages/plain-page.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Cover } from '#app/ui/art/cover.tsx'
import { Vignette } from '#app/ui/art/vignette.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

type AboutPageProps = {
  content: AboutContent
  firm: FirmProfile
  licenseTexts: LicenseTexts
  review: string
}

/** Spec 2.58 to 2.61. */
export function AboutPage({ content, firm, licenseTexts, review }: AboutPageProps) {
  return (
    <>
      <Hero
        title={content.title}
        subtitle={content.subtitle}
        art={<Vignette name="shoebox" />}
        artBeside
      >
        <p className="meta">{review}</p>
      </Hero>
      <Band motif="andes" id="about-band" />
      <Story content={content} firm={firm} />
      <Values values={content.values} />
      <Founder texts={content.founder} firm={firm} licenseTexts={licenseTexts} />
      <Offices texts={content.offices} firm={firm} />
      <ClosingCall title={content.closing.title} text={content.closing.text}>
        <ButtonLink href={content.closing.contact.path}>{content.closing.contact.text}</ButtonLink>
      </ClosingCall>
    </>
  )
}

function Story({ content, firm }: Pick<AboutPageProps, 'content' | 'firm'>) {
  const { title, lead, paragraphs } = content.story
  return (
    <section aria-labelledby="story">
      <div className="wrap duo">
        <div className="a">
          <h2 id="story">{title}</h2>
          {isSampleFirm(firm) && (
            <Notice>
              <p className="small">{fillTexts(content.sampleNote, { name: firm.name })}</p>
            </Notice>
          )}
        </div>
        <div className="b prose">
          <p className="stand">{lead}</p>
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

function Values({ values }: { values: AboutContent['values'] }) {
  return (
    <section className="on-sheet" aria-labelledby="values">
      <div className="wrap duo">
        <div className="a">
          <h2 id="values">{values.title}</h2>
          <p className="muted">{values.lead}</p>
        </div>
        <ul className="b offers">
          {values.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type FounderProps = {
  texts: AboutContent['founder']
  firm: FirmProfile
  licenseTexts: LicenseTexts
}

function Founder({ texts, firm, licenseTexts }: FounderProps) {
  return (
    <section aria-labelledby="founder">
      <div className="wrap duo">
        <div className="a">
          <h2 id="founder">{texts.title}</h2>
          <Cover name="study" />
        </div>
        <div className="b">
          <h3>{firm.founder.name}</h3>
          <p className="muted">{firm.founder.role}</p>
          <div className="prose">
            <Paragraphs texts={texts.biography} />
          </div>
          <h3>{texts.admissionsTitle}</h3>
          <Admissions admissions={firm.admissions} texts={licenseTexts} />
          <p>
            <MoreLink href={texts.howToCheck.path}>{texts.howToCheck.text}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function Offices({ texts, firm }: { texts: AboutContent['offices']; firm: FirmProfile }) {
  const languages = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    firm.languages.map(({ name }) => name),
  )
  return (
    <section className="on-sheet" aria-labelledby="offices">
      <div className="wrap duo">
        <div className="a">
          <h2 id="offices">{texts.title}</h2>
          <p className="muted">{texts.lead}</p>
        </div>
        <ul className="b offers">
          {firm.offices.map(({ name, street, city, state, zip, phone }) => (
            <li key={name}>
              <h3>{name}</h3>
              <address>
                {street}
                <br />
                {city}, {state} {zip}
              </address>
              <a className="more" href={`tel:${phone}`}>
                {fillTexts(texts.call, { phone: displayPhone(phone) })}
              </a>
            </li>
          ))}
          <li>
            <h3>{texts.languagesTitle}</h3>
            <p>{fillTexts(texts.languages, { languages })}</p>
          </li>
        </ul>
      </div>
    </section>
  )
}
