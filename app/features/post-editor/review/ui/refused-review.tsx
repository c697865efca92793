import { refusalTexts as texts } from '#app/features/post-editor/review/refusal-texts.ts'
import type { ReviewAnswer } from '#app/features/post-editor/review/review-view.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

type RefusedReviewProps = { answer: ReviewAnswer | null; back: string }

export function RefusedReview({ answer, back }: RefusedReviewProps) {
  const { problem, failed, typed = '' } = answer ?? {}
  return (
    <div className="desk wrap">
      <MoreLink href={back} direction="back">
        {texts.back}
      </MoreLink>
      <header className="deskhead">
        <h1>{answer ? texts.refusedTitle : texts.title}</h1>
      </header>
      {answer && <Alert title={problem ?? failed ?? texts.problems.form} />}
      {typed !== '' && (
        <Field multiline readOnly name="typed" label={texts.typed} rows={8} defaultValue={typed} />
      )}
    </div>
  )
}
