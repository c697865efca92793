// Struck through or underlined, so that colour is never needed.
type ComparedTextProps = {
  parts: readonly { kind: 'same' | 'added' | 'removed'; text: string }[]
  /** Read aloud before each part. */
  spoken: { added: string; removed: string }
}

export function ComparedText({ parts, spoken }: ComparedTextProps) {
  return (
    <p className="compared" dir="auto">
      {parts.map(({ kind, text }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        const key = index
        if (kind === 'same') return <span key={key}>{text}</span>
        const Mark = kind === 'removed' ? 'del' : 'ins'
        return (
          <Mark key={key}>
            <span className="vh">[{spoken[kind]}: </span>
            {text}
            <span className="vh">] </span>
          </Mark>
        )
      })}
    </p>
  )
}
