import {
  answerTo,
  FIRST_LINES,
  type FirstLine,
  isComplete,
  PATH_ANSWERS,
  PATH_QUESTIONS,
  type PathAnswers,
  type PathQuestion,
  VISA_BULLETIN,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { GreenCardPathTexts } from '#app/features/tools/green-card-path/green-card-path-texts.ts'
import { ToolAnswer } from '#app/features/tools/ui/tool-answer.tsx'
import { ByHand, ToolSection } from '#app/features/tools/ui/tool-section.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/form/form-field.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { IndexList } from '#app/ui/page/region.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type GreenCardPathToolProps = {
  texts: GreenCardPathTexts
  /** Null before the form was sent. */
  asked: Partial<PathAnswers> | null
  /** Where each of the first lines leads. */
  lines: Record<FirstLine, string>
  action: string
  phone: Phone
  /** When the phone is answered, for print beside it. */
  hours: readonly string[]
  /** Whether a server answers. */
  isAnswered: boolean
}

export function GreenCardPathTool(props: GreenCardPathToolProps) {
  const { texts, asked, isAnswered } = props
  return (
    <ToolSection
      id="green-card-path"
      title={texts.title}
      lead={isAnswered ? texts.lead : null}
      isAsked={asked !== null}
    >
      <FirstLines {...props} />
      {asked && isComplete(asked) && <Answer {...props} answers={asked} />}
      {isAnswered ? (
        <Questions {...props} />
      ) : (
        <>
          <ByHand text={texts.byHand} phone={props.phone} />
          <WaysOn {...props} />
        </>
      )}
    </ToolSection>
  )
}

// Above the answer, too: who is in danger needs no path.
function FirstLines({ texts, lines }: GreenCardPathToolProps) {
  const { title, lines: words } = texts.first
  return (
    <>
      <h3>{title}</h3>
      <IndexList entries={FIRST_LINES.map((line) => ({ ...words[line], path: lines[line] }))} />
    </>
  )
}

function Questions({ texts, asked, action }: GreenCardPathToolProps) {
  const firstMissing = asked && PATH_QUESTIONS.find((question) => asked[question] === undefined)
  return (
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

type AnswerProps = GreenCardPathToolProps & { answers: PathAnswers }

function Answer({ answers, ...props }: AnswerProps) {
  const { questions, answer: texts } = props.texts
  const { path, finish, isInBulletin, rule } = answerTo(answers)
  const { name, text } = texts.paths[path]
  return (
    <ToolAnswer title={texts.title}>
      <p className="big">{wholeNames(name)}</p>
      {path === 'others' && <Protection {...props} />}
      <p>{wholeNames(text)}</p>
      {isInBulletin && <MoreLink href={VISA_BULLETIN}>{texts.bulletin}</MoreLink>}
      <h4>{questions.place.options[answers.place]}</h4>
      <p>{wholeNames(texts.finishes[finish])}</p>
      {texts.notices[answers.place].map((notice) => (
        <p key={notice}>{wholeNames(notice)}</p>
      ))}
      <p className="meta">{fillText(texts.note, { rule })}</p>
      <WaysOn {...props} />
    </ToolAnswer>
  )
}

function Protection({ texts, lines }: GreenCardPathToolProps) {
  const { text, victims } = texts.answer.protection
  return (
    <>
      <p>{wholeNames(text)}</p>
      <div className="mores">
        <MoreLink href={lines.hurt}>{victims}</MoreLink>
        <MoreLink href={texts.ways.urgent.path}>{texts.ways.urgent.text}</MoreLink>
      </div>
    </>
  )
}

// A message and urgent help are there at night, too.
function WaysOn({ texts, phone, hours }: GreenCardPathToolProps) {
  const { message, urgent, call } = texts.ways
  return (
    <div className="onward noprint">
      <div className="btns">
        <ButtonLink href={message.path}>{message.text}</ButtonLink>
        <ButtonLink href={urgent.path} variant="secondary">
          {urgent.text}
        </ButtonLink>
      </div>
      <div className="callline">
        <ButtonLink href={phone.href} variant="secondary" icon="phone">
          {fillText(call, { phone: phone.display })}
        </ButtonLink>
        <div>
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  )
}
