import { fillText } from '#app/platform/fill-text.ts'
import type { BulkWords } from '#app/features/blog/desk-words.ts'
import {
  type BulkAct,
  type BulkOutcome,
  type ChosenPost,
  writeChosen,
} from '#app/features/blog/post-list.ts'
import { BulkQuestion } from '#app/features/blog/ui/bulk-question.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'

type BulkPageProps = {
  /** What is asked before it is done; null once it is done, or when nothing was chosen. */
  asked: { act: BulkAct; chosen: readonly ChosenPost[]; titles: readonly string[] } | null
  outcome: BulkOutcome | null
  words: BulkWords
}

/** The question before several posts are changed, and what became of it, for a browser without JavaScript. */
export function BulkPage({ asked, outcome, words }: BulkPageProps) {
  return (
    <div className="desk wrap">
      <MoreLink href="/dashboard" direction="back">
        {words.back}
      </MoreLink>
      <header className="deskhead">
        <h1>{asked ? questionOf(asked, words) : words.title}</h1>
      </header>
      {asked && <Question asked={asked} words={words} />}
      {outcome && <Outcome outcome={outcome} words={words} />}
      {!asked && !outcome && <p>{words.none}</p>}
    </div>
  )
}

type Asked = NonNullable<BulkPageProps['asked']>

function questionOf({ act, chosen }: Asked, words: BulkWords): string {
  return fillText(chosen.length === 1 ? words[act].one : words[act].many, { count: chosen.length })
}

function Question({ asked: { act, chosen, titles }, words }: { asked: Asked; words: BulkWords }) {
  return (
    <form className="panel card" method="post" action="/dashboard/bulk">
      <BulkQuestion act={act} titles={titles} words={words} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="confirmed" value="yes" />
      {chosen.map((post) => (
        <input key={post.id} type="hidden" name="post" value={writeChosen(post)} />
      ))}
      <div className="btns">
        <ButtonLink href="/dashboard" variant="secondary">
          {words.cancel}
        </ButtonLink>
        <Button type="submit" variant={act === 'trash' ? 'destructive' : 'default'}>
          {words[act].confirm}
        </Button>
      </div>
    </form>
  )
}

function Outcome({ outcome, words }: { outcome: BulkOutcome; words: BulkWords }) {
  const { act, done, refused } = outcome
  const text = done === 1 ? words.done[act].one : fillText(words.done[act].many, { count: done })
  return (
    <>
      {done > 0 && <p role="status">{text}</p>}
      {refused.length > 0 && (
        <Alert title={words.refusedTitle}>
          <ul>
            {refused.map(({ id, title, reason }) => (
              <li key={id}>
                {fillText(words.refused[reason], { title: title ?? words.unknownTitle })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
