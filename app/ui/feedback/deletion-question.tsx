import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Question } from '#app/ui/feedback/question.tsx'

type DeletionQuestionProps = {
  texts: { title: string; keep: string; confirm: string }
  /** What is deleted, in a sentence. */
  text: string
  preview?: string
  /** Where the answer is sent, and where "keep" leads. */
  back: string
  field?: { name: string; value: string }
}

export function DeletionQuestion({ texts, text, preview, back, field }: DeletionQuestionProps) {
  return (
    <Question title={texts.title}>
      {preview !== undefined && <img src={preview} alt="" />}
      <p>{text}</p>
      <Form className="btns" method="post" action={back}>
        {field && <input type="hidden" {...field} />}
        <Link className="btn sec" to={back}>
          {texts.keep}
        </Link>
        <Button type="submit" name="act" value="delete" variant="destructive" icon="trash-2">
          {texts.confirm}
        </Button>
      </Form>
    </Question>
  )
}
