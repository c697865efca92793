import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import {
  type Draft,
  type DraftStart,
  gatherDrafts,
  isWorthOffering,
  type RecoverableDraft,
} from '#app/features/post-editor/drafts/draft.ts'
import { discardSentDraft } from '#app/features/post-editor/drafts/draft-requests.ts'
import { fillForm } from '#app/features/post-editor/ui/fill-form.ts'
import { findOpenForms } from '#app/features/post-editor/ui/open-forms.ts'
import type { FormDraft } from '#app/features/post-editor/ui/use-autosave.ts'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type RecoverableDrafts = ReturnType<typeof useRecoverableDrafts>

type Editor = {
  form: RefObject<HTMLFormElement | null>
  postId: string | null
  start: DraftStart
  /** The post as it was when the page was opened. */
  saved: PostForm
  draft: FormDraft
  /** The form continues this draft from now on. */
  begin: (taken: Draft) => void
}

/** `hidden`: taken up or discarded here, or open in another tab. */
type Known = { here: Draft[]; hidden: ReadonlySet<string> }

/** The server's drafts are known at once, this browser's only after hydration. */
export function useRecoverableDrafts({ form, postId, start, saved, draft, begin }: Editor) {
  const { autosave, drafts } = draft
  const [post] = useState(saved)
  const [known, setKnown] = useState<Known>({ here: [], hidden: new Set() })
  const hide = (id: string) =>
    setKnown(({ here, hidden }) => ({ here, hidden: new Set([...hidden, id]) }))
  const gather = useCallback(
    (openForms: ReadonlySet<string>) => {
      const stored = drafts
        .list(postId)
        .map((each) => ({ ...each, fields: withCurrentNames(each.fields, start.names) }))
      const here = stored.filter((each) => isWorthOffering(post, each))
      for (const each of stored)
        if (!here.includes(each) && !openForms.has(each.id)) drafts.discard(each)
      setKnown(({ hidden }) => ({ here, hidden: new Set([...hidden, ...openForms]) }))
    },
    [drafts, postId, post, start.names],
  )
  useEffect(() => void findOpenForms().then(gather), [gather])
  return {
    found: gatherDrafts(post, start, known.here, known.hidden),
    takeUp(taken: Draft) {
      const element = form.current
      if (!element) return
      hide(taken.id)
      autosave.takeUp(taken, () => {
        flushSync(() => begin(taken))
        fillForm(element, taken.fields)
      })
      void findOpenForms().then(gather)
    },
    discard(...discarded: readonly RecoverableDraft[]) {
      for (const { id } of discarded) {
        drafts.discard({ id, postId })
        void discardSentDraft(id)
        hide(id)
      }
    },
  }
}

type NoticeProps = {
  drafts: RecoverableDrafts
  resumed: DraftStart['resumed']
  isNew: boolean
  timeZone: string
}

/** Nothing is replaced before the user chooses. */
export function RecoverableDraftsNotice({ drafts, resumed, isNew, timeZone }: NoticeProps) {
  const { found } = drafts
  const timeOf = ({ savedAt }: { savedAt: Date }) => zonedText(savedAt, timeZone)
  const [first] = found
  const isOne = found.length === 1 && !isNew
  return (
    <>
      {resumed && (
        <div className="notice kept">
          <p>{`You continue with your text from ${timeOf(resumed)}. The post itself has not changed.`}</p>
        </div>
      )}
      <div role="status">
        {first && (
          <div className="notice kept">
            <p className="keptlead">
              <b>
                {isOne
                  ? `You have text from ${timeOf(first)} that was not saved.`
                  : 'You have texts that were not saved.'}
              </b>
              {found.length > 1 && <DiscardAll discard={() => drafts.discard(...found)} />}
            </p>
            <ul>
              {found.map((draft) => (
                <li key={draft.id}>
                  <DraftName draft={draft} isNew={isNew} time={isOne ? null : timeOf(draft)} />
                  <Choice draft={draft} drafts={drafts} time={timeOf(draft)} />
                </li>
              ))}
            </ul>
            <p className="muted small">
              A file that was chosen but not uploaded could not be kept. Please choose it again.
            </p>
          </div>
        )}
      </div>
    </>
  )
}

type DraftNameProps = { draft: RecoverableDraft; isNew: boolean; time: string | null }

function DraftName({ draft: { title, firstWords }, isNew, time }: DraftNameProps) {
  return (
    <span className="draftname">
      {isNew && <b>{`“${title || 'Without a title'}”`}</b>}
      {firstWords !== '' && firstWords !== title && <span>{firstWords}</span>}
      {time !== null && <span className="muted small">{`Text from ${time}`}</span>}
    </span>
  )
}

// Without JavaScript each has a form of its own.
function DiscardAll({ discard }: { discard: () => void }) {
  if (!useIsHydrated()) return null
  return (
    <Button variant="secondary" size="small" onClick={discard}>
      Discard all
    </Button>
  )
}

type ChoiceProps = { draft: RecoverableDraft; drafts: RecoverableDrafts; time: string }

function Choice({ draft, drafts, time }: ChoiceProps) {
  const { id, here } = draft
  const about = <span className="vh">{` (text from ${time})`}</span>
  return (
    <div className="btns">
      {here ? (
        <Button variant="secondary" size="small" onClick={() => drafts.takeUp(here)}>
          Continue with it{about}
        </Button>
      ) : (
        <Link className="btn sec sm" to={`?draft=${id}`}>
          Continue with it{about}
        </Link>
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        form={`discard-${id}`}
        onClick={(event) => {
          event.preventDefault()
          drafts.discard(draft)
        }}
      >
        Discard it{about}
      </Button>
    </div>
  )
}

/** Without JavaScript, outside of the editor's form, because forms cannot be nested. */
export function DiscardForms({ found }: { found: readonly RecoverableDraft[] }) {
  return found.map(({ id }) => (
    <form key={id} id={`discard-${id}`} method="post" action={`/dashboard/drafts/${id}`} hidden />
  ))
}
