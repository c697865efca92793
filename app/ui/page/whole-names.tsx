import { createElement, Fragment, type ReactNode } from 'react'
import { splitAtNames } from '#app/ui/page/split-at-names.ts'

/** A telephone line such as 1-800-799-7233, whose parts would change places in a text from right to left. */
const LINE = /\b(1-\d{3}-\d{3}-\d{4})\b/
const CALLED = /\b(1-\d{3}-\d{3}-\d{4}|911)\b/

/** Keeps visa names on one line by markup, so that search, copy and speech get the plain text, and the digits of telephone lines in order. */
export function wholeNames(text: string): ReactNode {
  return marked(text, LINE, (line) => <bdi dir="ltr">{line}</bdi>)
}

/** The same of a text that stands in no link: a press on a telephone line calls it. */
export function wholeNamesAndCalls(text: string): ReactNode {
  return marked(text, CALLED, (line) => (
    <a href={`tel:${line.replace('1-', '+1').replaceAll('-', '')}`} dir="ltr">
      {line}
    </a>
  ))
}

function marked(text: string, lines: RegExp, line: (digits: string) => ReactNode): ReactNode {
  const shown: ReactNode[] = []
  for (const [index, part] of splitAtNames(text).entries()) {
    if (index % 2 === 1) shown.push(<span className="one">{part}</span>)
    else
      for (const [place, piece] of part.split(lines).entries())
        shown.push(place % 2 === 1 ? line(piece) : piece)
  }
  return shown.length === 1 ? text : createElement(Fragment, null, ...shown)
}
