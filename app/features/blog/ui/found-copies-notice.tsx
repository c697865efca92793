import { Link } from 'react-router'
import type { FoundCopy, KeepingStart } from '#app/features/blog/found-copies.ts'
import { autosaveTexts } from '#app/features/blog/autosave-texts.ts'
import type { FoundCopies } from '#app/features/blog/ui/use-found-copies.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'

type FoundCopiesNoticeProps = {
  copies: FoundCopies
  start: KeepingStart
  /** The post does not exist yet; then the copies are told apart by their titles. */
  isNew: boolean
  timeZone: string
}

const texts = autosaveTexts.found

/** Unsaved texts, above the form. Nothing is replaced before somebody chooses. */
export function FoundCopiesNotice({ copies, start, isNew, timeZone }: FoundCopiesNoticeProps) {
  const { found } = copies
  const time = (copy: { savedAt: Date }) => zonedText(copy.savedAt, timeZone)
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
              {found.map((copy) => (
                <li key={copy.id}>
                  {!isOne && (
                    <span>
                      {isNew
                        ? fillText(texts.unfinished, {
                            title: copy.title || texts.untitled,
                            time: time(copy),
                          })
                        : fillText(texts.item, { time: time(copy) })}
                    </span>
                  )}
                  <Choice copy={copy} copies={copies} time={time(copy)} />
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

type ChoiceProps = { copy: FoundCopy; copies: FoundCopies; time: string }

function Choice({ copy, copies, time }: ChoiceProps) {
  const about = <span className="vh"> {fillText(texts.about, { time })}</span>
  return (
    <div className="btns">
      {copy.here ? (
        <Button size="small" onClick={() => copies.takeUp(copy)}>
          {texts.resume}
          {about}
        </Button>
      ) : (
        <Link className="btn sm" to={`?copy=${copy.id}`}>
          {texts.resume}
          {about}
        </Link>
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        form={`discard-${copy.id}`}
        onClick={(event) => {
          event.preventDefault()
          copies.discard(copy)
        }}
      >
        {texts.discard}
        {about}
      </Button>
    </div>
  )
}

/** What the Discard buttons send without JavaScript, beside the editor's form because forms cannot be nested. */
export function DiscardForms({ found }: { found: readonly FoundCopy[] }) {
  return found.map(({ id }) => (
    <form key={id} id={`discard-${id}`} method="post" action={`/dashboard/copies/${id}`} hidden />
  ))
}
