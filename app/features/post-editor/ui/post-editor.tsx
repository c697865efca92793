import { type RefObject, useRef, useState } from 'react'
import { pathTo } from '#app/addresses.ts'
import type { KnownCategory } from '#app/features/posts/complete-category.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { type Checklist, languageOf } from '#app/features/posts/checklist/finding.ts'
import type { DraftStart } from '#app/features/entries/drafts/draft.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import type { MergedSave, SaveResult } from '#app/features/post-editor/save-result.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import type { ReviewView } from '#app/features/post-editor/review/review-view.ts'
import type { ReviewForms } from '#app/features/post-editor/review/ui/review-forms.tsx'
import type { ReviewPart } from '#app/features/post-editor/review/ui/review-part.tsx'
import { useReview } from '#app/features/post-editor/review/ui/use-review.ts'
import { tellPostDraft } from '#app/features/post-editor/tell-draft.ts'
import { SettingsPanel } from '#app/features/post-editor/ui/settings-panel.tsx'
import { TextFields } from '#app/features/post-editor/ui/text-fields.tsx'
import { EditorBar } from '#app/features/post-editor/ui/bar/editor-bar.tsx'
import { EntryConflicts } from '#app/features/entries/ui/entry-conflicts.tsx'
import { PostNewsNotice, savedSentence } from '#app/features/post-editor/ui/post-news-notice.tsx'
import {
  DiscardForms,
  RecoverableDraftsNotice,
  useRecoverableDrafts,
} from '#app/features/entries/ui/recoverable-drafts.tsx'
import { PostStatus, TextLength } from '#app/features/post-editor/ui/bar/post-status.tsx'
import { ScheduleQuestion } from '#app/features/post-editor/ui/schedule-question.tsx'
import { useFullScreen } from '#app/features/post-editor/ui/bar/use-full-screen.ts'
import { usePostNews } from '#app/features/post-editor/ui/use-post-news.ts'
import { usePublication } from '#app/features/post-editor/ui/use-publication.ts'
import { useAutosave } from '#app/features/entries/ui/use-autosave.ts'
import { useOrigin } from '#app/features/entries/ui/use-origin.tsx'
import { BesideSource, type PostLanguages } from '#app/features/post-editor/ui/post-language.tsx'
import {
  failureTitle,
  usePostSubmission,
} from '#app/features/post-editor/ui/use-post-submission.ts'
import type { CurrentNames } from '#app/features/posts/categories/category-names.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { PostPreview } from '#app/features/post-editor/ui/bar/post-preview.tsx'
import { ToolIcon } from '#app/features/rich-text/ui/tool-icon.tsx'

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
  /** Null for a post that is not stored yet, and where nobody else is; only the others load the code for it. */
  review: ReviewView | null
  Review?: { Part: typeof ReviewPart; Forms: typeof ReviewForms }
  draftSession: { start: DraftStart; saved: PostForm; names?: CurrentNames; timeZone: string }
}

/** A plain form that works without JavaScript; with it, a chosen file is uploaded first. */
export function PostEditor({ id, submissionId, ...props }: PostEditorProps) {
  const { publicationContext, result } = props
  const form = result?.form ?? props.form
  const checklist = { ...props.checklist, ...(result?.findings && { findings: result.findings }) }
  const { saved, names, timeZone } = props.draftSession
  // A later response of the server has other ids; the form stays with those that it was opened with.
  const [start] = useState(props.draftSession.start)
  const [first] = useState(() => originOf(result?.merged ?? props))
  const { origin, hidden, begin, replace } = useOrigin(first, start)
  const element = useRef<HTMLFormElement>(null)
  const draft = useAutosave(element, id, start)
  const tell = () => tellPostDraft(saved, names)
  const drafts = useRecoverableDrafts({ form: element, entry: id, start, tell, draft, begin })
  const { busy, sent, problems, merged, question, submit } = usePostSubmission(
    id,
    publicationContext,
    result,
    { ...draft, onMerged: (merge) => replace(originOf(merge)) },
  )
  const publication = usePublication(form, publicationContext)
  const [locale, setLocale] = useState(languageOf(form))
  const fullScreen = useFullScreen()
  const news = usePostNews(id, start.draftId)
  const review = useReview(props.review, news)
  const fields = { form, problems }
  const isNew = id === null
  return (
    <>
      <form
        ref={element}
        className={fullScreen.isFull ? 'desk fullscreen' : 'desk'}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={submit}
        onInput={draft.autosave.changed}
      >
        <input type="hidden" name="submission" value={submissionId} />
        {hidden}
        <div className="wrap">
          <EditorHead id={id} />
          <RecoverableDraftsNotice {...{ drafts, isNew, timeZone }} saved="post" hasFiles />
          <PostNewsNotice {...{ news, timeZone }} seen={busy ? null : origin.version} />
          {merged && <PostConflicts {...{ merged, timeZone }} />}
          <PrintedFailure id={id} result={result} />
          <Problems problems={problems} />
          <div className="edgrid">
            <BesideSource source={props.languages.source}>
              <TextFields
                {...fields}
                rules={checklist.rules}
                lang={LOCALE_NAMES[locale].lang}
                isNew={isNew}
                paragraphs={review.paragraphs}
              />
            </BesideSource>
            <SettingsPanel
              {...{ ...fields, publicationContext, publication, checklist, sent }}
              language={{ id, locale, onChange: setLocale, languages: props.languages }}
              categories={props.categories}
              names={names}
              review={props.Review ? { ...review, Part: props.Review.Part } : null}
            />
          </div>
        </div>
        <EditorBar
          {...{ id, busy, draft, timeZone }}
          status={publication.status}
          postState={id !== null && <PostStatus {...{ form, publicationContext }} />}
          textLength={<TextLength form={element} content={form.content} />}
          ways={<BarWays {...{ id, element, fullScreen }} />}
        >
          {question && <ScheduleQuestion {...{ question, timeZone }} />}
        </EditorBar>
      </form>
      <DiscardForms found={drafts.found} />
      {props.Review && <props.Review.Forms {...{ id, review, draft }} />}
    </>
  )
}

const originOf = ({ version, opened }: Pick<MergedSave, 'version' | 'opened'>) => ({
  version,
  opened,
})

function PostConflicts({ merged, timeZone }: { merged: MergedSave; timeZone: string }) {
  const { own, theirs } = editorTexts.merged
  const saved = savedSentence(merged, timeZone)
  return <EntryConflicts {...merged} title={merged.isOwn ? own : theirs} saved={saved} />
}

// For a browser without JavaScript: with it a toast reports the failure.
function PrintedFailure({ id, result }: Pick<PostEditorProps, 'id' | 'result'>) {
  const [failed] = useState(useIsHydrated() ? undefined : result?.failed)
  return failed === undefined ? null : <Alert title={failureTitle(id, failed)} />
}

function Problems({ problems }: { problems: PostProblems }) {
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

/** `id`: null for a new post. */
function EditorHead({ id }: { id: string | null }) {
  const title = id === null ? editorTexts.createTitle : editorTexts.editTitle
  return (
    <header className="deskhead editorhead">
      <div>
        <Link className="more" to="/dashboard">
          <Icon name="arrow-left" />
          <span>{editorTexts.back}</span>
        </Link>
        <title>{title}</title>
        <h1>{title}</h1>
      </div>
      {import.meta.env.SITE_BACKEND !== 'none' && id !== null && (
        <Link className="more" to={pathTo('/dashboard/blog/edit/:id/revisions', { id })}>
          <Icon name="history" />
          <span>Revisions</span>
        </Link>
      )}
    </header>
  )
}

type BarWaysProps = {
  id: string | null
  element: RefObject<HTMLFormElement | null>
  fullScreen: ReturnType<typeof useFullScreen>
}

// Neither a preview without a server nor a full screen without JavaScript.
function BarWays({ id, element, fullScreen }: BarWaysProps) {
  const isHydrated = useIsHydrated()
  const name = fullScreen.isFull ? editorTexts.leaveFullScreen : editorTexts.fullScreen
  return (
    <>
      {import.meta.env.SITE_BACKEND !== 'none' && <PostPreview id={id} form={element} />}
      {isHydrated && (
        <button
          type="button"
          className="iconbtn"
          aria-label={name}
          title={name}
          aria-pressed={fullScreen.isFull}
          onClick={fullScreen.toggle}
        >
          <ToolIcon name={fullScreen.isFull ? 'minimize-2' : 'maximize-2'} />
        </button>
      )}
    </>
  )
}
