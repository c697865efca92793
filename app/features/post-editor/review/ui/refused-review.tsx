import { refusalTexts as texts } from '#app/features/post-editor/review/refusal-texts.ts'
import type { ReviewAnswer } from '#app/features/post-editor/review/review-view.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type RefusedReviewProps = { answer: ReviewAnswer | null; back: string }

export function RefusedReview({ answer, back }: RefusedReviewProps) {
  const { problem, failed, typed = '' } = answer ?? {}
  return (
    <Screen
      title={answer ? texts.refusedTitle : texts.title}
      back={{ href: back, text: texts.back }}
    >
      {answer && <Alert title={problem ?? failed ?? texts.problems.form} />}
      {typed !== '' && (
        <Field multiline readOnly name="typed" label={texts.typed} rows={8} defaultValue={typed} />
      )}
    </Screen>
  )
}
