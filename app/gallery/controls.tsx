import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import {
  ActButton,
  Button,
  ButtonLink,
  type ButtonVariant,
  MoreLink,
  NewTabHint,
} from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { MadeLink } from '#app/ui/frame/made-link.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { Field, FieldError, Options, SelectField } from '#app/ui/form/form-field.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { iconPaths } from '#app/ui/icon-paths.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { AllBox, RowBox } from '#app/ui/form/selection-boxes.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { useSelection } from '#app/ui/form/use-selection.ts'
import { TableHead } from '#app/ui/page/table-head.tsx'

const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
] as const
const variants: readonly ButtonVariant[] = ['default', 'secondary', 'destructive']

export function Buttons() {
  return (
    <Shelf title="Buttons and links">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          {() => (
            <div className="btns">
              <Button variant={variant}>Book Consultation</Button>
              <Button variant={variant} icon="phone">
                With an icon
              </Button>
              <Button variant={variant} size="small">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy busyText="Sending...">
                Send
              </Button>
              <Button variant={variant} size="small" busy busyText="Saving...">
                Save
              </Button>
            </div>
          )}
        </Specimen>
      ))}
      <Specimen name="ButtonLink">
        {() => (
          <div className="btns">
            <ButtonLink href="#here">Inside the site</ButtonLink>
            <ButtonLink href="https://example.com/">Leaves the site</ButtonLink>
            <ButtonLink href="#here" variant="secondary" icon="phone" about="in Arlington">
              Call
            </ButtonLink>
          </div>
        )}
      </Specimen>
      <Specimen name="MoreLink">
        {() => (
          <>
            <p>
              <MoreLink href="#here">Forward</MoreLink>
            </p>
            <p>
              <MoreLink href="#here" direction="back">
                Back to all articles
              </MoreLink>
            </p>
            <p>
              <MoreLink href="https://example.com/">
                A long link that leaves the site and does not fit into one line of a narrow column
              </MoreLink>
            </p>
            <p>
              <a href="https://example.com/">
                A link in the text
                <NewTabHint />
              </a>
            </p>
          </>
        )}
      </Specimen>
      <Specimen name="CopyButton">{() => <CopyButton textOf={() => ''}>Copy</CopyButton>}</Specimen>
      <Specimen name="ActButton">{() => <ActButton act="save">Save</ActButton>}</Specimen>
      <Specimen name="MadeLink">
        {() => (
          <MadeLink
            title="A link was made"
            text="It works for seven days."
            address="https://www.example.com/invitation/9rT4mB2xQe7LsWc0uV5kZpYhN1aGdJfX"
            label="The link"
          />
        )}
      </Specimen>
    </Shelf>
  )
}

const ROWS = [{ id: 'one' }]

/** The head, the search and the boxes of a list. */
function ListParts() {
  const selection = useSelection(ROWS)
  return (
    <>
      <SearchField label="Search messages" />
      <table className="posts">
        <TableHead columns={['Name', 'Email']} />
      </table>
      <AllBox selection={selection} shown={1} label="All" chosen="1 chosen" />
      <RowBox selection={selection} id="one" aria-label="Choose this row" />
    </>
  )
}

export function Fields() {
  return (
    <Shelf title="Fields">
      <Specimen name="SearchField, TableHead, AllBox, RowBox">{() => <ListParts />}</Specimen>
      <Specimen name="Field">
        {(id) => (
          <div className="form">
            <Field name={`${id}-plain`} label="Empty" />
            <Field name={`${id}-hint`} label="With a hint" hint="Write it as in the passport." />
            <Field name={`${id}-filled`} label="Filled in" defaultValue="Ana Sample" />
            <Field
              name={`${id}-holder`}
              type="search"
              label="With a placeholder"
              placeholder="Search articles..."
            />
            <Field name={`${id}-off`} label="Disabled" defaultValue="Ana Sample" disabled />
            <Field
              name={`${id}-wrong`}
              type="email"
              label="With an error"
              hint="We answer there."
              defaultValue="ana@"
              error="Please write the whole e-mail address, such as name@example.com."
            />
            <Field name={`${id}-text`} multiline rows={4} label="Of several lines" />
            <SelectField name={`${id}-select`} label="To choose from" hint="One of two.">
              <Options of={LANGUAGES} />
            </SelectField>
            <FieldError id={`${id}-alone`} text="An error under something that is no field." />
          </div>
        )}
      </Specimen>
      <Specimen name="Switch">
        {() => (
          <>
            <Switch label="Published" meaning="Readers see it." defaultChecked />
            <Switch label="Published" meaning="Only staff see it." />
            <Switch label="Without a meaning" disabled />
          </>
        )}
      </Specimen>
      <Specimen name="Alert">
        {() => (
          <>
            <Alert title="Please fill in all fields" text="All fields are required." />
            <br />
            <Alert title="Error loading blog posts. Please try again later.">
              <Button variant="secondary" size="small">
                Try again
              </Button>
            </Alert>
          </>
        )}
      </Specimen>
      <Specimen name="Dialog, open">
        {(id) => (
          <Dialog
            id={id}
            open
            title="Are you sure you want to delete this blog post?"
            actions={
              <>
                <Button variant="secondary">Keep it</Button>
                <Button variant="destructive" icon="trash-2">
                  Delete
                </Button>
              </>
            }
          >
            <p>“What a receipt notice tells you” goes to the trash.</p>
          </Dialog>
        )}
      </Specimen>
    </Shelf>
  )
}

export function Icons() {
  return (
    <Shelf title="Icons">
      <Specimen name="Icon">
        {() => (
          <div className="samples">
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <div key={name}>
                <Icon name={name} />
                <span>{name}</span>
              </div>
            ))}
          </div>
        )}
      </Specimen>
    </Shelf>
  )
}
