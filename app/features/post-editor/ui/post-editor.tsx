import { useRef, useState } from 'react'
import type { KnownCategory } from '#app/features/posts/complete-category.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { type Checklist, languageOf } from '#app/features/posts/checklist/finding.ts'
import type { Draft, DraftStart } from '#app/features/post-editor/drafts/draft.ts'
import { POST_LIMITS, type PostForm, type PostProblems } from '#app/features/posts/post.ts'
import type { MergedSave, SaveResult } from '#app/features/post-editor/save-result.ts'
import { AddressAndReview } from '#app/features/post-editor/ui/address-and-review.tsx'
import {
  type PublicationContext,
  PublicationFields,
} from '#app/features/post-editor/ui/publication-fields.tsx'
import { EditorBar } from '#app/features/post-editor/ui/editor-bar.tsx'
import { EditorHead } from '#app/features/post-editor/ui/editor-head.tsx'
import { PostConflict } from '#app/features/post-editor/ui/post-conflict.tsx'
import { PostImageField } from '#app/features/post-editor/ui/post-image-field.tsx'
import { PostNewsNotice } from '#app/features/post-editor/ui/post-news-notice.tsx'
import {
  DiscardForms,
  RecoverableDraftsNotice,
  useRecoverableDrafts,
} from '#app/features/post-editor/ui/recoverable-drafts.tsx'
import { ScheduleQuestion } from '#app/features/post-editor/ui/schedule-question.tsx'
import { usePublication } from '#app/features/post-editor/ui/use-publication.ts'
import { useAutosave } from '#app/features/post-editor/ui/use-autosave.ts'
import { CategoriesField } from '#app/features/post-editor/ui/categories-field.tsx'
import {
  BesideSource,
  PostLanguage,
  type PostLanguages,
} from '#app/features/post-editor/ui/post-language.tsx'
import { PublishChecklist } from '#app/features/post-editor/ui/publish-checklist.tsx'
import {
  failureTitle,
  usePostSubmission,
} from '#app/features/post-editor/ui/use-post-submission.ts'
import { findLinkTargets } from '#app/features/post-editor/link-targets.ts'
import { imageTools } from '#app/features/images/image-tools.ts'
import { RichTextField } from '#app/features/rich-text/ui/rich-text-field.tsx'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type PostEditorProps = {
  id: string | null
  form: PostForm
  version: number
  opened: string
  /** Identifies one press of Create Post, however often it arrives. */
  submissionId: string
  result: SaveResult | null
  publicationContext: PublicationContext
  checklist: Checklist
  categories: readonly KnownCategory[]
  languages: PostLanguages
  draftSession: { start: DraftStart; saved: PostForm; timeZone: string }
}

/** A plain form that works without JavaScript; with it, a chosen file is uploaded first. */
export function PostEditor({ id, submissionId, ...props }: PostEditorProps) {
  const { publicationContext, result } = props
  const form = result?.form ?? props.form
  const checklist = { ...props.checklist, ...(result?.findings && { findings: result.findings }) }
  const { saved, timeZone } = props.draftSession
  const { imageHosts } = props.checklist.rules
  // A later response of the server has other ids; the form stays with those that it was opened with.
  const [start] = useState(props.draftSession.start)
  const [origin, setOrigin] = useState(() => originOf({ id, submissionId, ...props }))
  const element = useRef<HTMLFormElement>(null)
  const draft = useAutosave(element, id, start)
  const begin = ({ id: taken, version, fields }: Draft) =>
    setOrigin(({ drafts: names }) => ({
      version,
      opened: fields['opened'] ?? '',
      drafts: `${names} ${taken}`,
    }))
  const drafts = useRecoverableDrafts({ form: element, postId: id, start, saved, draft, begin })
  const { busy, sent, problems, merged, question, submit } = usePostSubmission(
    id,
    publicationContext,
    result,
    {
      ...draft,
      onMerged: (answer) =>
        setOrigin(({ drafts: names }) => ({ ...originFrom(answer), drafts: names })),
    },
  )
  const publication = usePublication(form, publicationContext)
  const [locale, setLocale] = useState(languageOf(form))
  const fields = { form, problems }
  return (
    <>
      <form
        ref={element}
        className="desk"
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={submit}
        onInput={draft.autosave.changed}
      >
        <input type="hidden" name="submission" value={submissionId} />
        <OriginFields origin={origin} />
        <div className="wrap">
          <EditorHead id={id} form={form} publicationContext={publicationContext} />
          <RecoverableDraftsNotice
            drafts={drafts}
            resumed={start.resumed}
            isNew={id === null}
            timeZone={timeZone}
          />
          <PostNewsNotice {...{ id, start, timeZone }} seen={busy ? null : origin.version} />
          {merged && <PostConflict merged={merged} timeZone={timeZone} />}
          <PrintedFailure id={id} result={result} />
          <Problems problems={problems} />
          <div className="edgrid">
            <BesideSource source={props.languages.source}>
              <div className="form">
                <TextFields {...fields} imageHosts={imageHosts} lang={LOCALE_NAMES[locale].lang} />
              </div>
            </BesideSource>
            <div className="panel">
              <PublicationFields {...fields} {...{ publicationContext, publication }} />
              <PublishChecklist {...checklist} {...fields} />
              <PostLanguage {...{ id, locale }} onChange={setLocale} languages={props.languages} />
              <DetailFields {...fields} known={props.categories} names={start.names} />
              <PostImageField {...fields} sent={sent} imageHosts={imageHosts} />
              <AddressAndReview {...fields} publicationContext={publicationContext} />
            </div>
          </div>
        </div>
        <EditorBar {...{ id, busy, draft, timeZone }} status={publication.status}>
          {question && <ScheduleQuestion {...{ question, timeZone }} />}
        </EditorBar>
      </form>
      <DiscardForms found={drafts.found} />
    </>
  )
}

/** What the next submission is merged against, and the drafts that it replaces. */
type Origin = Pick<MergedSave, 'version' | 'opened'> & { drafts: string }

function originOf({ result, version, opened, draftSession: { start } }: PostEditorProps): Origin {
  return {
    ...originFrom(result?.merged ?? { version, opened }),
    drafts: start.resumed ? `${start.draftId} ${start.resumed.id}` : start.draftId,
  }
}

const originFrom = ({ version, opened }: Omit<Origin, 'drafts'>) => ({ version, opened })

function OriginFields({ origin: { version, opened, drafts } }: { origin: Origin }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="opened" value={opened} />
      <input type="hidden" name="drafts" value={drafts} />
    </>
  )
}

type FieldsProps = { form: PostForm; problems: PostProblems }
type TextFieldsProps = FieldsProps & { imageHosts: readonly string[]; lang: string }

function TextFields({ form, problems, imageHosts, lang }: TextFieldsProps) {
  const { fields } = editorTexts
  return (
    <>
      <Field
        name="title"
        label={fields.title}
        className="title"
        lang={lang}
        defaultValue={form.title}
        maxLength={POST_LIMITS.title.max}
        error={problems.title}
      />
      <Field
        multiline
        name="excerpt"
        label={fields.excerpt}
        hint={fields.excerptHint}
        rows={3}
        lang={lang}
        defaultValue={form.excerpt}
        maxLength={POST_LIMITS.excerpt.max}
        error={problems.excerpt}
      />
      <RichTextField
        name="content"
        label={fields.content}
        hint={fields.contentHint}
        rows={18}
        lang={lang}
        defaultValue={form.content}
        maxLength={POST_LIMITS.content.max}
        error={problems.content}
        images={imageTools(imageHosts)}
        findLinkTargets={findLinkTargets}
      />
    </>
  )
}

type DetailFieldsProps = FieldsProps & {
  known: readonly KnownCategory[]
  names: DraftStart['names'] | undefined
}

function DetailFields({ form, problems, ...known }: DetailFieldsProps) {
  return (
    <div className="card form">
      {(['author', 'date'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={editorTexts.fields[name]}
          defaultValue={form[name]}
          maxLength={POST_LIMITS[name].max}
          error={problems[name]}
        />
      ))}
      <CategoriesField {...known} defaultValue={form.categories} error={problems.categories} />
    </div>
  )
}

// For a browser without JavaScript: with it a toast reports the failure.
function PrintedFailure({ id, result }: Pick<PostEditorProps, 'id' | 'result'>) {
  const [failed] = useState(useIsHydrated() ? undefined : result?.failed)
  return failed === undefined ? null : <Alert title={failureTitle(id, failed)} />
}

function Problems({ problems }: Omit<FieldsProps, 'form'>) {
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <Alert title={editorTexts.problemsTitle}>
      <ul>
        {found.map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
