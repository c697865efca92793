type ChoiceProps<Name extends string> = {
  label: string
  options: Readonly<Record<Name, string>>
  chosen: Name
  choose: (name: Name) => void
}

/** Buttons of which one is pressed. */
export function Choice<Name extends string>({ label, options, chosen, choose }: ChoiceProps<Name>) {
  return (
    <div className="modes" role="group" aria-label={label}>
      {(Object.entries(options) as [Name, string][]).map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
