import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { CodeField, PasswordField } from '#app/features/auth/ui/proof-fields.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { AccountTask, type TaskResult, TaskForm } from '#app/features/auth/ui/account-task.tsx'

/** `path` and `size` draw the same as a QR code. */
type ShownSetup = { secret: string; image: { size: number; path: string } }

type PageProps = { result: TaskResult | null }

/** Asks for the password, because anyone at an unattended browser is signed in as well. */
export function BeginSecondFactorPage({ result }: PageProps) {
  const { begin } = accountTexts.factor
  const problems = result?.problems ?? {}
  return (
    <AccountTask title={begin.title} intro={begin.intro} result={result}>
      <TaskForm submit={begin.submit} busy={begin.busy} problems={problems}>
        <PasswordField error={problems['password']} />
      </TaskForm>
    </AccountTask>
  )
}

export function ConfirmSecondFactorPage({
  setup,
  result,
}: PageProps & { setup: ShownSetup | null }) {
  const { confirm, codeHint } = accountTexts.factor
  const problems = result?.problems ?? {}
  if (!setup) {
    return (
      <AccountTask title={confirm.title} result={result}>
        <Notice>
          <p>{confirm.nothing}</p>
        </Notice>
      </AccountTask>
    )
  }
  return (
    <AccountTask title={confirm.title} intro={confirm.intro} result={result}>
      <ol className="setup">
        <li>
          <p>{confirm.scan}</p>
          <QrCode image={setup.image} label={confirm.image} />
          <p>{confirm.secret}</p>
          <code aria-label={confirm.secretLabel}>{setup.secret}</code>
        </li>
        <li>
          <p>{confirm.enter}</p>
          <TaskForm submit={confirm.submit} busy={confirm.busy} problems={problems}>
            <CodeField hint={codeHint} error={problems['code']} />
          </TaskForm>
        </li>
      </ol>
    </AccountTask>
  )
}

type BothProps = PageProps & { kind: 'renew' | 'removal'; isOn: boolean }

export function SecondFactorTaskPage({ kind, isOn, result }: BothProps) {
  const { anyCodeHint } = accountTexts.factor
  const task = accountTexts.factor[kind]
  const problems = result?.problems ?? {}
  if (!isOn) {
    return (
      <AccountTask title={task.title}>
        <Notice>
          <p>{task.off}</p>
        </Notice>
      </AccountTask>
    )
  }
  const variant = kind === 'removal' ? 'destructive' : 'default'
  return (
    <AccountTask title={task.title} intro={task.intro} result={result}>
      <TaskForm submit={task.submit} busy={task.busy} variant={variant} problems={problems}>
        <PasswordField error={problems['password']} />
        <CodeField hint={anyCodeHint} error={problems['code']} />
      </TaskForm>
    </AccountTask>
  )
}

function QrCode({ image, label }: { image: ShownSetup['image']; label: string }) {
  const { size, path } = image
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

type RecoveryCodesPageProps = { codes: readonly string[]; email: string }

export function RecoveryCodesPage({ codes, email }: RecoveryCodesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = accountTexts.factor.codes
  useEffect(() => heading.current?.focus(), [])
  const file = [fillText(shown.fileHeading, { email }), '', ...codes, ''].join('\r\n')
  return (
    <div className="desk wrap accounttask recovery">
      <title>{shown.title}</title>
      <h1 ref={heading} tabIndex={-1}>
        {shown.title}
      </h1>
      <p>{shown.text}</p>
      <ol className="codes panel" aria-label={shown.listLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="ways">
        <CopyButton textOf={() => codes.join('\n')}>{shown.copy}</CopyButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {shown.print}
        </Button>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={shown.fileName}
        >
          {shown.download}
        </a>
      </p>
      <p>
        <Link className={buttonClass({})} to="/dashboard/account">
          {shown.done}
        </Link>
      </p>
    </div>
  )
}
