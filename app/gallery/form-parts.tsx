import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import {
  MessageForm,
  type ReturnedMessage,
} from '#app/features/inbox/contact-form/ui/message-form.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { contactContent } from '#app/features/site/pages/contact.ts'
import { POST_FIELDS } from '#app/features/posts/post-fields.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { findLinkTargets } from '#app/features/post-editor/link-targets.ts'
import { imageTools } from '#app/features/images/image-tools.ts'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { OurLocation, ScheduleBox } from '#app/features/site/ui/outside-boxes.tsx'
import { SuggestionList } from '#app/ui/form/suggestion-list.tsx'
import { RichTextField } from '#app/features/rich-text/ui/rich-text-field.tsx'

const { contact: contactTexts, messageForm } = interfaceTexts('en')
const contact = contactContent(shippedSite, contactTexts, true)
const phone = { display: '+1 (703) 555-0100', href: 'tel:+17035550100' }

const refused: ReturnedMessage = {
  typed: { name: '', email: 'ana@', message: '', language: 'pt', safeWay: 'write' },
  problems: { name: 'empty', email: 'not-an-address', message: 'empty' },
  alert: 'empty',
}

const noParagraphs = { marked: [], connect: () => {} }

export function FormParts() {
  return (
    <Shelf title="Forms that are written in">
      <Specimen name="The message form, before anybody writes" wide>
        {() => <MessageForm {...form} returned={null} reference={null} />}
      </Specimen>
      <Specimen name="The message form, refused" wide>
        {() => <MessageForm {...form} returned={refused} reference={null} />}
      </Specimen>
      <Specimen name="The message form, kept but not sent on" wide>
        {() => (
          <MessageForm
            {...form}
            returned={{ ...refused, problems: {}, alert: 'limited' }}
            reference={null}
          />
        )}
      </Specimen>
      <Specimen name="The message form, received" wide>
        {() => <MessageForm {...form} returned={null} reference="K7-Q4M" />}
      </Specimen>
      <Specimen name="A long text, before the rich editor has come" wide>
        {() => (
          <RichTextField
            paragraphs={noParagraphs}
            name="content"
            label={POST_FIELDS.content.label}
            hint={editorTexts.hints.content}
            defaultValue={'## First steps\n\n- Keep every **paper**'}
            maxLength={2_000}
            rows={6}
            error="Content must be at least 50 characters"
            images={imageTools([])}
            facts={[]}
            findLinkTargets={findLinkTargets}
          />
        )}
      </Specimen>
      <Specimen name="What a field suggests, the second one chosen">
        {() => (
          <div className="combo">
            <SuggestionList
              label={editorTexts.categoryList.suggestions}
              list={{ id: 'suggested', options: ['Visa', 'Family', 'Policy Updates'], active: 1 }}
              choose={() => {}}
              keyOf={(name) => name}
            >
              {(name) => name}
            </SuggestionList>
          </div>
        )}
      </Specimen>
    </Shelf>
  )
}

const form = {
  texts: messageForm.form,
  languages: { en: 'English', es: 'Español', pt: 'Português' },
  phone,
  copyTo: null,
}

export function OutsideParts() {
  const { location, schedule } = contact
  const offices = shippedSite.firm.offices
  const page = 'https://calendar.example.com/firm'
  return (
    <Shelf title="Boxes of outside services">
      <Specimen name="Screen, of the dashboard" wide>
        {() => (
          <Screen
            title="Categories"
            about="Each post stands in at least one."
            back={{ href: '#here', text: 'Blog Dashboard' }}
            actions={<ButtonLink href="#here">New category</ButtonLink>}
          />
        )}
      </Specimen>
      <Specimen name="The map, as a link" wide>
        {() => <OurLocation texts={location} offices={offices} mapUrl={null} phone={phone} />}
      </Specimen>
      <Specimen name="The map, in our page when asked" wide>
        {() => (
          <OurLocation
            texts={location}
            offices={offices}
            mapUrl="https://map.example.com/embed"
            phone={phone}
          />
        )}
      </Specimen>
      <Specimen name="The calendar, in our page when asked" wide>
        {() => (
          <ScheduleBox texts={schedule} calendar={{ href: page, frameSrc: page }} phone={phone} />
        )}
      </Specimen>
      <Specimen name="No calendar: the phone" wide>
        {() => <ScheduleBox texts={schedule} calendar={null} phone={phone} />}
      </Specimen>
    </Shelf>
  )
}
