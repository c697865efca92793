import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { INBOX_FILTERS, type InboxFilter } from '#app/features/inbox/inbox.ts'
import { InboxPage } from '#app/features/inbox/ui/inbox-page.tsx'

function render(counted: Partial<Record<InboxFilter, number>>): string {
  const none = Object.fromEntries(INBOX_FILTERS.map((filter) => [filter, 0]))
  const counts = { ...none, ...counted } as Record<InboxFilter, number>
  const content = { rows: [], older: null, isFirst: true, search: null }
  const overdue = { count: 0, messages: [] }
  return renderToStaticMarkup(<InboxPage inbox={{ ...content, counts, overdue }} filter="all" />)
}

test('an inbox to which no one has written yet does not say that everything has been read', () => {
  const html = render({})
  expect(html).not.toContain('Everything has been read.')
  expect(html).toContain('No messages yet')
})

test('the inbox says how many messages have not been read, and when none is left', () => {
  expect(render({ all: 3, closed: 3 })).toContain('Everything has been read.')
  expect(render({ all: 3, unread: 1 })).toContain('1 message has not been read yet.')
  expect(render({ all: 3, unread: 2 })).toContain('2 messages have not been read yet.')
})
