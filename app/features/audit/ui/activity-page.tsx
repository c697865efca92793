import { Form } from 'react-router'
import { activityTexts } from '#app/features/audit/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { type Choices, Options, SelectField } from '#app/ui/form/form-field.tsx'
import { TableHead } from '#app/ui/page/table-head.tsx'

/** `at` is ISO 8601, `when` in the firm's time zone. */
export type ShownAct = { id: string; at: string; when: string; who: string; what: string }

type ActivityPageProps = {
  acts: readonly ShownAct[]
  people: Choices
  /** The empty string for no filter. */
  person: string
  kind: string
  /** `newest` is null on the first page. */
  links: { older: string | null; newest: string | null; csv: string }
}

export function ActivityPage({ acts, people, person, kind, links }: ActivityPageProps) {
  return (
    <Screen
      className="activitydesk"
      title={activityTexts.title}
      about={activityTexts.intro}
      actions={
        <ButtonLink href={links.csv} variant="secondary" icon="download">
          {activityTexts.export}
        </ButtonLink>
      }
    >
      <Filter people={people} person={person} kind={kind} />
      <div className="panel">
        {acts.length === 0 ? (
          <p className="empty" role="status">
            {person === '' && kind === '' ? activityTexts.none : activityTexts.noneMatch}
          </p>
        ) : (
          <ActTable acts={acts} />
        )}
        {(links.older ?? links.newest) !== null && (
          <nav className="pager" aria-label={activityTexts.listLabel}>
            {links.newest !== null && (
              <ButtonLink href={links.newest} variant="secondary" size="small">
                {activityTexts.newest}
              </ButtonLink>
            )}
            {links.older !== null && (
              <ButtonLink href={links.older} variant="secondary" size="small">
                {activityTexts.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </Screen>
  )
}

type FilterProps = Pick<ActivityPageProps, 'people' | 'person' | 'kind'>

function Filter({ people, person, kind }: FilterProps) {
  return (
    // Remounted when the address has changed, as by Back, so that it shows what the list does.
    <Form
      className="tools"
      role="search"
      aria-label={activityTexts.filter.label}
      key={`${person} ${kind}`}
    >
      <Select
        name="person"
        label={activityTexts.filter.person}
        all={activityTexts.filter.everybody}
        choices={people}
        value={person}
      />
      <Select
        name="about"
        label={activityTexts.filter.kind}
        all={activityTexts.filter.everything}
        choices={Object.entries(activityTexts.kinds)}
        value={kind}
      />
      <Button type="submit" variant="secondary">
        {activityTexts.filter.submit}
      </Button>
      {(person !== '' || kind !== '') && (
        <a className="more" href="/dashboard/activity">
          <span>{activityTexts.filter.clear}</span>
        </a>
      )}
    </Form>
  )
}

type SelectProps = {
  name: string
  label: string
  all: string
  choices: Choices
  value: string
}

function Select({ name, label, all, choices, value }: SelectProps) {
  return (
    <SelectField id={`filter-${name}`} name={name} defaultValue={value} label={label}>
      <option value="">{all}</option>
      <Options of={choices} />
    </SelectField>
  )
}

function ActTable({ acts }: Pick<ActivityPageProps, 'acts'>) {
  const { columns } = activityTexts
  return (
    <table className="tbl" aria-label={activityTexts.listLabel}>
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {acts.map(({ id, at, when, who, what }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{when}</time>
            </td>
            <td dir="auto">{who}</td>
            <td dir="auto">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
