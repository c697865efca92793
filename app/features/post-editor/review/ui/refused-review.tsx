import { reviewPartTexts as texts } from '#app/features/post-editor/review/review-texts.ts'
import type { ReviewAnswer } from '#app/features/post-editor/review/review-view.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

type RefusedReviewProps = { answer: ReviewAnswer; back: string }

export function RefusedReview({
  answer: { problem, failed, typed = '' },
  back,
}: RefusedReviewProps) {
  return (
    <div className="desk wrap">
      <MoreLink href={back} direction="back">
        {texts.back}
      </MoreLink>
      <header className="deskhead">
        <h1>{texts.refusedTitle}</h1>
      </header>
      <Alert title={problem ?? failed ?? texts.problems.form} />
      {typed !== '' && (
        <Field multiline readOnly name="typed" label={texts.typed} rows={8} defaultValue={typed} />
      )}
    </div>
  )
}
