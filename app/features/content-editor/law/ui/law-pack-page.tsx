import { Link } from 'react-router'
import { lawName } from '#app/features/content-editor/law/law-name.ts'
import type { OpenedPack } from '#app/features/content-editor/law/open-law-pack.server.ts'
import { lawPackTexts as texts } from '#app/features/content-editor/law/law-pack-texts.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { Button } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

/** More of one file say the same. */
const MOST_LINES = 20

export type LawPackAnswer = { problem: readonly string[] } | { opened: OpenedPack }

type LawPackPageProps = {
  /** The version that the site has. */
  present: string
  answer: LawPackAnswer | null
}

export function LawPackPage({ present, answer }: LawPackPageProps) {
  return (
    <Screen
      className="message"
      title={texts.title}
      about={texts.about}
      back={{ href: '/dashboard/facts', text: texts.back }}
    >
      <FocusedResult result={answer}>
        {answer && 'problem' in answer && <Refusal lines={answer.problem} />}
        {answer && 'opened' in answer && <Opened {...answer.opened} />}
      </FocusedResult>
      <p>{fillText(texts.present, { version: lawName(present) })}</p>
      <form className="form" method="post" encType="multipart/form-data">
        <Field name="pack" type="file" accept=".json" label={texts.file} hint={texts.hint} />
        <div className="btns">
          <Button type="submit" icon="upload">
            {texts.open}
          </Button>
          <Button type="submit" variant="secondary" name="act" value="shipped">
            {texts.shipped}
          </Button>
        </div>
      </form>
    </Screen>
  )
}

function Refusal({ lines: [reason = '', ...wrong] }: { lines: readonly string[] }) {
  return (
    <Alert title={texts.refused} text={reason}>
      {wrong.length > 0 && (
        <ul>
          {wrong.slice(0, MOST_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

function Opened({ version, drafts, kept, busy }: OpenedPack) {
  const said = drafts === 1 ? texts.oneDraft : fillText(texts.drafts, { count: drafts })
  return (
    <section className="part">
      <h2>{fillText(texts.opened, { version: lawName(version) })}</h2>
      <p>{drafts === 0 ? texts.noDrafts : said}</p>
      {drafts > 0 && (
        <p>
          <Link to="/dashboard/content/changes">{texts.toChanges}</Link>
        </p>
      )}
      {kept.length > 0 && (
        <section>
          <h2>{texts.kept.heading}</h2>
          <p>{texts.kept.about}</p>
          <ul>
            {kept.map(({ key, title, own, pack }) => (
              <li key={pathOfRecord(key)}>
                <Link to={pathOfRecord(key)}>{title}</Link>
                <p>
                  {texts.kept.own} <span lang={LOCALE_NAMES[key.locale].lang}>{own}</span>
                </p>
                <p>
                  {texts.kept.pack} <span lang={LOCALE_NAMES[key.locale].lang}>{pack}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {busy.length > 0 && (
        <section>
          <h2>{texts.busy.heading}</h2>
          <p>{texts.busy.about}</p>
          <ul>
            {busy.map(({ key, title }) => (
              <li key={pathOfRecord(key)}>
                <Link to={pathOfRecord(key)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
