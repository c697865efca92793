import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Accordion } from '#app/ui/page/accordion.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

const learnMore = { text: 'Learn More', link: '/about', variant: 'secondary' } as const
const book = { text: 'Book', link: 'https://book.example/' }
const questions = [
  { id: 'a', question: 'First?', answer: 'Yes.', category: 'Family' },
  { id: 'b', question: 'Second?', answer: 'No.', disabled: true },
]

type Case = { what: string; part: ReactElement; has: string[]; lacks?: string[] }

const cases: Case[] = [
  {
    what: 'a hero takes one button, whose link is the contact page unless said otherwise, and can leave the overlay out',
    part: (
      <Hero title="Visas" buttons={{ text: 'Talk' }} backgroundImage="/a.jpg" overlay={false} />
    ),
    has: [
      '<h1>Visas</h1>',
      '<a class="btn" href="/contact">Talk</a>',
      'class="hero page pictured"',
    ],
  },
  {
    what: 'a hero takes a subtitle, a list of buttons, and an image that lies with an overlay behind the text',
    part: (
      <Hero
        title="x"
        subtitle="One promise."
        buttons={[learnMore, book]}
        backgroundImage="/a.jpg"
      />
    ),
    has: [
      '<p class="lead">One promise.</p>',
      '<a class="btn sec" href="/about">Learn More</a>',
      '<a class="btn" href="https://book.example/" target="_blank" rel="noopener">',
      '"hero page pictured overlay"',
      '<img src="/a.jpg" alt=""/>',
    ],
  },
  {
    what: 'a bare hero has no empty row of buttons and no empty subtitle',
    part: <Hero title="Bare" />,
    has: ['<h1>Bare</h1>'],
    lacks: ['btns', '<p'],
  },
  {
    what: 'a button that leaves the site opens a new tab and says so',
    part: <ButtonLink href="https://x.example/">Book</ButtonLink>,
    has: [
      'target="_blank" rel="noopener"',
      'Book<span class="vh"> (opens in a new tab)</span>',
      '<svg',
    ],
  },
  {
    what: 'a button at work is disabled and reads its busy text; it never submits a form by accident',
    part: (
      <Button busy busyText="Sending...">
        Send
      </Button>
    ),
    has: ['disabled=""', 'Sending...', 'type="button"'],
    lacks: ['Send<'],
  },
  {
    what: 'a field joins label, hint and error to itself',
    part: (
      <Field
        name="email"
        type="email"
        label="Email Address"
        hint="Here."
        error="Enter it."
        defaultValue="a@b.c"
      />
    ),
    has: [
      'value="a@b.c"',
      '<label for="email">Email Address</label>',
      'aria-invalid="true" aria-describedby="email-hint email-error"',
      'id="email-hint">Here.',
      'id="email-error">',
      'Enter it.',
    ],
  },
  {
    what: 'a field of several lines is a textarea with its rows, and without hint and error it has none',
    part: <Field multiline name="message" label="Message" rows={9} />,
    has: ['<textarea name="message" rows="9" dir="auto" id="message"'],
    lacks: ['aria-'],
  },
  {
    what: 'an accordion opens the first question when asked, and takes a disabled one out of reach',
    part: <Accordion name="faq" items={questions} openFirst />,
    has: ['<details id="a" name="faq" open="">', '<summary aria-disabled="true" tabindex="-1">'],
  },
]

test.each(cases)('$what', ({ part, has, lacks = [] }) => {
  const html = renderToStaticMarkup(part)
  for (const text of has) expect(html).toContain(text)
  for (const text of lacks) expect(html).not.toContain(text)
})
