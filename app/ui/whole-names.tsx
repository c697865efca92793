import { createElement, Fragment, type ReactNode } from 'react'

// A visa, a form or a class of one: "EB-5", "L-1A", "E-1/E-2", "I-130", "U-Visa". Browsers break a line after its hyphen.
const NAME = /\b([A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|U-Visa)(?![\w-])/

/** Cuts a text at its visa names: what stands around them and the names take turns, a text first. */
export function splitAtNames(text: string): string[] {
  return text.split(NAME)
}

/**
 * A text whose visa names stay in one line. Done with markup and not with a character, so that what a reader searches,
 * copies or hears is the text itself.
 * @returns the text as it is where it names none
 */
export function wholeNames(text: string): ReactNode {
  const parts = splitAtNames(text)
  if (parts.length === 1) return text
  const shown: ReactNode[] = []
  for (const [index, part] of parts.entries())
    shown.push(index % 2 === 1 ? <span className="one">{part}</span> : part)
  return createElement(Fragment, null, ...shown)
}
