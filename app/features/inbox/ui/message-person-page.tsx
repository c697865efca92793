import { erasureTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InboxRow } from '#app/features/inbox/inbox-view.ts'
import { InboxList } from '#app/features/inbox/ui/inbox-list.tsx'
import { SureBox } from '#app/features/inbox/ui/sure-box.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type MessagePersonPageProps = {
  id: string
  /** Null where it cannot be decrypted, or is withheld. */
  email: string | null
  isWithheld: boolean
  rows: InboxRow[]
  /** Other messages that cannot be decrypted, so their sender is unknown. */
  unreadable: number
  /** See `Person.seen`. */
  seen: string
  problem: 'unchecked' | 'changed' | null
  mayErase: boolean
  readsRestricted: boolean
}

export function MessagePersonPage(props: MessagePersonPageProps) {
  const { id, email, isWithheld, rows, unreadable, problem, mayErase } = props
  const { person } = erasureTexts
  return (
    <Screen
      className="message"
      title={person.title}
      about={leadText(email, isWithheld)}
      back={{ href: pathTo('/dashboard/messages/:id', { id }), text: messageTexts.backToMessage }}
    >
      {problem === 'changed' && <Alert title={person.changed} />}
      {!props.readsRestricted && <p className="looked">{person.withoutRestricted}</p>}
      {unreadable > 0 && (
        <p className="looked">
          {unreadable === 1
            ? person.unreadableOther
            : fillText(person.unreadableOthers, { count: unreadable })}
        </p>
      )}
      <section className="part" aria-labelledby="kept">
        <h2 id="kept">{person.listTitle}</h2>
        <div className="panel">
          <InboxList rows={rows} />
        </div>
      </section>
      <div className="pairs">
        <section className="part" aria-labelledby="export">
          <h2 id="export">{person.exportTitle}</h2>
          <p>{person.exportText}</p>
          <form
            className="btns"
            method="post"
            action={pathTo('/dashboard/messages/:id/export', { id })}
            data-download
          >
            <Button type="submit" name="kind" value="txt" variant="secondary" icon="download">
              {person.plain}
            </Button>
            <Button type="submit" name="kind" value="json" variant="secondary" icon="download">
              {person.json}
            </Button>
          </form>
        </section>
        {mayErase && <EraseAll {...props} />}
      </div>
    </Screen>
  )
}

function leadText(email: string | null, isWithheld: boolean): string {
  const { withheld, unreadable, lead } = erasureTexts.person
  if (isWithheld) return withheld
  return email === null ? unreadable : fillText(lead, { email })
}

function EraseAll({ rows, seen, problem }: MessagePersonPageProps) {
  const { person } = erasureTexts
  const count = rows.length === 1 ? person.alone : fillText(person.many, { count: rows.length })
  return (
    <section className="part" aria-labelledby="erase">
      <h2 id="erase">{person.eraseTitle}</h2>
      <p>{person.eraseText}</p>
      <form className="form" method="post">
        <input type="hidden" name="seen" value={seen} />
        <SureBox text={fillText(person.check, { count })} isUnchecked={problem === 'unchecked'} />
        <div className="btns">
          <Button type="submit" variant="destructive" icon="trash-2">
            {person.confirm}
          </Button>
        </div>
      </form>
    </section>
  )
}
