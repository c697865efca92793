import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Accordion } from '#app/ui/accordion.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Hero } from '#app/ui/hero.tsx'
import { Icon } from '#app/ui/icon.tsx'

describe('the hero banner', () => {
  test('takes one button, whose link is the contact page unless said otherwise', () => {
    const html = renderToStaticMarkup(<Hero title="Work Visas" buttons={{ text: 'Talk to us' }} />)
    expect(html).toContain('<h1>Work Visas</h1>')
    expect(html).toContain('<a class="btn" href="/contact">Talk to us</a>')
  })

  test('takes a list of buttons with links and variants, and a subtitle', () => {
    const html = renderToStaticMarkup(
      <Hero
        title="Home"
        subtitle="One promise."
        buttons={[
          { text: 'Learn More', link: '/about', variant: 'secondary' },
          { text: 'Book', link: 'https://book.example/', external: true },
        ]}
      />,
    )
    expect(html).toContain('<p class="lead">One promise.</p>')
    expect(html).toContain('<a class="btn sec" href="/about">Learn More</a>')
    expect(html).toMatch(
      /<a class="btn" href="https:\/\/book.example\/" target="_blank" rel="noopener">/,
    )
  })

  test('puts a background picture and its overlay behind the words', () => {
    const html = renderToStaticMarkup(<Hero title="x" backgroundImage="/a.jpg" />)
    expect(html).toContain('class="hero page pictured overlay"')
    expect(html).toContain('<img class="behind" src="/a.jpg" alt=""/>')
    expect(
      renderToStaticMarkup(<Hero title="x" backgroundImage="/a.jpg" overlay={false} />),
    ).toContain('class="hero page pictured"')
  })

  test('has no empty row of buttons and no empty subtitle', () => {
    const html = renderToStaticMarkup(<Hero title="Bare" />)
    expect(html).not.toContain('btns')
    expect(html).not.toContain('<p')
  })
})

describe('a button', () => {
  test('that leaves the site opens a new tab and says so', () => {
    const html = renderToStaticMarkup(
      <ButtonLink href="https://x.example/" external newTabHint="new tab">
        Book
      </ButtonLink>,
    )
    expect(html).toContain('target="_blank" rel="noopener"')
    expect(html).toContain('Book<span class="vh"> (new tab)</span>')
    expect(html).toContain('<svg')
  })

  test('at work is disabled and reads its busy text', () => {
    const html = renderToStaticMarkup(
      <Button type="submit" busy busyText="Sending...">
        Send
      </Button>,
    )
    expect(html).toContain('disabled=""')
    expect(html).toContain('Sending...')
    expect(html).not.toContain('Send<')
  })

  test('never submits a form by accident', () => {
    expect(renderToStaticMarkup(<Button>Pause</Button>)).toContain('type="button"')
  })
})

describe('a form field', () => {
  test('joins label, hint and error to the field', () => {
    const html = renderToStaticMarkup(
      <Field
        name="email"
        type="email"
        label="Email Address"
        hint="We answer here."
        error="Enter it."
      />,
    )
    expect(html).toContain('<label for="email">Email Address</label>')
    expect(html).toContain('aria-invalid="true" aria-describedby="email-hint email-error"')
    expect(html).toContain('id="email-hint">We answer here.')
    expect(html).toMatch(/id="email-error">.*Enter it\./)
  })

  test('without hint and error says nothing about them', () => {
    const html = renderToStaticMarkup(<Field name="name" label="Full Name" defaultValue="Ada" />)
    expect(html).not.toContain('aria-')
    expect(html).toContain('value="Ada"')
  })

  test('of several lines is a textarea with its rows', () => {
    const html = renderToStaticMarkup(<Field multiline name="message" label="Message" rows={9} />)
    expect(html).toContain('<textarea name="message" rows="9" id="message"')
  })
})

describe('the accordion', () => {
  const items = [
    { id: 'a', question: 'First?', answer: 'Yes.', category: 'Family' },
    { id: 'b', question: 'Second?', answer: 'No.', disabled: true },
  ]

  test('shares one name, so that the browser keeps one open at a time', () => {
    const html = renderToStaticMarkup(<Accordion name="faq" items={items} />)
    expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(2)
    expect(html).not.toContain('open=""')
  })

  test('opens the first question when asked, and takes a disabled one out of reach', () => {
    const html = renderToStaticMarkup(<Accordion name="faq" items={items} openFirst />)
    expect(html).toContain('<details id="a" name="faq" open="">')
    expect(html).toContain('<summary aria-disabled="true" tabindex="-1">')
  })
})

test('an icon is decoration unless it has a name', () => {
  expect(renderToStaticMarkup(<Icon name="x" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="x" label="Close" />)).toContain(
    'role="img" aria-label="Close"',
  )
})
