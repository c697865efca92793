import { Stamp } from '#app/ui/art/stamp.tsx'

/** A step of a way: its number as it is stamped, what happens, and how long it takes. */
export type RouteStep = { number: string; title: string; description: string; duration: string }

/** The steps of a way, joined by a thread. The stamps are decoration: the list itself counts them. */
export function RouteOfSteps({ steps }: { steps: readonly RouteStep[] }) {
  return (
    <ol className="route">
      {steps.map(({ number, title, description, duration }) => (
        <li key={number}>
          <Stamp number={number} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
            <span className="when">{duration}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
