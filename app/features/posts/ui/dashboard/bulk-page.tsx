import { bulkTexts } from '#app/features/posts/changes/change-texts.ts'
import {
  type BulkAct,
  type ChosenPost,
  type ListResult,
  writeChosen,
} from '#app/features/posts/post-list.ts'
import { BulkQuestion } from '#app/features/posts/ui/dashboard/bulk-question.tsx'
import { doneText, RefusedPosts } from '#app/features/posts/ui/refused-posts.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type Requested = { act: BulkAct; chosen: readonly ChosenPost[]; titles: readonly string[] }

type BulkPageProps = {
  requested: Requested | null
  result: ListResult | null
}

export function BulkPage({ requested, result }: BulkPageProps) {
  return (
    <Screen
      title={requested ? questionOf(requested) : bulkTexts.title}
      back={{ href: '/dashboard', text: bulkTexts.back }}
    >
      {requested && <Question {...requested} />}
      {result && <Answer result={result} />}
      {!requested && !result && <p>{bulkTexts.none}</p>}
    </Screen>
  )
}

function questionOf({ act, chosen }: Requested): string {
  const { one, many } = bulkTexts[act]
  return fillText(chosen.length === 1 ? one : many, { count: chosen.length })
}

function Question({ act, chosen, titles }: Requested) {
  return (
    <form className="panel card" method="post" action="/dashboard/bulk">
      <BulkQuestion act={act} titles={titles} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="confirmed" value="yes" />
      {chosen.map((post) => (
        <input key={post.id} type="hidden" name="post" value={writeChosen(post)} />
      ))}
      <div className="btns">
        <ButtonLink href="/dashboard" variant="secondary">
          {bulkTexts.cancel}
        </ButtonLink>
        <Button type="submit" variant={act === 'trash' ? 'destructive' : 'default'}>
          {bulkTexts[act].confirm}
        </Button>
      </div>
    </form>
  )
}

function Answer({ result }: { result: ListResult }) {
  if ('failed' in result) return <Alert title={bulkTexts.failed} text={result.failed} />
  return (
    <>
      {result.outcome.done > 0 && <p role="status">{doneText(result.outcome)}</p>}
      <RefusedPosts outcome={result.outcome} />
    </>
  )
}
