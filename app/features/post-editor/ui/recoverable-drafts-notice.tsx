import { Link } from 'react-router'
import type {
  RecoverableDraft,
  DraftStart,
} from '#app/features/post-editor/drafts/recoverable-drafts.ts'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import type { RecoverableDrafts } from '#app/features/post-editor/ui/use-recoverable-drafts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'

type RecoverableDraftsNoticeProps = {
  drafts: RecoverableDrafts
  start: DraftStart
  isNew: boolean
  timeZone: string
}

const texts = autosaveTexts.found

/** Nothing is replaced before the user chooses. */
export function RecoverableDraftsNotice({
  drafts,
  start,
  isNew,
  timeZone,
}: RecoverableDraftsNoticeProps) {
  const { found } = drafts
  const time = (draft: { savedAt: Date }) => zonedText(draft.savedAt, timeZone)
  const [first] = found
  const isOne = found.length === 1 && !isNew
  return (
    <>
      {start.resumed && (
        <div className="notice kept">
          <p>{fillText(texts.resumed, { time: time(start.resumed) })}</p>
        </div>
      )}
      <div role="status">
        {first && (
          <div className="notice kept">
            <p>
              <b>{isOne ? fillText(texts.one, { time: time(first) }) : texts.many}</b>
            </p>
            <ul>
              {found.map((draft) => (
                <li key={draft.id}>
                  {!isOne && (
                    <span>
                      {isNew
                        ? fillText(texts.unfinished, {
                            title: draft.title || texts.untitled,
                            time: time(draft),
                          })
                        : fillText(texts.item, { time: time(draft) })}
                    </span>
                  )}
                  <Choice draft={draft} drafts={drafts} time={time(draft)} />
                </li>
              ))}
            </ul>
            <p className="muted small">{texts.note}</p>
          </div>
        )}
      </div>
    </>
  )
}

type ChoiceProps = { draft: RecoverableDraft; drafts: RecoverableDrafts; time: string }

function Choice({ draft, drafts, time }: ChoiceProps) {
  const about = <span className="vh"> {fillText(texts.about, { time })}</span>
  return (
    <div className="btns">
      {draft.here ? (
        <Button size="small" onClick={() => drafts.takeUp(draft)}>
          {texts.resume}
          {about}
        </Button>
      ) : (
        <Link className="btn sm" to={`?draft=${draft.id}`}>
          {texts.resume}
          {about}
        </Link>
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        form={`discard-${draft.id}`}
        onClick={(event) => {
          event.preventDefault()
          drafts.discard(draft)
        }}
      >
        {texts.discard}
        {about}
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
