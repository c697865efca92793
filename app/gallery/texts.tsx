import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { Accordion, type AccordionItem } from '#app/ui/page/accordion.tsx'
import { Badges, Chip, Status } from '#app/ui/page/badge.tsx'
import { IndexList, Notes } from '#app/ui/page/region.tsx'
import { Callout, Letter, Notice } from '#app/ui/feedback/notice.tsx'
import { Matrix } from '#app/ui/page/matrix.tsx'
import { OfferTable } from '#app/ui/page/offer-table.tsx'
import { DatedCallout, Offers, RouteOfSteps } from '#app/ui/page/offers.tsx'
import { Toast, ToastRegion } from '#app/ui/feedback/toast.tsx'

/** Small marks, remarks and messages. */
export function Messages() {
  return (
    <Shelf title="Marks and messages">
      <Specimen name="Badges, Chip and Status">
        {() => (
          <>
            <Badges badges={[{ text: 'Visa' }, { text: 'Family Immigration', href: '#here' }]} />
            <br />
            <Chip>Visa</Chip> <Chip title="Fees, Forms">+2</Chip>
            <br />
            <Status published text="Published" /> <Status published={false} text="Draft" />
          </>
        )}
      </Specimen>
      <Specimen name="Toast">
        {() => (
          <ToastRegion
            path="/dev/ui"
            label="Notifications"
            closeLabel="Close"
            toasts={[
              {
                title: 'Logged out',
                text: 'You have been successfully logged out.',
                tone: 'normal',
              },
              {
                title: 'Oops! Something went wrong.',
                text: 'Please try again later.',
                tone: 'destructive',
              },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Toast, of one line">
        {() => (
          <div className="toasts">
            <Toast toast={{ title: 'Success', tone: 'normal' }} closeLabel="Close" />
          </div>
        )}
      </Specimen>
      <Specimen name="Notice and Callout">
        {() => (
          <>
            <Notice>
              <p>
                <b>Before you write.</b> Sending a message creates no attorney-client relationship.
              </p>
            </Notice>
            <br />
            <Callout>
              <p>A fact set apart from the text.</p>
            </Callout>
            <br />
            <DatedCallout
              notice={{
                text: 'True on the day that it was checked.',
                link: { text: 'Look at the source', href: 'https://example.com/' },
              }}
            />
          </>
        )}
      </Specimen>
      <Specimen name="Letter">
        {() => (
          <Letter>
            <h3>Personalized Approach</h3>
            <p>One lawyer answers for your case, from the first meeting to the last letter.</p>
            <p className="sig">Sample Founder</p>
          </Letter>
        )}
      </Specimen>
    </Shelf>
  )
}

const questions = (id: string): AccordionItem[] => [
  {
    id: `${id}-1`,
    question: 'What should I bring?',
    answer: <p>Every letter you have.</p>,
    category: 'General',
  },
  { id: `${id}-2`, question: 'How long does an EB-5 case take?', answer: <p>Years.</p> },
  {
    id: `${id}-3`,
    question: 'A question that cannot be opened',
    answer: <p>Never.</p>,
    disabled: true,
  },
]

const offer = { title: 'Sibling petitions', description: 'A citizen may petition for a sister.' }

/** Lists of every kind. */
export function Lists() {
  return (
    <Shelf title="Lists">
      <Specimen name="Accordion">
        {(id) => <Accordion name={id} items={questions(id)} openFirst />}
      </Specimen>
      <Specimen name="Accordion, horizontal and from right to left">
        {(id) => <Accordion name={id} items={questions(id)} orientation="horizontal" dir="rtl" />}
      </Specimen>
      <Specimen name="IndexList">
        {() => (
          <IndexList
            entries={[
              {
                name: 'Family Immigration',
                note: 'Bring a spouse, parent or child.',
                path: '#here',
              },
              { name: 'Work Visas', note: 'H-1B, L-1, E-1/E-2 and O-1.', path: '#there' },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Notes">
        {() => <Notes notes={[{ start: 'Names.', text: 'We line them up across your papers.' }]} />}
      </Specimen>
      <Specimen name="Offers">
        {() => (
          <Offers
            items={[
              { ...offer, details: [], requirements: [] },
              {
                ...offer,
                title: 'Parent petitions',
                details: [],
                requirements: [],
                notice: { text: 'The line moves from month to month.' },
              },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="RouteOfSteps">
        {() => (
          <RouteOfSteps
            steps={[
              {
                number: '01',
                title: 'Initial consultation',
                description: 'You tell us where you are.',
                duration: '30 minutes',
              },
              {
                number: '06',
                title: 'Resolution',
                description: 'The thread ends here.',
                duration: 'Months to years',
              },
            ]}
          />
        )}
      </Specimen>
    </Shelf>
  )
}

/** What is compared side by side. */
export function Tables() {
  return (
    <Shelf title="Tables">
      <Specimen name="OfferTable">
        {() => (
          <OfferTable
            labelledBy="offer-table"
            labels={{
              forWhom: 'For whom',
              details: 'What we do',
              requirements: 'What the law asks',
            }}
            questions={['Who files']}
            items={[
              {
                ...offer,
                answers: ['A citizen'],
                details: ['We fill in Form I-130.', 'We answer the letters.'],
                requirements: ['A citizen of 21 years or more'],
              },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Matrix">
        {() => (
          <Matrix
            labelledBy="matrix"
            columns={['You are a citizen', 'You have a green card']}
            rows={[
              {
                label: 'Brother or sister',
                cells: [
                  { text: 'A line', mark: 'wait' },
                  { text: 'No', mark: 'no' },
                ],
              },
            ]}
          />
        )}
      </Specimen>
    </Shelf>
  )
}
