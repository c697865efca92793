import { type BulkOutcome, countOf } from '#app/features/inbox/inquiry/bulk.ts'
import { bulkTexts as bulk } from '#app/features/inbox/inquiry/bulk-texts.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { LABEL_LIMITS } from '#app/features/inbox/inquiry/labels.ts'
import type { InboxRow } from '#app/features/inbox/inbox-view.ts'
import { AssigneeOptions, StageOptions } from '#app/features/inbox/inquiry/ui/inquiry-options.tsx'
import { restrictionTexts } from '#app/features/inbox/restriction/restriction-texts.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton, Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import type { Selection } from '#app/ui/form/use-selection.ts'
import { AllBox } from '#app/ui/form/selection-boxes.tsx'

/** Id of the form to which the rows' boxes belong. */
export const BULK_FORM = 'bulk'

type BulkBarProps = {
  selection: Selection<InboxRow>
  shown: number
  colleagues: readonly { id: string; name: string }[]
  mayErase: boolean
  mayRestrict: boolean
  /** Some of what is shown is in quarantine. */
  hasQuarantined: boolean
}

/** Changes what is filled in, of all chosen messages at once. */
export function BulkBar(props: BulkBarProps) {
  const { selection, shown, colleagues, mayErase, mayRestrict, hasQuarantined } = props
  const count = selection.rows.length
  return (
    <form className="bulk mbulk" id={BULK_FORM} method="post" aria-label={bulk.label}>
      <AllBox
        {...{ selection, shown }}
        label={fillText(bulk.selectAll, { count: shown })}
        chosen={selectedText(count)}
      />
      <div className="bulkfields">
        <select className="in" name="stage" aria-label={inquiryTexts.stage} defaultValue="">
          <option value="">{bulk.keepStage}</option>
          <StageOptions />
        </select>
        <select className="in" name="assignee" aria-label={inquiryTexts.assignee} defaultValue="">
          <option value="">{bulk.keepAssignee}</option>
          <option value="none">{inquiryTexts.nobody}</option>
          <AssigneeOptions colleagues={colleagues} />
        </select>
        <input
          className="in"
          name="label"
          list="labels"
          maxLength={LABEL_LIMITS.length}
          autoComplete="off"
          dir="auto"
          aria-label={bulk.addLabel}
          placeholder={bulk.addLabel}
        />
        <label className="bulkdue">
          <span>{bulk.due}</span>
          <input className="in" type="date" name="due" />
        </label>
        {mayRestrict && (
          <select
            className="in"
            name="restriction"
            aria-label={restrictionTexts.bulk.label}
            defaultValue=""
          >
            <option value="">{restrictionTexts.bulk.label}</option>
            <option value="yes">{restrictionTexts.bulk.yes}</option>
            <option value="no">{restrictionTexts.bulk.no}</option>
          </select>
        )}
        <Button type="submit" name="act" value="change" size="small">
          {bulk.apply}
        </Button>
        {hasQuarantined && <ActButton act="release">{bulk.release}</ActButton>}
        <ActButton act="spam">{bulk.spam}</ActButton>
        {mayErase && (
          <Button
            type="submit"
            formAction="/dashboard/messages/erasure"
            variant="secondary"
            size="small"
          >
            {bulk.erase}
          </Button>
        )}
      </div>
    </form>
  )
}

function selectedText(count: number): string {
  const { selectedOne, selectedMany } = bulk
  if (count === 0) return ''
  return count === 1 ? selectedOne : fillText(selectedMany, { count })
}

/** What became of several messages, where it is more than a toast can say. */
export function BulkAnswer({ outcome }: { outcome: BulkOutcome | null }) {
  if (outcome === null) return null
  const { done, same, left } = outcome
  const count = countOf(outcome)
  if (count === 0) return <Alert title={bulk.nothingChosen} />
  const title =
    done === 0 ? bulk.none[outcome.act] : fillText(bulk.some[outcome.act], { done, count })
  return (
    <Alert title={title}>
      <ul>
        {left.map(({ reason, count: some, references }) => (
          <li key={reason}>
            {countText(bulk.left[reason], some)} {references.join(', ')}
          </li>
        ))}
        {same > 0 && <li>{countText(bulk.same, same)}</li>}
      </ul>
    </Alert>
  )
}
