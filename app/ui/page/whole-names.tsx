import { createElement, Fragment, type ReactNode } from 'react'

// A visa, form or class: "EB-5", "L-1A", "E-1/E-2", "I-130", "U-Visa"; or a telephone line. Browsers break lines after its hyphen.
const NAME =
  /\b([A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|U-Visa|1-\d{3}-\d{3}-\d{4})(?![\w-])/

/** Texts and names alternate, a text first. */
export function splitAtNames(text: string): string[] {
  return text.split(NAME)
}

/** Keeps visa names on one line by markup, so that search, copy and speech get the plain text. */
export function wholeNames(text: string): ReactNode {
  const parts = splitAtNames(text)
  if (parts.length === 1) return text
  const shown: ReactNode[] = []
  for (const [index, part] of parts.entries()) shown.push(index % 2 === 1 ? asOne(part) : part)
  return createElement(Fragment, null, ...shown)
}

/** The parts of a number would change places in a text from right to left. */
function asOne(name: string): ReactNode {
  return (
    <span className="one" dir={/^\d/.test(name) ? 'ltr' : undefined}>
      {name}
    </span>
  )
}
