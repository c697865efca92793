import { createElement, Fragment, type ReactNode } from 'react'

// A visa, form or class: "EB-5", "L-1A", "E-1/E-2", "I-130", "U-Visa". Browsers break lines after its hyphen.
const NAME = /\b([A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|U-Visa)(?![\w-])/

/** Texts and names alternate, a text first. */
export function splitAtNames(text: string): string[] {
  return text.split(NAME)
}

/** A telephone line such as 1-800-799-7233, whose parts would change places in a text from right to left. */
const LINE = /\b(1-\d{3}-\d{3}-\d{4})\b/

/** Keeps visa names on one line by markup, so that search, copy and speech get the plain text, and the digits of telephone lines in order. */
export function wholeNames(text: string): ReactNode {
  const shown: ReactNode[] = []
  for (const [index, part] of splitAtNames(text).entries()) {
    if (index % 2 === 1) shown.push(<span className="one">{part}</span>)
    else
      for (const [place, piece] of part.split(LINE).entries())
        shown.push(place % 2 === 1 ? <bdi dir="ltr">{piece}</bdi> : piece)
  }
  return shown.length === 1 ? text : createElement(Fragment, null, ...shown)
}
