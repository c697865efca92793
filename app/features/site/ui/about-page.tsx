import type { AboutContent } from '#app/features/site/content/en/about.ts'
import { displayPhone, type FirmProfile, isSampleFirm } from '#app/features/site/firm.ts'
import { fillTexts, type LicenseTexts } from '#app/features/site/pages/plain-page.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Cover } from '#app/ui/art/cover.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

type AboutPageProps = {
  content: AboutContent
  firm: FirmProfile
  licenseTexts: LicenseTexts
  review: string
}

/** Spec 2.58 to 2.61. */
export function AboutPage({ content, firm, licenseTexts, review }: AboutPageProps) {
  const { closing } = content
  return (
    <>
      <PageHead
        content={content}
        review={review}
        vignette="shoebox"
        motif="andes"
        bandId="about-band"
      />
      <Story content={content} firm={firm} />
      <Values values={content.values} />
      <Founder texts={content.founder} firm={firm} licenseTexts={licenseTexts} />
      <Offices texts={content.offices} firm={firm} />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink href={closing.contact.path}>{closing.contact.text}</ButtonLink>
      </ClosingCall>
    </>
  )
}

function Story({ content, firm }: Pick<AboutPageProps, 'content' | 'firm'>) {
  const { title, lead, paragraphs } = content.story
  const sampleNote = isSampleFirm(firm) && (
    <Notice>
      <p className="small">{fillTexts(content.sampleNote, { name: firm.name })}</p>
    </Notice>
  )
  return (
    <TwoColumns headingId="story" title={title} aside={sampleNote} contentClass="prose">
      <p className="stand">{lead}</p>
      <Paragraphs texts={paragraphs} />
    </TwoColumns>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

function Values({ values: { title, lead, items } }: { values: AboutContent['values'] }) {
  return (
    <TwoColumns
      className="on-sheet"
      headingId="values"
      title={title}
      lead={lead}
      contentTag="ul"
      contentClass="offers"
    >
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </TwoColumns>
  )
}

type FounderProps = {
  texts: AboutContent['founder']
  firm: FirmProfile
  licenseTexts: LicenseTexts
}

function Founder({ texts, firm, licenseTexts }: FounderProps) {
  return (
    <TwoColumns headingId="founder" title={texts.title} aside={<Cover name="study" />}>
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
    </TwoColumns>
  )
}

function Offices({ texts, firm }: { texts: AboutContent['offices']; firm: FirmProfile }) {
  const languages = new Intl.ListFormat('en', { type: 'conjunction' }).format(
    firm.languages.map(({ name }) => name),
  )
  return (
    <TwoColumns
      className="on-sheet"
      headingId="offices"
      title={texts.title}
      lead={texts.lead}
      contentTag="ul"
      contentClass="offers"
    >
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
    </TwoColumns>
  )
}
