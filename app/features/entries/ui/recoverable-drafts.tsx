import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import {
  type Draft,
  type DraftStart,
  gatherDrafts,
  offerDraft,
  type RecoverableDraft,
  type TellDraft,
} from '#app/features/entries/drafts/draft.ts'
import { discardSentDraft } from '#app/features/entries/drafts/draft-requests.ts'
import { fillForm } from '#app/features/entries/ui/fill-form.ts'
import { findOpenForms } from '#app/features/entries/ui/open-forms.ts'
import type { FormDraft } from '#app/features/entries/ui/use-autosave.ts'
import { pathTo } from '#app/addresses.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type RecoverableDrafts = ReturnType<typeof useRecoverableDrafts>

type Editor = {
  form: RefObject<HTMLFormElement | null>
  /** Null: drafts of entries that do not exist yet. */
  entry: string | null
  start: DraftStart
  /** By what is saved when the page is opened. */
  tell: () => TellDraft
  draft: FormDraft
  /** The form continues this draft from now on, and has its fields. */
  begin: (taken: Draft) => void
}

/** `hidden`: taken up or discarded here, or open in another tab. */
type Known = { here: RecoverableDraft[]; hidden: ReadonlySet<string> }

/** The server's drafts are known at once, this browser's only after hydration. */
export function useRecoverableDrafts({ form, entry, start, draft, begin, ...given }: Editor) {
  const { autosave, drafts } = draft
  const [tell] = useState(given.tell)
  const [known, setKnown] = useState<Known>({ here: [], hidden: new Set() })
  const hide = (id: string) =>
    setKnown(({ here, hidden }) => ({ here, hidden: new Set([...hidden, id]) }))
  const gather = useCallback(
    (openForms: ReadonlySet<string>) => {
      const here = drafts.list(entry).flatMap((each) => {
        const offer = offerDraft(each, tell)
        if (offer !== null) return [{ ...offer.offered, here: offer.taken }]
        if (!openForms.has(each.id)) drafts.discard(each)
        return []
      })
      setKnown(({ hidden }) => ({ here, hidden: new Set([...hidden, ...openForms]) }))
    },
    [drafts, entry, tell],
  )
  useEffect(() => void findOpenForms().then(gather), [gather])
  return {
    found: gatherDrafts(start, known.here, known.hidden),
    resumed: start.resumed,
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
        drafts.discard({ id, entry })
        void discardSentDraft(id)
        hide(id)
      }
    },
  }
}

type NoticeProps = {
  drafts: RecoverableDrafts
  /** What the drafts are of, such as "post"; it has not changed. */
  saved: string
  isNew?: boolean
  hasFiles?: boolean
  timeZone: string
}

/** Nothing is replaced before the user chooses. */
export function RecoverableDraftsNotice({ drafts, timeZone, ...entry }: NoticeProps) {
  const { found, resumed } = drafts
  const { saved, isNew = false, hasFiles = false } = entry
  const timeOf = ({ savedAt }: { savedAt: Date }) => zonedText(savedAt, timeZone)
  const [first] = found
  const isOne = found.length === 1 && !isNew
  return (
    <>
      {resumed && (
        <div className="notice kept">
          <p>{`You continue with your text from ${timeOf(resumed)}. The ${saved} itself has not changed.`}</p>
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
            {hasFiles && (
              <p className="muted small">
                A file that was chosen but not uploaded could not be kept. Please choose it again.
              </p>
            )}
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
    <form
      key={id}
      id={`discard-${id}`}
      method="post"
      action={pathTo('/dashboard/drafts/:id', { id })}
      hidden
    />
  ))
}
