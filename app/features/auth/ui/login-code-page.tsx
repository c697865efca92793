import type { LoginCodeWords } from '#app/features/auth/login-words.ts'
import { CodeField, type CodeKind } from '#app/features/auth/ui/code-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Letter } from '#app/ui/letter.tsx'

type LoginCodePageProps = {
  words: LoginCodeWords
  kind: CodeKind
  /** Whether this browser has given the right password. */
  isAsked: boolean
  toast: { title: string; text: string } | null
}

/** The second step of a sign-in, for browsers without JavaScript. A plain form. */
export function LoginCodePage({ words, kind, isAsked, toast }: LoginCodePageProps) {
  const { over } = words
  if (!isAsked) {
    return (
      <section className="login">
        <Letter>
          <h1>{over.title}</h1>
          {toast ? <Alert title={toast.title} text={toast.text} /> : <p>{over.text}</p>}
          <p>
            <ButtonLink href="/login">{words.again}</ButtonLink>
          </p>
        </Letter>
      </section>
    )
  }
  return (
    <section className="login">
      <Letter>
        <h1>{words.heading}</h1>
        <p className="muted">{words[kind].intro}</p>
        {toast && <Alert title={toast.title} text={toast.text} />}
        <form className="form" method="post">
          <CodeField kind={kind} words={words} />
          <Button type="submit">{words.submit}</Button>
        </form>
        <p>
          <a href={kind === 'app' ? '/login/code?recovery' : '/login/code'}>{words[kind].other}</a>
        </p>
        <p>
          <a href="/login">{words.again}</a>
        </p>
      </Letter>
    </section>
  )
}
