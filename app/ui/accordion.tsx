import type { ReactNode } from 'react'
import { wholeNames } from '#app/ui/whole-names.tsx'

/** One question and its answer. */
export type AccordionItem = {
  id: string
  question: string
  answer: ReactNode
  /** A small line above the question. */
  category?: string | undefined
  /** Cannot be opened and is skipped by the keys. */
  disabled?: boolean | undefined
}

export type AccordionProps = {
  /** Shared by the items, so that the browser keeps one open at a time. Unique on the page. */
  name: string
  items: readonly AccordionItem[]
  orientation?: 'vertical' | 'horizontal' | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** Opens the first item. */
  openFirst?: boolean | undefined
}

/**
 * Single-open, collapsible questions (specification, section 2, "FAQ page").
 * Native `details`, so that it works before and without JavaScript; `behaviours/accordion-keys.ts` adds the keys.
 */
export function Accordion({
  name,
  items,
  orientation = 'vertical',
  dir,
  openFirst = false,
}: AccordionProps) {
  return (
    <div className="acc" data-accordion={orientation} dir={dir}>
      {items.map((item, index) => (
        // The browser may have opened it before React came: its own `open` is right, whatever the server said.
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={openFirst && index === 0 && !item.disabled}
          suppressHydrationWarning
        >
          <summary {...(item.disabled && { 'aria-disabled': true, tabIndex: -1 })}>
            <span>
              {item.category !== undefined && <span className="tag">{item.category}</span>}
              {wholeNames(item.question)}
            </span>
            <span className="pm" />
          </summary>
          <div className="ans">{item.answer}</div>
        </details>
      ))}
    </div>
  )
}
