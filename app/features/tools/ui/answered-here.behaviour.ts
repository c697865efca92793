import { createElement, Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { askFilingDate } from '#app/features/tools/filing-date/ask-filing-date.ts'
import { readPathAnswers } from '#app/features/tools/green-card-path/green-card-path.ts'
import { typedIn } from '#app/features/tools/tool-form.ts'
import {
  FilingDateTool,
  type FilingDateToolProps,
} from '#app/features/tools/ui/filing-date-tool.tsx'
import {
  GreenCardPathTool,
  type GreenCardPathToolProps,
} from '#app/features/tools/ui/green-card-path-tool.tsx'
import {
  VisaBulletinTool,
  type VisaBulletinProps,
} from '#app/features/tools/ui/visa-bulletin-tool.tsx'
import { readPlace } from '#app/features/tools/visa-bulletin/place-form.ts'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'

type Draw = (props: unknown, given: URLSearchParams | null, today: LocalDate) => ReactNode

/** By the id of the section. */
const TOOLS: Readonly<Record<string, Draw>> = {
  'filing-date': (props, given, today) =>
    createElement(FilingDateTool, {
      ...(props as FilingDateToolProps),
      asked: given && askFilingDate(given, today),
      isAnswered: true,
    }),
  'green-card-path': (props, given) =>
    createElement(GreenCardPathTool, {
      ...(props as GreenCardPathToolProps),
      asked: given && readPathAnswers(given),
      isAnswered: true,
    }),
  'place-in-line': (props, given, today) =>
    createElement(VisaBulletinTool, {
      ...(props as VisaBulletinProps),
      asked: given && readPlace(given, today),
      isAnswered: true,
    }),
}

/** Of a site without a server: the tool is drawn and answered in the page, and nothing that is typed leaves it. */
export default function answerHere(section: HTMLElement): void {
  const [draw, json] = [TOOLS[section.id], section.dataset['drawn']]
  if (!draw || !json) return
  const props: unknown = JSON.parse(json)
  const place = document.createElement('div')
  const root = createRoot(place)
  let drawn = 0
  const show = (given: URLSearchParams | null) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const today = localMoment(new Date(), timeZone).date
    drawn += 1
    // Each answer is drawn anew, with what was typed.
    flushSync(() => root.render(createElement(Fragment, { key: drawn }, draw(props, given, today))))
    place.querySelector<HTMLElement>('.answer [tabindex]')?.focus()
  }
  place.addEventListener('submit', (event) => {
    event.preventDefault()
    show(typedIn(new FormData(event.target as HTMLFormElement, event.submitter)))
  })
  show(null)
  const hadFocus = section.contains(document.activeElement)
  section.replaceWith(place)
  // The telephone link that had it is gone.
  if (hadFocus) place.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
}
