import { DEMO_PAIR } from '#app/features/demo/demo-pair.ts'
import type { DemoWords } from '#app/features/demo/demo-words.ts'

/** The demo hint of the Login page and the note that a mock is used (specification, section 2, "Login"). */
export function DemoLoginNotes({ words }: { words: DemoWords['login'] }) {
  const { intro, email, password } = words.mockHint
  return (
    <div className="small demohint">
      <p>
        {intro}
        <br />
        {email} <code>{DEMO_PAIR.email}</code>
        <br />
        {password} <code>{DEMO_PAIR.password}</code>
      </p>
      <p className="muted">{words.mockNote}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </div>
  )
}
