import type { Booking } from '#app/features/site/fees/consultation.ts'
import type { FeesContent } from '#app/features/site/fees/fees.ts'
import type { Proof } from '#app/features/site/fees/proof.ts'
import { FeeTable, SourcedFeeTable } from '#app/features/site/fees/ui/fee-table.tsx'
import { FirmProof } from '#app/features/site/fees/ui/firm-proof.tsx'
import { PromiseList } from '#app/features/site/fees/ui/promise-list.tsx'
import { ContactCall } from '#app/features/site/ui/closing-call.tsx'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Letter } from '#app/ui/feedback/notice.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { RouteOfSteps } from '#app/ui/page/offers.tsx'

type FeesPageProps = Booking & {
  /** With its facts already quoted. */
  content: FeesContent
  proof: Proof
  review: string | null
  phone: Phone
}

/** No part stands empty: what the firm has not filled in is left out. */
export function FeesPage({ content, proof, review, phone, ...booking }: FeesPageProps) {
  const { texts, closing } = content
  return (
    <>
      <PageHead content={content} review={review} vignette="receipt" motif="west" />
      <Consultation content={content} phone={phone} {...booking} />
      <FirmFees content={content} proof={proof} />
      <GovernmentFees content={content} />
      <Never content={content} />
      <FirstCall firstCall={content.firstCall} />
      <Agreement agreement={content.agreement} />
      <ContactCall {...closing} {...booking} texts={texts} />
    </>
  )
}

type ConsultationProps = Omit<FeesPageProps, 'proof' | 'review'>

function Consultation({ content, bookingHref, consultation: { line }, phone }: ConsultationProps) {
  const { texts, consultation } = content
  return (
    <TwoColumns headingId="consultation" title={consultation.title}>
      <p className="stand">{line}</p>
      <p>
        {consultation.text} {consultation.ask}
      </p>
      <div className="btns full">
        <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
        <ButtonLink href={phone.href} variant="secondary" icon="phone">
          {texts.call.replace('{phone}', () => phone.display)}
        </ButtonLink>
      </div>
    </TwoColumns>
  )
}

function FirmFees({ content, proof }: Pick<FeesPageProps, 'content' | 'proof'>) {
  const { texts, firmFees, promises } = content
  return (
    <TwoColumns className="on-sheet" headingId="our-fee" title={firmFees.title}>
      <p className="lead">{firmFees.lead}</p>
      {firmFees.rows.length > 0 && (
        <FeeTable first={texts.columns.work} fees={firmFees.rows} texts={texts} />
      )}
      <MoreLink href="#agreement">{texts.readAgreement}</MoreLink>
      <PromiseList {...promises} />
      <FirmProof {...proof} />
    </TwoColumns>
  )
}

function GovernmentFees({ content }: Pick<FeesPageProps, 'content'>) {
  const { texts, governmentFees } = content
  const { title, lead, groups, schedule } = governmentFees
  return (
    <TwoColumns
      className="wide receipt on-well"
      headingId="government-fees"
      title={title}
      lead={lead}
      aside={<MoreLink href={schedule.href}>{schedule.text}</MoreLink>}
    >
      {groups.map((group) => (
        <SourcedFeeTable key={group.source.text} group={group} texts={texts} />
      ))}
    </TwoColumns>
  )
}

function Never({ content: { never, texts } }: Pick<FeesPageProps, 'content'>) {
  return (
    <TwoColumns className="on-sheet" headingId="never" title={never.title}>
      <ul className="marks">
        {never.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <MoreLink href={texts.whoMayHelp.path}>{texts.whoMayHelp.text}</MoreLink>
      </p>
    </TwoColumns>
  )
}

function FirstCall({ firstCall }: { firstCall: FeesContent['firstCall'] }) {
  const { title, lead, steps } = firstCall
  const numbered = steps.map(({ title: name, text }, index) => ({
    number: String(index + 1).padStart(2, '0'),
    title: name,
    description: text,
  }))
  return (
    <TwoColumns headingId="first-call" title={title} lead={lead}>
      <RouteOfSteps steps={numbered} />
    </TwoColumns>
  )
}

function Agreement({ agreement }: { agreement: FeesContent['agreement'] }) {
  const { title, lead, clauses } = agreement
  return (
    <TwoColumns
      id="agreement"
      className="on-well"
      headingId="agreement-title"
      title={title}
      lead={lead}
    >
      <Letter>
        <ol className="clauses">
          {clauses.map(({ title: name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Letter>
    </TwoColumns>
  )
}
