import { useRef, useState } from 'react'
import type { KnownCategory } from '#app/features/blog/complete-category.ts'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import type { Checklist } from '#app/features/blog/finding.ts'
import type { KeepingStart } from '#app/features/blog/found-copies.ts'
import type { KeepingWords } from '#app/features/blog/keeping-words.ts'
import { keepPostForm } from '#app/features/blog/kept-form.ts'
import {
  POST_LIMITS,
  type PostForm,
  type PostProblems,
  type SavedMeanwhile,
} from '#app/features/blog/post.ts'
import { AddressAndReview } from '#app/features/blog/ui/address-and-review.tsx'
import {
  type PublicationDesk,
  PublicationFields,
} from '#app/features/blog/ui/publication-fields.tsx'
import { EditorBar } from '#app/features/blog/ui/editor-bar.tsx'
import { EditorHead } from '#app/features/blog/ui/editor-head.tsx'
import { DiscardForms, FoundCopiesNotice } from '#app/features/blog/ui/found-copies-notice.tsx'
import { LeaveQuestion } from '#app/features/blog/ui/leave-question.tsx'
import type { PostPictureWords } from '#app/features/blog/post-picture-words.ts'
import { PostConflict } from '#app/features/blog/ui/post-conflict.tsx'
import { PostImageField } from '#app/features/blog/ui/post-image-field.tsx'
import { SavedMeanwhileNotice } from '#app/features/blog/ui/saved-meanwhile-notice.tsx'
import { useFoundCopies } from '#app/features/blog/ui/use-found-copies.ts'
import { useKeeping } from '#app/features/blog/ui/use-keeping.ts'
import { CategoriesField } from '#app/features/blog/ui/categories-field.tsx'
import { PublishChecklist } from '#app/features/blog/ui/publish-checklist.tsx'
import { usePostSubmission } from '#app/features/blog/ui/use-post-submission.ts'
import { pictureTools } from '#app/features/blog/picture-library.ts'
import { RichTextField } from '#app/features/writing/ui/rich-text-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Field } from '#app/ui/form-field.tsx'

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
  current?: SavedMeanwhile | null
  desk: PublicationDesk
  checklist: Checklist
  /** The categories of all posts, the most used first. */
  categories: readonly KnownCategory[]
  words: EditorWords
  /** What is kept of the text while it is written, and what was kept before. */
  keeping: { start: KeepingStart; saved: PostForm; timeZone: string; words: KeepingWords }
  pictures: PostPictureWords
}

/** The post editor. A plain form that also works without JavaScript; with it, a chosen file is uploaded first. */
export function PostEditor({ id, form, submissionId, words, ...props }: PostEditorProps) {
  const { desk } = props
  const { saved, timeZone, words: keepingWords } = props.keeping
  // A later answer of the server has other names; the form keeps those that it was opened with.
  const [start] = useState(props.keeping.start)
  const [begun, setBegun] = useState({ version: props.version, copies: namesOfCopies(start) })
  const element = useRef<HTMLFormElement>(null)
  const kept = useKeeping(element, id, start)
  const copies = useFoundCopies(element, id, start, saved, kept, (version, taken) =>
    setBegun(({ copies: names }) => ({ version, copies: `${names} ${taken}` })),
  )
  const { busy, sent, problems, current, mine, submit } = usePostSubmission(
    id,
    { words, office: desk },
    props,
    kept,
  )
  return (
    <>
      <form
        ref={element}
        className="desk"
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={submit}
        onInput={kept.keeping.changed}
      >
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="version" value={current?.version ?? begun.version} />
        <input type="hidden" name="copy" value={begun.copies} />
        <div className="wrap">
          <EditorHead
            id={id}
            form={form}
            desk={desk}
            words={words}
            link={keepingWords.earlierTexts}
          />
          <FoundCopiesNotice
            copies={copies}
            start={start}
            isNew={id === null}
            timeZone={timeZone}
            words={keepingWords}
          />
          {!current && !busy && (
            <SavedMeanwhileNotice
              id={id}
              seen={begun.version}
              timeZone={timeZone}
              words={keepingWords}
            />
          )}
          {current && (
            <PostConflict
              key={current.version}
              current={current}
              mine={mine ?? keepPostForm(form)}
              form={element}
              timeZone={timeZone}
              words={keepingWords}
            />
          )}
          <Problems problems={problems} words={words} />
          <div className="edgrid">
            <div className="form">
              <TextFields form={form} problems={problems} words={words} pictures={props.pictures} />
            </div>
            <SideFields {...props} sent={sent} form={form} problems={problems} words={words} />
          </div>
        </div>
        <EditorBar id={id} busy={busy} state={kept.state} words={words} keeping={keepingWords} />
      </form>
      <DiscardForms found={copies.found} />
      <LeaveQuestion reasonToStay={kept.reasonToStay} words={keepingWords} />
    </>
  )
}

// Once the post is saved, the server throws the copies away that this form has made or taken up.
function namesOfCopies({ copyId, resumed }: KeepingStart): string {
  return resumed ? `${copyId} ${resumed.id}` : copyId
}

type FieldsProps = { form: PostForm; problems: PostProblems; words: EditorWords }

type SideFieldsProps = FieldsProps &
  Pick<PostEditorProps, 'desk' | 'checklist' | 'categories' | 'pictures'> & { sent: number | null }

function SideFields(props: SideFieldsProps) {
  const { form, problems, desk, checklist, categories, words } = props
  return (
    <div className="panel">
      <PublicationFields form={form} problems={problems} desk={desk} words={words} />
      <PublishChecklist {...checklist} form={form} problems={problems} words={words} />
      <DetailFields form={form} problems={problems} known={categories} words={words} />
      <PostImageField {...props} problem={problems.image} />
      <AddressAndReview form={form} problems={problems} desk={desk} />
    </div>
  )
}

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
        pictures={{ ...pictureTools, words: pictures.text }}
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
