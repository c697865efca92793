import type { AboutContent } from '#app/features/site/pages/about.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { displayPhone, isSampleFirm, languageNames } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { fillTexts } from '#app/features/site/fill-texts.ts'
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
  licenseTexts: InterfaceTexts['plainPages']
  review: string | null
}

/** Spec 2.58 to 2.61. */
export function AboutPage({ content, firm, licenseTexts, review }: AboutPageProps) {
  const { closing, texts } = content
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
      <Founder content={content} firm={firm} licenseTexts={licenseTexts} />
      <Offices content={content} firm={firm} />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink href={texts.contact.path}>{texts.contact.text}</ButtonLink>
      </ClosingCall>
    </>
  )
}

function Story({ content, firm }: Pick<AboutPageProps, 'content' | 'firm'>) {
  const { title, lead, paragraphs } = content.story
  const sampleNote = isSampleFirm(firm) && (
    <Notice>
      <p className="small">{fillTexts(content.texts.sampleNote, { name: firm.name })}</p>
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
      {items.map(({ title: name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </TwoColumns>
  )
}

type FounderProps = {
  content: AboutContent
  firm: FirmProfile
  licenseTexts: InterfaceTexts['plainPages']
}

function Founder({ content, firm, licenseTexts }: FounderProps) {
  const { admissionsTitle, howToCheck } = content.texts
  return (
    <TwoColumns headingId="founder" title={content.founder.title} aside={<Cover name="study" />}>
      <h3>{firm.founder.name}</h3>
      <p className="muted">{firm.founder.role}</p>
      <div className="prose">
        <Paragraphs texts={content.founder.biography} />
      </div>
      <h3>{admissionsTitle}</h3>
      <Admissions admissions={firm.admissions} texts={licenseTexts} />
      <p>
        <MoreLink href={howToCheck.path}>{howToCheck.text}</MoreLink>
      </p>
    </TwoColumns>
  )
}

function Offices({ content, firm }: Pick<AboutPageProps, 'content' | 'firm'>) {
  const { offices, texts } = content
  return (
    <TwoColumns
      className="on-sheet"
      headingId="offices"
      title={offices.title}
      lead={offices.lead}
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
        <p>{fillTexts(offices.languages, { languages: languageNames(firm) })}</p>
      </li>
    </TwoColumns>
  )
}
