import { bulkTexts } from '#app/features/blog/list-texts.ts'
import {
  type BulkAct,
  type ChosenPost,
  type ListAnswer,
  writeChosen,
} from '#app/features/blog/post-list.ts'
import { BulkQuestion } from '#app/features/blog/ui/bulk-question.tsx'
import { doneText, RefusedPosts } from '#app/features/blog/ui/refused-posts.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'

type Asked = { intent: BulkAct; chosen: readonly ChosenPost[]; titles: readonly string[] }

type BulkPageProps = {
  /** What is asked before it is done; null once it is done, or when nothing was chosen. */
  asked: Asked | null
  answer: ListAnswer | null
}

/** The question before several posts are changed, and what became of it, for a browser without JavaScript. */
export function BulkPage({ asked, answer }: BulkPageProps) {
  return (
    <div className="desk wrap">
      <MoreLink href="/dashboard" direction="back">
        {bulkTexts.back}
      </MoreLink>
      <header className="deskhead">
        <h1>{asked ? questionOf(asked) : bulkTexts.title}</h1>
      </header>
      {asked && <Question {...asked} />}
      {answer && <Answer answer={answer} />}
      {!asked && !answer && <p>{bulkTexts.none}</p>}
    </div>
  )
}

function questionOf({ intent, chosen }: Asked): string {
  const { one, many } = bulkTexts[intent]
  return fillText(chosen.length === 1 ? one : many, { count: chosen.length })
}

function Question({ intent, chosen, titles }: Asked) {
  return (
    <form className="panel card" method="post" action="/dashboard/bulk">
      <BulkQuestion act={intent} titles={titles} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="confirmed" value="yes" />
      {chosen.map((post) => (
        <input key={post.id} type="hidden" name="post" value={writeChosen(post)} />
      ))}
      <div className="btns">
        <ButtonLink href="/dashboard" variant="secondary">
          {bulkTexts.cancel}
        </ButtonLink>
        <Button type="submit" variant={intent === 'trash' ? 'destructive' : 'default'}>
          {bulkTexts[intent].confirm}
        </Button>
      </div>
    </form>
  )
}

function Answer({ answer }: { answer: ListAnswer }) {
  if ('failed' in answer) return <Alert title={bulkTexts.failed} text={answer.failed} />
  return (
    <>
      {answer.outcome.done > 0 && <p role="status">{doneText(answer.outcome)}</p>}
      <RefusedPosts outcome={answer.outcome} />
    </>
  )
}
