import {
  greenCardPath,
  isComplete,
  PATH_ANSWERS,
  PATH_CITATIONS,
  PATH_QUESTIONS,
  type PathAnswers,
  type PathQuestion,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { GreenCardPathTexts } from '#app/features/tools/green-card-path/green-card-path-texts.ts'
import { ToolAnswer } from '#app/features/tools/ui/tool-answer.tsx'
import { ToolSection } from '#app/features/tools/ui/tool-section.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/form/form-field.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type GreenCardPathToolProps = {
  texts: GreenCardPathTexts
  /** Null before the form was sent. */
  asked: Partial<PathAnswers> | null
  action: string
  phone: Phone
  /** Whether a server answers. */
  isAnswered: boolean
}

export function GreenCardPathTool(props: GreenCardPathToolProps) {
  const { texts, asked, action, phone, isAnswered } = props
  const firstMissing = asked && PATH_QUESTIONS.find((question) => asked[question] === undefined)
  return (
    <ToolSection
      id="green-card-path"
      title={texts.title}
      lead={texts.lead}
      isAsked={asked !== null}
      byHand={isAnswered ? null : { text: texts.byHand, phone }}
    >
      {asked && isComplete(asked) && <Answer answers={asked} texts={texts.answer} phone={phone} />}
      <form className="form" method="get" action={action}>
        {PATH_QUESTIONS.map((question) => (
          <Question
            key={question}
            question={question}
            texts={texts}
            given={asked?.[question]}
            isMissing={asked !== null && asked[question] === undefined}
            isFocused={question === firstMissing}
          />
        ))}
        <div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
    </ToolSection>
  )
}

type QuestionProps = {
  question: PathQuestion
  texts: GreenCardPathTexts
  given: string | undefined
  isMissing: boolean
  isFocused: boolean
}

function Question({ question, texts, given, isMissing, isFocused }: QuestionProps) {
  const { legend, options } = texts.questions[question]
  const errorId = `${question}-error`
  return (
    <fieldset className="f choices single" aria-describedby={isMissing ? errorId : undefined}>
      <legend>{legend}</legend>
      {PATH_ANSWERS[question].map((answer, index) => (
        <label key={answer}>
          <input
            type="radio"
            name={question}
            value={answer}
            defaultChecked={given === answer}
            autoFocus={isFocused && index === 0}
          />
          <span>{wholeNames((options as Record<string, string>)[answer] ?? '')}</span>
        </label>
      ))}
      <FieldError id={errorId} text={isMissing ? texts.missing : undefined} />
    </fieldset>
  )
}

type AnswerProps = { answers: PathAnswers; texts: GreenCardPathTexts['answer']; phone: Phone }

function Answer({ answers, texts, phone }: AnswerProps) {
  const path = greenCardPath(answers)
  const { name, text } = texts.paths[path]
  return (
    <ToolAnswer title={texts.title}>
      <p className="big">{wholeNames(name)}</p>
      <p>{wholeNames(text)}</p>
      <p>{wholeNames(texts.places[answers.place])}</p>
      <p className="meta">{fillText(texts.note, { rule: PATH_CITATIONS[path] })}</p>
      <ButtonLink href={phone.href} variant="secondary" icon="phone">
        {fillText(texts.call, { phone: phone.display })}
      </ButtonLink>
    </ToolAnswer>
  )
}
