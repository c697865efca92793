import { useEffect, useRef } from 'react'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import {
  SCHEDULE_ANSWER,
  type ScheduleAnswer,
  type ScheduleQuestion as Question,
} from '#app/features/posts/publication/schedule-question.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Button } from '#app/ui/button.tsx'

/** Stands behind the form's own button, so that Enter in a field never answers it. */
export function ScheduleQuestion({ question, timeZone }: { question: Question; timeZone: string }) {
  const { kind, time } = question
  const texts = publicationTexts.schedule.questions[kind]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const byTime: ScheduleAnswer = `${kind}-time`
  const bySwitch: ScheduleAnswer = `${kind}-switch`
  return (
    <section className="wrap question" aria-labelledby="schedule-question">
      <h2 id="schedule-question" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{fillText(texts.text, { time: zonedText(time, timeZone) })}</p>
      <div className="btns">
        <Button type="submit" name={SCHEDULE_ANSWER} value={bySwitch} variant="secondary">
          {texts.switch}
        </Button>
        <Button type="submit" name={SCHEDULE_ANSWER} value={byTime}>
          {texts.time}
        </Button>
      </div>
    </section>
  )
}
