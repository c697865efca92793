import { createElement, Fragment, type ReactNode } from 'react'

// A visa, a form or a class of one: "EB-5", "L-1A", "E-1/E-2", "I-130", "U-Visa". Browsers break a line after its hyphen.
const NAME = /\b([A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|U-Visa)(?![\w-])/

/**
 * A text whose visa names stay in one line. Done with markup and not with a character, so that what a reader searches,
 * copies or hears is the text itself.
 * @returns the text as it is where it names none
 */
export function wholeNames(text: string): ReactNode {
  const parts = text.split(NAME)
  if (parts.length === 1) return text
  const shown: ReactNode[] = []
  // They take turns: what stands around the names, and the names.
  for (const [index, part] of parts.entries())
    shown.push(index % 2 === 1 ? <span className="one">{part}</span> : part)
  return createElement(Fragment, null, ...shown)
}
