import {
  FIRST_LINES,
  PATH_ANSWERS,
  PATH_QUESTIONS,
  type PathAnswers,
  type PathQuestion,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { GreenCardPathTexts } from '#app/features/tools/green-card-path/green-card-path-texts.ts'
import { TOOL } from '#app/features/tools/tool-form.ts'
import { PathAnswer, type PathShown } from '#app/features/tools/ui/green-card-path-answer.tsx'
import { ToolSection } from '#app/features/tools/ui/tool-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { IndexList } from '#app/ui/page/region.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

export type GreenCardPathToolProps = PathShown & {
  /** Null before the form was sent. */
  asked: PathAnswers | null
  action: string
  /** Whether a server answers; if not, every answer stands there until the behaviour has drawn the form. */
  isAnswered: boolean
}

export function GreenCardPathTool(props: GreenCardPathToolProps) {
  const { texts, asked, action, isAnswered, ...shown } = props
  return (
    <ToolSection
      id="green-card-path"
      title={texts.title}
      lead={texts.lead}
      isAsked={asked !== null}
      drawn={isAnswered ? null : props}
    >
      <FirstLines {...props} />
      {(asked || !isAnswered) && <PathAnswer {...shown} texts={texts} answers={asked} />}
      {isAnswered && (
        <form className="form" method="post" action={action}>
          <input type="hidden" name={TOOL} value="green-card-path" />
          {PATH_QUESTIONS.map((question) => (
            <Question key={question} question={question} texts={texts} given={asked?.[question]} />
          ))}
          <div>
            <Button type="submit">{texts.submit}</Button>
          </div>
        </form>
      )}
    </ToolSection>
  )
}

// Above the answer, too: who is in danger needs no path.
function FirstLines({ texts, lines }: PathShown) {
  const { title, lines: words } = texts.first
  return (
    <>
      <h3>{title}</h3>
      <IndexList entries={FIRST_LINES.map((line) => ({ ...words[line], path: lines[line] }))} />
    </>
  )
}

type QuestionProps = {
  question: PathQuestion
  texts: GreenCardPathTexts
  given: string | undefined
}

function Question({ question, texts, given }: QuestionProps) {
  const { legend, options } = texts.questions[question]
  return (
    <fieldset className="f choices single">
      <legend>{legend}</legend>
      {PATH_ANSWERS[question].map((answer) => (
        <label key={answer}>
          <input type="radio" name={question} value={answer} defaultChecked={given === answer} />
          <span>{wholeNames((options as Record<string, string>)[answer] ?? texts.unsaid)}</span>
        </label>
      ))}
    </fieldset>
  )
}
