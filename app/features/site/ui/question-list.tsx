import type { Question } from '#app/features/site/pages/question.ts'
import { Accordion } from '#app/ui/page/accordion.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type QuestionListProps = {
  /** The `details` name, unique on the page: one is open at a time. */
  name: string
  questions: readonly Question[]
}

export function QuestionList({ name, questions }: QuestionListProps) {
  return <Accordion name={name} items={questions.map(toItem)} />
}

function toItem({ id, question, answer, link }: Question) {
  return {
    id,
    question,
    answer: (
      <>
        {answer.map((paragraph) => (
          <p key={paragraph}>{wholeNames(paragraph)}</p>
        ))}
        {link && <MoreLink href={link.href}>{link.text}</MoreLink>}
      </>
    ),
  }
}
