import { bulkTexts } from '#app/features/blog/list-texts.ts'
import { type BulkAct, type ChosenPost, writeChosen } from '#app/features/blog/post-list.ts'
import { BulkQuestion } from '#app/features/blog/ui/bulk-question.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'

type Asked = { intent: BulkAct; chosen: readonly ChosenPost[]; titles: readonly string[] }

/** The question before several posts are changed, for a browser without JavaScript. Null: nothing was chosen. */
export function BulkPage({ asked }: { asked: Asked | null }) {
  return (
    <div className="desk wrap">
      <MoreLink href="/dashboard" direction="back">
        {bulkTexts.back}
      </MoreLink>
      <header className="deskhead">
        <h1>{asked ? questionOf(asked) : bulkTexts.title}</h1>
      </header>
      {asked ? <Question {...asked} /> : <p>{bulkTexts.none}</p>}
    </div>
  )
}

function questionOf({ intent, chosen }: Asked): string {
  const { one, many } = bulkTexts[intent]
  return fillText(chosen.length === 1 ? one : many, { count: chosen.length })
}

function Question({ intent, chosen, titles }: Asked) {
  return (
    <form className="panel card" method="post" action="/dashboard">
      <BulkQuestion act={intent} titles={titles} />
      <input type="hidden" name="intent" value={intent} />
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
