import type { ContactContent } from '#app/features/site/contact.ts'
import {
  outsideBox,
  OutsideHelp,
  OutsideLink,
  OutsideSaying,
} from '#app/features/site/ui/outside-link.tsx'
import { Week } from '#app/ui/art/week.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export type Calendar = { href: string; frameSrc: string }

type ScheduleBoxProps = {
  words: ContactContent['schedule']
  calendar: Calendar | null
  phone: { display: string; href: string }
}

/** Has its final size from the start; the calendar is loaded on request. */
export function ScheduleBox({ words, calendar, phone }: ScheduleBoxProps) {
  if (calendar === null) return <PhoneBox words={words.phone} phone={phone} />
  const { title, text, show, newTab, orCall, frameTitle, prefill } = words.calendar
  return (
    <>
      <div className="sched" {...outsideBox} data-calendar>
        <Week />
        <h3>{title}</h3>
        <OutsideSaying text={text} words={words.calendar} />
        <label className="prefill" data-prefill hidden>
          <input type="checkbox" /> {prefill}
        </label>
        <div className="btns">
          <OutsideLink
            text={show}
            href={calendar.href}
            frame={{ src: calendar.frameSrc, title: frameTitle }}
          />
          <ButtonLink href={calendar.href} variant="secondary" external>
            {newTab}
          </ButtonLink>
        </div>
        <p>
          {orCall} <a href={phone.href}>{phone.display}</a>
        </p>
      </div>
      <OutsideHelp words={words.calendar} href={calendar.href} phone={phone} />
    </>
  )
}

type PhoneBoxProps = {
  words: ContactContent['schedule']['phone']
  phone: ScheduleBoxProps['phone']
}

function PhoneBox({ words, phone }: PhoneBoxProps) {
  return (
    <div className="sched">
      <Week />
      <h3>{words.title}</h3>
      <p className="muted">{words.text}</p>
      <ButtonLink href={phone.href} icon="phone">
        {words.call.replace('{phone}', () => phone.display)}
      </ButtonLink>
    </div>
  )
}
