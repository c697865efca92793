import { EnterButton } from '#app/ui/form/enter-button.tsx'
import { useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { contentTexts as texts } from '#app/features/content-editor/editing/content-texts.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { EntryConflicts } from '#app/features/entries/ui/entry-conflicts.tsx'
import { RecordFields } from '#app/features/content-editor/ui/record-fields.tsx'
import type { RecordPageProps } from '#app/features/content-editor/ui/record-view.ts'
import { SITE_PAGES } from '#app/features/content-editor/ui/text-field.tsx'
import { RecordPublication } from '#app/features/content-editor/ui/record-publication.tsx'
import { RecordHead, RecordProblems } from '#app/features/content-editor/ui/record-head.tsx'
import { ScheduleNote } from '#app/features/entries/ui/schedule-fields.tsx'
import { useRecordForm } from '#app/features/content-editor/ui/use-record-form.ts'
import { AutosaveStatus } from '#app/features/entries/ui/autosave-status.tsx'
import {
  DiscardForms,
  RecoverableDraftsNotice,
} from '#app/features/entries/ui/recoverable-drafts.tsx'
import {
  OutdatedTranslation,
  SharedFields,
} from '#app/features/content-editor/translations/ui/translation-parts.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Button } from '#app/ui/button.tsx'
import { Options, SubmitForm } from '#app/ui/form/form-field.tsx'

export function RecordPage(props: RecordPageProps) {
  const { record, pages, isRemoving } = props
  const { entry, start } = props.draftSession
  return (
    <div className="desk wrap recorddesk">
      <RecordHead record={record} />
      {isRemoving && <RemovalQuestion record={record} />}
      <RecordForm key={`${entry} ${start.resumed?.id ?? ''}`} {...props} />
      <datalist id={SITE_PAGES}>
        <Options of={pages.map(({ name, path }) => [path, name])} />
      </datalist>
    </div>
  )
}

function RecordForm(props: RecordPageProps) {
  const { record, publication, mayRemove, draftSession, together } = props
  const { timeZone } = draftSession
  const ref = useRef<HTMLFormElement>(null)
  const form = useRecordForm(ref, props)
  const { shown, draft } = form
  const { answer } = shown
  const act = useNavigation().formData?.get('act')
  const button = answer?.conflict ? texts.conflict.apply : texts.form.save
  return (
    <>
      <SubmitForm
        ref={ref}
        className="form recordform"
        noValidate
        preventScrollReset
        data-edited={form.isEdited ? '' : undefined}
        onInput={draft.autosave.changed}
        onSubmit={form.submit}
      >
        <EnterButton act="save" />
        {form.hidden}
        <RecoverableDraftsNotice drafts={form.drafts} timeZone={timeZone} saved="draft" />
        <Refusal answer={answer} record={record} />
        {record.translation && (
          <OutdatedTranslation
            translation={record.translation}
            mayMark={publication !== null || record.hasDraft}
          />
        )}
        <div className="recordcolumns">
          <div className="panel card" key={shown.key}>
            <RecordFields
              {...record}
              value={shown.value}
              problems={problemsOf(answer)}
              focus={answer?.focus}
            />
            {record.translation && <SharedFields translation={record.translation} />}
          </div>
          <aside className="recordaside">
            <div className="panel card">
              <Button
                type="submit"
                name="act"
                value="save"
                variant={publication ? 'secondary' : 'default'}
                busy={act === 'save'}
                busyText={texts.form.saving}
              >
                {button}
              </Button>
              <AutosaveStatus draft={draft} timeZone={timeZone}>
                {` The draft changes when you press ${button}.`}
              </AutosaveStatus>
              <ScheduleNote {...record.schedule} />
              {together.length > 0 && <Together records={together} />}
              {publication && !answer?.conflict && (
                <RecordPublication
                  {...publication}
                  answer={answer}
                  isScheduled={record.schedule.publishes !== null}
                  act={act}
                />
              )}
            </div>
            <Further record={record} mayRemove={mayRemove && publication !== null} />
          </aside>
        </div>
      </SubmitForm>
      <DiscardForms found={form.drafts.found} />
    </>
  )
}

function problemsOf(answer: RecordAnswer | null): Map<string, string> {
  const all = [...(answer?.problems ?? []), ...(answer?.findings ?? [])]
  return new Map(all.map(({ path, message }) => [path, message]))
}

/** Inside the form, because it holds the choices of a conflict. */
function Refusal({ answer, record }: Pick<RecordPageProps, 'answer' | 'record'>) {
  const conflict = answer?.conflict
  // After a change of a list the focus goes to its entry, with questions to them.
  const isElsewhere = answer !== null && (answer.focus !== null || answer.conflict !== null)
  return (
    <FocusedResult result={isElsewhere ? null : answer}>
      {answer?.failed && <Alert title={answer.failed} />}
      {conflict && (
        <EntryConflicts
          {...conflict}
          title={fillText(texts.conflict.title, { who: conflict.by })}
        />
      )}
      {answer && <RecordProblems answer={answer} form={record.form} />}
    </FocusedResult>
  )
}

function Together({ records }: { records: RecordPageProps['together'] }) {
  return (
    <div className="muted">
      <p>{texts.facts.together}</p>
      <ul>
        {records.map(({ title, path, hasDraft }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> {hasDraft && texts.facts.hasDraft}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RecordProps = Pick<RecordPageProps, 'record'>

function Further({ record, mayRemove }: RecordProps & { mayRemove: boolean }) {
  const path = pathOfRecord(record)
  return (
    <p className="recordlinks">
      <Button type="submit" name="act" value="preview" variant="secondary" size="small">
        {texts.form.preview}
      </Button>
      <Link to={`${path}/revisions`}>{texts.form.revisions}</Link>
      {record.state !== 'shipped' && record.hasDefault && (
        <Link to={`${path}/revisions/default`}>{texts.form.reset}</Link>
      )}
      {record.hasDraft && (
        <Button type="submit" name="act" value="discard" variant="secondary" size="small">
          {texts.form.discard}
        </Button>
      )}
      {mayRemove && record.state !== 'removed' && !(record.isNew && record.hasDraft) && (
        <Link to="?remove" preventScrollReset={false}>
          {texts.form.remove}
        </Link>
      )}
    </p>
  )
}

function RemovalQuestion({ record }: RecordProps) {
  const { removal } = texts
  const question = record.translation ? removal.inLanguage : removal.question
  const title = fillText(question, { title: record.title })
  return (
    <SubmitForm className="panel card ask" aria-label={title}>
      <input type="hidden" name="version" value={record.version} />
      <p>{title}</p>
      <div className="btns">
        <Button type="submit" name="act" value="remove" variant="destructive" autoFocus>
          {removal.confirm}
        </Button>
        <Button type="submit" name="act" value="unpublish" variant="secondary">
          {removal.unpublish}
        </Button>
        <Link className="btn sec" to={pathOfRecord(record)}>
          {removal.keep}
        </Link>
      </div>
    </SubmitForm>
  )
}
