import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { ServicePageContent } from '#app/features/site/pages/services.ts'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { Matrix } from '#app/ui/page/matrix.tsx'
import { OfferTable } from '#app/ui/page/offer-table.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/page/offers.tsx'
import { Notes } from '#app/ui/page/region.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ServiceTexts = InterfaceTexts['services']

type OfferListProps = {
  id: string
  list: ServicePageContent['offerings']
  texts: ServiceTexts
}

export function OfferList({ id, list, texts }: OfferListProps) {
  const { title, lead, questions, items } = list
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

export function WhoForWhom({ matrix }: { matrix: NonNullable<ServicePageContent['matrix']> }) {
  const { title, lead, link, note, columns, rows } = matrix
  return (
    <TwoColumns
      headingId="matrix"
      title={title}
      lead={lead}
      aside={link && <MoreLink href={link.href}>{link.text}</MoreLink>}
    >
      <Matrix columns={columns} rows={rows} labelledBy="matrix" />
      {note !== undefined && <p className="small">{wholeNames(note)}</p>}
    </TwoColumns>
  )
}

type ConditionsProps = { section: NonNullable<ServicePageContent['conditions']> }

export function Conditions({ section: { title, lead, items } }: ConditionsProps) {
  return (
    <TwoColumns
      headingId="conditions"
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
  section: ServicePageContent['beforeYouCall']
  notice: ServicePageContent['notice']
  texts: ServiceTexts['beforeYouCall']
}

export function BeforeYouCall({ section, notice, texts }: BeforeYouCallProps) {
  const { whoMayApply, howLong, whatToBring } = section
  return (
    <TwoColumns headingId="before-you-call" title={texts.title}>
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

export function Benefits({ benefits }: { benefits: NonNullable<ServicePageContent['benefits']> }) {
  return (
    <section aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits">{benefits.title}</h2>
        <ul className="benefits">
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

type StepsProps = { steps: ServicePageContent['steps']; review: string | null }

export function Steps({ steps, review }: StepsProps) {
  return (
    <TwoColumns
      headingId="steps"
      title={steps.title}
      sticky
      aside={review === null ? undefined : <p className="meta">{review}</p>}
    >
      <RouteOfSteps steps={steps.items} />
    </TwoColumns>
  )
}

type WhyChooseUsProps = {
  section: NonNullable<ServicePageContent['whyChooseUs']>
  texts: ServiceTexts
}

export function WhyChooseUs({ section, texts }: WhyChooseUsProps) {
  return (
    <TwoColumns className="why" headingId="why" title={texts.whyChooseUs}>
      <p className="lead">{wholeNames(section.lead)}</p>
      <Notes notes={section.notes} />
      <MoreLink href={texts.whoMayHelp.path}>{texts.whoMayHelp.text}</MoreLink>
    </TwoColumns>
  )
}
