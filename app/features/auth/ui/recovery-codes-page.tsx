import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'

type RecoveryCodesPageProps = { codes: readonly string[]; email: string }

export function RecoveryCodesPage({ codes, email }: RecoveryCodesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = accountTexts.factor.codes
  useEffect(() => heading.current?.focus(), [])
  const file = [fillText(shown.fileHeading, { email }), '', ...codes, ''].join('\r\n')
  return (
    <div className="desk wrap accounttask recovery">
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
        <CopyButton text={codes.join('\n')} />
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

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button
      variant="secondary"
      icon={isCopied ? 'check' : 'copy'}
      // Refused by the browser: the codes above can still be selected.
      onClick={() => void copy().catch(() => {})}
    >
      <span role="status">
        {isCopied ? accountTexts.factor.codes.copied : accountTexts.factor.codes.copy}
      </span>
    </Button>
  )
}
