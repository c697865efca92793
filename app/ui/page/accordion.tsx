import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

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
  /** The shared `details` name, unique on the page: the browser keeps one open at a time. */
  name: string
  items: readonly AccordionItem[]
  orientation?: 'vertical' | 'horizontal' | undefined
  dir?: 'ltr' | 'rtl' | undefined
  openFirst?: boolean | undefined
}

/** Spec 2.86 to 2.92. Native `details` works without JavaScript; `behaviours/accordion-keys.ts` adds the keys. */
export function Accordion({
  name,
  items,
  orientation = 'vertical',
  dir,
  openFirst = false,
}: AccordionProps) {
  return (
    <div
      className={classNames('acc', orientation === 'horizontal' && 'across')}
      data-accordion={orientation}
      dir={dir}
    >
      {items.map((item, index) => (
        // The reader may have opened it before hydration: the DOM's own `open` is right.
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
