import type { SectionOf } from '#app/features/content/records/sections.ts'
import { FeeTable, SourcedFeeTable } from '#app/features/site/fees/ui/fee-table.tsx'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { PeopleRow } from '#app/features/site/people/ui/people-row.tsx'
import type { ShownSection } from '#app/features/site/sections/shown-sections.ts'
import { Blocks } from '#app/features/site/sections/ui/blocks.tsx'
import { TextOf, type TextParts } from '#app/features/site/sections/ui/section-text.tsx'
import { SectionPicture } from '#app/features/site/sections/ui/section-picture.tsx'
import { QuestionList } from '#app/features/site/ui/question-list.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Matrix } from '#app/ui/page/matrix.tsx'
import { OfferTable } from '#app/ui/page/offer-table.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/page/offers.tsx'
import { Notes } from '#app/ui/page/region.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ServiceTexts = InterfaceTexts['services']

type OfferListProps = { section: SectionOf<'offerings'>; texts: ServiceTexts }

export function OfferList({ section, texts }: OfferListProps) {
  const { id, title, lead, questions, items } = section
  if (questions === undefined) {
    return (
      <TwoColumns headingId={id} title={title} lead={lead}>
        <Offers items={items} />
      </TwoColumns>
    )
  }
  return (
    <section aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{wholeNames(title)}</h2>
        {lead !== undefined && <p className="muted">{wholeNames(lead)}</p>}
        <OfferTable items={items} questions={questions} labels={texts} labelledBy={id} />
        {items.map(
          ({ title: name, notice }) => notice && <DatedCallout key={name} notice={notice} />,
        )}
      </div>
    </section>
  )
}

export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  const { id, title, lead, link, note, columns, rows } = section
  return (
    <TwoColumns
      className="wide night"
      headingId={id}
      title={title}
      lead={lead}
      aside={link && <MoreLink href={link.href}>{link.text}</MoreLink>}
    >
      <Matrix columns={columns} rows={rows} labelledBy={id} />
      {note !== undefined && <p className="small">{wholeNames(note)}</p>}
    </TwoColumns>
  )
}

export function Conditions({ section }: { section: SectionOf<'conditions'> }) {
  const { id, title, lead, items } = section
  return (
    <TwoColumns
      className="wide"
      headingId={id}
      title={title}
      lead={lead}
      contentTag="ul"
      contentClass="conditions"
    >
      {items.map((item) => (
        <li key={item}>{wholeNames(item)}</li>
      ))}
    </TwoColumns>
  )
}

type BeforeYouCallProps = {
  section: SectionOf<'beforeYouCall'>
  texts: ServiceTexts['beforeYouCall']
}

export function BeforeYouCall({ section, texts }: BeforeYouCallProps) {
  const { id, title, whoMayApply, howLong, whatToBring, notice } = section
  return (
    <TwoColumns headingId={id} title={title}>
      <div className="before">
        {whoMayApply !== undefined && (
          <div>
            <h3>{texts.whoMayApply}</h3>
            <p>{wholeNames(whoMayApply)}</p>
          </div>
        )}
        <div>
          <h3>{texts.whatToBring}</h3>
          <ul className="marks">
            {whatToBring.map((item) => (
              <li key={item}>{wholeNames(item)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{texts.howLong}</h3>
          <p>{wholeNames(howLong)}</p>
        </div>
      </div>
      {notice && <DatedCallout notice={notice} />}
    </TwoColumns>
  )
}

export function Benefits({
  section: { id, title: heading, items },
}: {
  section: SectionOf<'benefits'>
}) {
  return (
    <section aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <ul className="benefits">
          {items.map(({ title, text }) => (
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

type StepsProps = { section: SectionOf<'steps'>; review: string | null }

export function Steps({ section: { id, title, items }, review }: StepsProps) {
  // Spec 3.23: the number is text, '01' to '06'.
  const steps = items.map((step, index) => ({
    number: String(index + 1).padStart(2, '0'),
    ...step,
  }))
  return (
    <TwoColumns
      headingId={id}
      title={title}
      aside={review === null ? undefined : <p className="meta">{review}</p>}
    >
      <RouteOfSteps steps={steps} />
    </TwoColumns>
  )
}

export function Reasons({ section }: { section: SectionOf<'reasons'> }) {
  const { id, title, lead, notes, link } = section
  return (
    <TwoColumns className="night" headingId={id} title={title}>
      <p className="lead">{wholeNames(lead)}</p>
      <Notes notes={notes} />
      {link && <MoreLink href={link.href}>{link.text}</MoreLink>}
    </TwoColumns>
  )
}

type Shown<Kind extends ShownSection['kind']> = Extract<ShownSection, { kind: Kind }>

export function TextSection({ section, ...parts }: TextParts) {
  return (
    <TwoColumns headingId={section.id} title={section.title} contentClass="prose">
      <TextOf section={section} {...parts} />
    </TwoColumns>
  )
}

export function Questions({ section: { id, title, questions } }: { section: Shown<'questions'> }) {
  return (
    <TwoColumns headingId={id} title={title}>
      <QuestionList name={`${id}-questions`} questions={questions} />
    </TwoColumns>
  )
}

export function People({ section: { id, title, people } }: { section: Shown<'people'> }) {
  return (
    <TwoColumns headingId={id} title={title}>
      <PeopleRow people={people} />
    </TwoColumns>
  )
}

type FeesProps = { section: Shown<'fees'>; texts: InterfaceTexts['fees'] }

export function Fees({ section, texts }: FeesProps) {
  const { id, title, lead, listed } = section
  return (
    <TwoColumns headingId={id} title={title} lead={lead}>
      {listed.rows.length > 0 && (
        <FeeTable first={texts.columns.work} fees={listed.rows} texts={texts} />
      )}
      {listed.groups.map((group) => (
        <SourcedFeeTable key={group.source.text} group={group} texts={texts} />
      ))}
    </TwoColumns>
  )
}

export function NoticeSection({ section }: { section: SectionOf<'notice'> }) {
  return (
    <TwoColumns headingId={section.id} title={section.title}>
      <DatedCallout notice={section} />
    </TwoColumns>
  )
}

export function PictureSection({ section }: { section: Shown<'picture'> }) {
  return (
    <TwoColumns headingId={section.id} title={section.title} contentClass="prose">
      <p>
        <SectionPicture picture={section.picture} sizes="(min-width: 64em) 44rem, 100vw" />
      </p>
      <Blocks blocks={section.blocks} />
    </TwoColumns>
  )
}

export function Quotation({ section }: { section: SectionOf<'quotation'> }) {
  return (
    <TwoColumns headingId={section.id} title={section.title} contentClass="prose">
      <blockquote>
        <p>{wholeNames(section.quotation)}</p>
      </blockquote>
      <p className="meta">{section.by}</p>
    </TwoColumns>
  )
}
