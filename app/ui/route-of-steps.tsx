import { Stamp } from '#app/ui/art/stamp.tsx'
import { wholeNames } from '#app/ui/whole-names.tsx'

export type RouteStep = { number: string; title: string; description: string; duration: string }

/** The stamps are decoration: the list itself counts them. */
export function RouteOfSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="route">
      {steps.map(({ number, title, description, duration }) => (
        <li key={number}>
          <Stamp number={number} />
          <div>
            <h3>{wholeNames(title)}</h3>
            <p>{wholeNames(description)}</p>
            <span className="when">{wholeNames(duration)}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
