import { Link } from 'react-router'
import check from '#app/features/dashboard/help/check.webp'
import list from '#app/features/dashboard/help/list.webp'
import publish from '#app/features/dashboard/help/publish.webp'
import read from '#app/features/dashboard/help/read.webp'
import write from '#app/features/dashboard/help/write.webp'
import { helpTexts as texts } from '#app/features/dashboard/help/help-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Screen } from '#app/ui/page/screen.tsx'

/** Made by `npm run shots -- help`. */
const pictures = { list, write, check, publish, read }
const SIZE = { width: 1280, height: 800 }

/** @param sections those that the role may open */
export function HelpPage({ sections }: { sections: readonly { href: string; label: string }[] }) {
  return (
    <Screen className="help" title={texts.title} about={texts.lead}>
      <section aria-labelledby="way">
        <h2 id="way">{texts.wayTitle}</h2>
        <ol>
          {texts.steps.map(({ name, title, text }) => (
            <li key={name}>
              <h3>{title}</h3>
              <p>{text}</p>
              <img
                {...SIZE}
                src={pictures[name]}
                alt={fillText(texts.pictureOf, { title })}
                loading="lazy"
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="screens">
        <h2 id="screens">{texts.screensTitle}</h2>
        <dl>
          {sections.map(({ href, label }) => (
            <div key={href}>
              <dt>
                <Link to={href}>{label}</Link>
              </dt>
              <dd>{new Map<string, string>(Object.entries(texts.screens)).get(href)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">{texts.keysTitle}</h2>
        <p>{texts.keys}</p>
      </section>
    </Screen>
  )
}
