import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { inboxTexts } from '#app/features/inbox/inbox-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type ChosenInbox, inboxAddress } from '#app/features/inbox/inbox.ts'
import type { HiddenRow, InboxRow } from '#app/features/inbox/inbox-view.ts'
import type { BulkOutcome } from '#app/features/inbox/inquiry/bulk.ts'
import { BulkAnswer, BulkBar } from '#app/features/inbox/inquiry/ui/bulk-bar.tsx'
import { useSelection } from '#app/ui/form/use-selection.ts'
import { replyTexts } from '#app/features/inbox/replies/reply-texts.ts'
import { InboxAlarm } from '#app/features/inbox/ui/inbox-alarm.tsx'
import {
  type Counts,
  Filters,
  type InboxAround,
  Narrowing,
  Search,
} from '#app/features/inbox/ui/inbox-tools.tsx'
import { InboxList } from '#app/features/inbox/ui/inbox-list.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

export type InboxContent = {
  rows: (InboxRow | HiddenRow)[]
  /** Null at the end. */
  older: string | null
  isFirst: boolean
  search: { text: string; looked: number; total: number } | null
}

type InboxPageProps = {
  /** Null when the messages could not be loaded. */
  inbox: (InboxContent & InboxAround) | null
  chosen: ChosenInbox
  outcome: BulkOutcome | null
  mayClear: boolean
  mayErase: boolean
  mayRestrict: boolean
}

export function InboxPage(props: InboxPageProps) {
  const { inbox, chosen, outcome, mayClear, mayErase, mayRestrict } = props
  return (
    <Screen
      className="inbox"
      title={inboxTexts.title}
      about={inboxTexts.about}
      actions={
        <div className="btns">
          <ButtonLink href="/dashboard/messages/saved-replies" variant="secondary" size="small">
            {replyTexts.page.link}
          </ButtonLink>
          {mayClear && (
            <ButtonLink href="/dashboard/messages/conflict-list" variant="secondary" size="small">
              {conflictTexts.list.link}
            </ButtonLink>
          )}
        </div>
      }
      under={inbox && <Unread counts={inbox.counts} />}
    >
      {inbox ? (
        <>
          <InboxAlarm overdue={inbox.overdue} />
          <BulkAnswer outcome={outcome} />
          <div className="inboxtools">
            <Search text={inbox.search?.text ?? ''} />
            <Narrowing inbox={inbox} chosen={chosen} />
          </div>
          <Filters counts={inbox.counts} chosen={inbox.search === null ? chosen : null} />
          <Messages inbox={inbox} chosen={chosen} mayErase={mayErase} mayRestrict={mayRestrict} />
        </>
      ) : (
        <Alert
          title={inboxTexts.loadError}
          retry={{ href: '/dashboard/messages', text: inboxTexts.tryAgain }}
        />
      )}
    </Screen>
  )
}

// Where no message has come yet, "all read" would be wrong.
function Unread({ counts }: { counts: Counts }) {
  if (Object.values(counts).every((count) => count === 0)) return null
  return <p className="muted">{unreadText(counts.unread)}</p>
}

function unreadText(count: number): string {
  if (count === 0) return inboxTexts.unreadNone
  return count === 1 ? inboxTexts.unreadOne : fillText(inboxTexts.unreadMany, { count })
}

type MessagesProps = {
  inbox: InboxContent & InboxAround
  chosen: ChosenInbox
  mayErase: boolean
  mayRestrict: boolean
}

function Messages({ inbox, chosen, mayErase, mayRestrict }: MessagesProps) {
  const { rows, search } = inbox
  const shown = rows.filter((row) => 'id' in row)
  const selection = useSelection(shown)
  return (
    <>
      {search && <Looked search={search} content={inbox} />}
      <div className="panel">
        {shown.length > 0 && (
          <BulkBar
            selection={selection}
            shown={shown.length}
            colleagues={inbox.colleagues}
            mayErase={mayErase}
            mayRestrict={mayRestrict}
            hasQuarantined={shown.some(({ isQuarantined }) => isQuarantined)}
          />
        )}
        {rows.length > 0 ? (
          <InboxList rows={rows} selection={selection} />
        ) : (
          !search && <Empty chosen={chosen} />
        )}
        <Pager content={inbox} chosen={chosen} />
      </div>
    </>
  )
}

function Empty({ chosen }: { chosen: ChosenInbox }) {
  const { noneChosen, empty } = inboxTexts
  const { title, text } = empty[chosen.show]
  const isNarrowed = chosen.who !== '' || chosen.label !== ''
  return (
    <div className="empty">
      <h2>{isNarrowed ? noneChosen : title}</h2>
      {!isNarrowed && <p className="muted">{text}</p>}
    </div>
  )
}

function Pager({ content, chosen }: { content: InboxContent; chosen: ChosenInbox }) {
  const { older, isFirst, search } = content
  if (older === null && isFirst) return null
  return (
    <div className="pager">
      {isFirst ? (
        <span />
      ) : (
        <a className="more" href={inboxAddress(chosen)}>
          <span>{inboxTexts.newest}</span>
        </a>
      )}
      {older !== null && (
        <ButtonLink href={older} variant="secondary" size="small">
          {search ? inboxTexts.lookFurther : inboxTexts.older}
        </ButtonLink>
      )}
    </div>
  )
}

type LookedProps = { search: NonNullable<InboxContent['search']>; content: InboxContent }

function Looked({ search: { looked, total }, content }: LookedProps) {
  const isWhole = content.older === null
  return (
    <p className="looked" role="status">
      <span>
        {foundText(content.rows.length, isWhole)}{' '}
        {fillText(isWhole ? inboxTexts.lookedAll : inboxTexts.lookedSome, {
          count: isWhole ? total : looked,
          total,
        })}
      </span>
      <a className="more" href="/dashboard/messages">
        <span>{inboxTexts.clearSearch}</span>
      </a>
    </p>
  )
}

function foundText(count: number, isWhole: boolean): string {
  if (!isWhole && count > 0) return fillText(inboxTexts.foundMore, { count })
  if (count === 0) return inboxTexts.noneMatch
  return count === 1 ? inboxTexts.foundOne : fillText(inboxTexts.foundMany, { count })
}
