import type { TextPart } from '#app/features/blog/compare-texts.ts'

type ComparedTextProps = {
  parts: readonly TextPart[]
  /** Spoken before a marked passage. */
  spoken: { removed: string; added: string }
}

/** Two texts as one: what is gone is struck through, what is new is underlined; neither is said by colour alone. */
export function ComparedText({ parts, spoken }: ComparedTextProps) {
  return (
    <p className="compared">
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

type OneSideProps = {
  parts: readonly TextPart[]
  /** The side that is shown: the earlier text without what was added to it, or the later without what was removed. */
  side: 'earlier' | 'later'
  /** Spoken before a passage that the other side does not have. */
  spoken: string
}

/** One of two compared texts, with what only it says marked. */
export function OneSide({ parts, side, spoken }: OneSideProps) {
  const other = side === 'earlier' ? 'added' : 'removed'
  return (
    <p className="compared">
      {parts.map(({ kind, text }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        const key = index
        if (kind === other) return null
        if (kind === 'same') return <span key={key}>{text}</span>
        return (
          <mark key={key}>
            <span className="vh">[{spoken} </span>
            {text}
            <span className="vh">] </span>
          </mark>
        )
      })}
    </p>
  )
}
