import {
  FINISH_SOURCES,
  FIRST_LINES,
  type FirstLine,
  IN_BULLETIN,
  PATH_QUESTIONS,
  PATH_RULES,
  type PathAnswers,
  type PathRule,
  type Place,
  placesOf,
  ruleFor,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import type { GreenCardPathTexts } from '#app/features/tools/green-card-path/green-card-path-texts.ts'
import { ToolAnswer } from '#app/features/tools/ui/tool-answer.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import type { Phone } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

export type PathShown = {
  texts: GreenCardPathTexts
  /** Where each of the first lines leads. */
  lines: Record<FirstLine, string>
  phone: Phone
  /** When the phone is answered, for print beside it. */
  hours: readonly string[]
}

type PathAnswerProps = PathShown & {
  /** Null: every answer. */
  answers: PathAnswers | null
}

const PLACES: readonly Place[] = ['here', 'abroad']

export function PathAnswer({ answers, ...shown }: PathAnswerProps) {
  const { questions, answer: texts } = shown.texts
  const rules = answers ? [ruleFor(answers)] : PATH_RULES
  const places = answers ? placesOf(answers) : PLACES
  return (
    <ToolAnswer title={answers ? texts.title : texts.all} isOne={answers !== null}>
      {rules.map((rule) => (
        <Rule key={rule.id} {...shown} rule={rule} places={places} />
      ))}
      {places.map((place) => (
        <div key={place}>
          <h4>{questions.place.options[place]}</h4>
          {texts.notices[place].map((notice) => (
            <p key={notice}>{wholeNames(notice)}</p>
          ))}
        </div>
      ))}
      <p className="meta">{texts.note}</p>
      <WaysOn {...shown} />
    </ToolAnswer>
  )
}

type RuleProps = PathShown & { rule: PathRule; places: readonly Place[] }

function Rule({ rule, places, ...shown }: RuleProps) {
  const { texts, lines } = shown
  const { id, here } = rule
  const { paths, bulletin, finishes, rule: source } = texts.answer
  const danger = FIRST_LINES.find((line) => line === id)
  return (
    <div className="pathrule" data-rule={id}>
      <p className="meta">{wholeNames(conditionOf(rule, texts))}</p>
      <p className="big">{wholeNames(paths[id].name)}</p>
      {(id === 'others' || id === 'talk') && <Protection {...shown} />}
      <p>{wholeNames(paths[id].text)}</p>
      {danger && <MoreLink href={lines[danger]}>{texts.first.lines[danger].note}</MoreLink>}
      {IN_BULLETIN.includes(id) && <MoreLink href="/visa-bulletin">{bulletin}</MoreLink>}
      {(here ? places : []).map((place) => {
        const finish = place === 'here' && here ? here : 'abroad'
        return (
          <p key={place}>
            {wholeNames(finishes[finish])} ({FINISH_SOURCES[finish]})
          </p>
        )
      })}
      <p className="meta">{fillText(source, { rule: rule.source })}</p>
    </div>
  )
}

/** In the words of the questions. */
function conditionOf({ when }: PathRule, { questions, unsaid }: GreenCardPathTexts): string {
  const said = PATH_QUESTIONS.flatMap((question) => {
    const options: Record<string, string> = questions[question].options
    return options[when[question] ?? ''] ?? []
  })
  return said.length === 0 ? unsaid : said.join(' · ')
}

function Protection({ texts, lines }: PathShown) {
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
function WaysOn({ texts, phone, hours }: PathShown) {
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
