import type { AboutContent } from '#app/features/site/pages/about.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { displayPhone, isSampleFirm } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import { FirmProof } from '#app/features/site/fees/ui/firm-proof.tsx'
import { PromiseList } from '#app/features/site/fees/ui/promise-list.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { PeopleRow } from '#app/features/site/people/ui/people-row.tsx'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { ClosingCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
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
      <PageHead content={content} review={review} vignette="shoebox" motif="andes" />
      <Story content={content} firm={firm} />
      <Values content={content} />
      <Founder content={content} />
      <People content={content} licenseTexts={licenseTexts} />
      <Offices content={content} firm={firm} />
      <ClosingCall
        title={closing.title}
        text={closing.text}
        note={<ConsultationLine {...content.consultation} />}
      >
        <ButtonLink href={texts.contact.path}>{texts.contact.text}</ButtonLink>
      </ClosingCall>
    </>
  )
}

function Story({ content, firm }: Pick<AboutPageProps, 'content' | 'firm'>) {
  const { title, lead, paragraphs } = content.story
  const sampleNote = isSampleFirm(firm) && (
    <Notice>
      <p className="small">{fillText(content.texts.sampleNote, { name: firm.name })}</p>
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

function Values({ content: { values, promises } }: Pick<AboutPageProps, 'content'>) {
  const { title, lead, items } = values
  return (
    <TwoColumns className="on-sheet" headingId="values" title={title} lead={lead}>
      <ul className="offers">
        {items.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <PromiseList {...promises} />
    </TwoColumns>
  )
}

function Founder({ content: { founder, texts } }: Pick<AboutPageProps, 'content'>) {
  const { title, summary, biography } = founder
  if (summary === null) return null
  const { name, role, languages, path } = summary
  return (
    <TwoColumns headingId="founder" title={title} aside={<Portrait {...summary} />}>
      <h3>{name}</h3>
      <p className="muted">
        {role}
        {languages !== '' && (
          <>
            <br />
            {languages}
          </>
        )}
      </p>
      <div className="prose">
        <Paragraphs texts={biography} />
      </div>
      <MoreLink href={path}>{fillText(texts.more, { name })}</MoreLink>
    </TwoColumns>
  )
}

type PeopleProps = Omit<AboutPageProps, 'review' | 'firm'>

function People({ content, licenseTexts }: PeopleProps) {
  const { texts, others, proof } = content
  const { peopleTitle, admissionsTitle, howToCheck } = texts
  return (
    <>
      {others.length > 0 && (
        <TwoColumns className="on-sheet" headingId="people" title={peopleTitle}>
          <PeopleRow people={others} />
        </TwoColumns>
      )}
      <TwoColumns headingId="licenses" title={admissionsTitle}>
        <Admissions admissions={content.admissions} texts={licenseTexts} />
        <p>
          <MoreLink href={howToCheck.path}>{howToCheck.text}</MoreLink>
        </p>
        <FirmProof {...proof} />
      </TwoColumns>
    </>
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
            {fillText(texts.call, { phone: displayPhone(phone) })}
          </a>
        </li>
      ))}
      <li>
        <h3>{texts.languagesTitle}</h3>
        <p>{offices.languages}</p>
      </li>
    </TwoColumns>
  )
}
