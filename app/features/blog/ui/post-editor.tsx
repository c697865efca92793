import { Link } from 'react-router'
import type { KnownCategory } from '#app/features/blog/complete-category.ts'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import type { Checklist } from '#app/features/blog/finding.ts'
import {
  POST_LIMITS,
  type Post,
  type PostForm,
  type PostProblems,
} from '#app/features/blog/post.ts'
import { CategoriesField } from '#app/features/blog/ui/categories-field.tsx'
import { PostConflict } from '#app/features/blog/ui/post-conflict.tsx'
import { PostImageField } from '#app/features/blog/ui/post-image-field.tsx'
import { PublishChecklist } from '#app/features/blog/ui/publish-checklist.tsx'
import { PublishedSwitch } from '#app/features/blog/ui/published-switch.tsx'
import { useLeaveWarning } from '#app/ui/use-leave-warning.ts'
import { usePostSubmission } from '#app/features/blog/ui/use-post-submission.ts'
import { RichTextField } from '#app/features/writing/ui/rich-text-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Status } from '#app/ui/status.tsx'

type PostEditorProps = {
  /** The post's id, or null for a new one. */
  id: string | null
  form: PostForm
  version: number
  /** Names this press of Create Post, however often it arrives. */
  submissionId: string
  /** What the server refused, when the form came back without JavaScript. */
  problems: PostProblems
  /** The post as somebody else saved it meanwhile, when the form came back without JavaScript. */
  current?: Post | null
  checklist: Checklist
  /** The categories of all posts, the most used first. */
  categories: readonly KnownCategory[]
  words: EditorWords
}

/** The post editor. A plain form that also works without JavaScript; with it, a chosen file is uploaded first. */
export function PostEditor(props: PostEditorProps) {
  const { id, form, version, submissionId, checklist, categories, words, ...sent } = props
  const { editor, list } = words
  const leave = useLeaveWarning()
  const { busy, problems, current, submit } = usePostSubmission(id, words, sent, leave.saved)
  return (
    <form
      className="desk"
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={leave.changed}
    >
      <input type="hidden" name="submission" value={submissionId} />
      <input type="hidden" name="version" value={current?.version ?? version} />
      <div className="wrap">
        <header className="deskhead">
          <div>
            <MoreLink href="/dashboard" direction="back">
              {editor.back}
            </MoreLink>
            <h1>{id === null ? editor.createTitle : editor.editTitle}</h1>
          </div>
          {id !== null && (
            <Status
              published={form.published}
              text={form.published ? list.published : list.draft}
            />
          )}
        </header>
        {current && <PostConflict current={current} words={words} />}
        <Problems problems={problems} words={words} />
        <div className="edgrid">
          <div className="form">
            <TextFields form={form} problems={problems} words={words} />
          </div>
          <div className="panel">
            <PublishedSwitch published={form.published} words={words} />
            <PublishChecklist {...checklist} form={form} problems={problems} words={words} />
            <DetailFields form={form} problems={problems} known={categories} words={words} />
            <PostImageField form={form} problem={problems.image} words={words} />
          </div>
        </div>
      </div>
      <div className="stickybar">
        <div className="wrap">
          <span className="muted small">{editor.copyNone}</span>
          <CancelLink busy={busy} text={editor.cancel} />
          <Button
            type="submit"
            busy={busy}
            busyText={id === null ? editor.creating : editor.updating}
          >
            {id === null ? editor.create : editor.update}
          </Button>
        </div>
      </div>
    </form>
  )
}

type FieldsProps = { form: PostForm; problems: PostProblems; words: EditorWords }

function TextFields({ form, problems, words: { editor } }: FieldsProps) {
  return (
    <>
      <Field
        name="title"
        label={editor.fields.title}
        className="title"
        defaultValue={form.title}
        maxLength={POST_LIMITS.title.max}
        error={problems.title}
      />
      <Field
        multiline
        name="excerpt"
        label={editor.fields.excerpt}
        hint={editor.fields.excerptHint}
        rows={3}
        defaultValue={form.excerpt}
        maxLength={POST_LIMITS.excerpt.max}
        error={problems.excerpt}
      />
      <RichTextField
        name="content"
        label={editor.fields.content}
        hint={editor.fields.contentHint}
        rows={18}
        defaultValue={form.content}
        maxLength={POST_LIMITS.content.max}
        error={problems.content}
        words={editor.writing}
      />
    </>
  )
}

type DetailFieldsProps = FieldsProps & { known: readonly KnownCategory[] }

function DetailFields({ form, problems, known, words }: DetailFieldsProps) {
  const { editor } = words
  return (
    <div className="card form">
      <Field
        name="author"
        label={editor.fields.author}
        defaultValue={form.author}
        maxLength={POST_LIMITS.author.max}
        error={problems.author}
      />
      <Field
        name="date"
        label={editor.fields.date}
        defaultValue={form.date}
        maxLength={POST_LIMITS.date.max}
        error={problems.date}
      />
      <CategoriesField
        defaultValue={form.categories}
        error={problems.categories}
        known={known}
        words={words}
      />
    </div>
  )
}

function Problems({ problems, words }: Omit<FieldsProps, 'form'>) {
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <Alert title={words.editor.problemsTitle}>
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

function CancelLink({ busy, text }: { busy: boolean; text: string }) {
  if (busy) {
    return (
      <Button variant="secondary" disabled>
        {text}
      </Button>
    )
  }
  return (
    <Link className="btn sec" to="/dashboard">
      {text}
    </Link>
  )
}
