import { Link } from 'react-router'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import {
  POST_LIMITS,
  type Post,
  type PostForm,
  type PostProblems,
} from '#app/features/blog/post.ts'
import type { PostPictureWords } from '#app/features/blog/post-picture-words.ts'
import { PostConflict } from '#app/features/blog/ui/post-conflict.tsx'
import { PostImageField } from '#app/features/blog/ui/post-image-field.tsx'
import { PublishedSwitch } from '#app/features/blog/ui/published-switch.tsx'
import { useLeaveWarning } from '#app/ui/use-leave-warning.ts'
import { usePostSubmission } from '#app/features/blog/ui/use-post-submission.ts'
import { pictureLibrary } from '#app/features/blog/picture-library.ts'
import { sendPicture } from '#app/features/media/send-picture.ts'
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
  words: EditorWords
  pictures: PostPictureWords
}

/** The post editor. A plain form that also works without JavaScript; with it, a chosen file is uploaded first. */
export function PostEditor(props: PostEditorProps) {
  const { id, form, version, submissionId, words, pictures, ...returned } = props
  const { editor, list } = words
  const leave = useLeaveWarning()
  const submission = usePostSubmission(id, words, returned, leave.saved)
  const { busy, sent, problems, current, submit } = submission
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
            <TextFields form={form} problems={problems} words={words} pictures={pictures} />
          </div>
          <div className="panel">
            <PublishedSwitch published={form.published} words={words} />
            <DetailFields form={form} problems={problems} words={words} />
            <PostImageField
              form={form}
              problem={problems.image}
              sent={sent}
              words={words}
              pictures={pictures}
            />
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

function TextFields({
  form,
  problems,
  words: { editor },
  pictures,
}: FieldsProps & { pictures: PostPictureWords }) {
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
        pictures={{ upload: sendPicture, library: pictureLibrary, words: pictures.text }}
      />
    </>
  )
}

function DetailFields({ form, problems, words: { editor } }: FieldsProps) {
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
      <Field
        name="categories"
        label={editor.fields.categories}
        hint={editor.fields.categoriesHint}
        defaultValue={form.categories}
        maxLength={POST_LIMITS.categories.max}
        error={problems.categories}
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
