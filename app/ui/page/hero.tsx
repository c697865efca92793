import type { ReactNode } from 'react'

import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

/** Spec 2.46 to 2.49. */
export type HeroButton = {
  text: string
  /** Defaults to '/contact'. */
  link?: string | undefined
  variant?: 'secondary' | 'default' | undefined
  /** Spoken after the text. */
  about?: string | undefined
}

export type HeroProps = {
  title: string
  subtitle?: string | undefined
  buttons?: HeroButton | readonly HeroButton[] | undefined
  backgroundImage?: string | undefined
  /** The same image in several widths, instead of it. */
  picture?: ReactNode
  /** Darkens the image for contrast. */
  overlay?: boolean | undefined
  /** Under the text, and beside it in an article. */
  art?: ReactNode
  /** Beside the text on any kind of page. */
  artBeside?: boolean | undefined
  /** Above the title: a back link, categories. */
  before?: ReactNode
  /** After the buttons. */
  children?: ReactNode
  kind?: 'home' | 'page' | 'article' | undefined
}

/** It carries the page's only h1. */
export function Hero(props: HeroProps) {
  const { backgroundImage, picture, overlay = true, art, kind = 'page' } = props
  const { artBeside = kind === 'article' } = props
  const illustrated = backgroundImage !== undefined
  return (
    <header
      className={classNames(
        'hero',
        kind,
        illustrated && 'pictured',
        illustrated && overlay && 'overlay',
      )}
    >
      {illustrated && (picture ?? <img src={backgroundImage} alt="" />)}
      {artBeside ? (
        <div className="wrap headgrid">
          <HeroTexts {...props} />
          {art}
        </div>
      ) : (
        <>
          <div className="wrap">
            <HeroTexts {...props} />
          </div>
          {art}
        </>
      )}
    </header>
  )
}

function HeroTexts({ title, subtitle, buttons, before, children, kind }: HeroProps) {
  const list = [buttons ?? []].flat()
  return (
    <div>
      {before}
      <h1>{wholeNames(title)}</h1>
      {subtitle !== undefined && (
        <p className={kind === 'article' ? 'stand' : 'lead'}>{wholeNames(subtitle)}</p>
      )}
      {list.length > 0 && (
        <div className="btns full">
          {list.map(({ text, link = '/contact', variant, about }) => (
            <ButtonLink key={text} href={link} variant={variant} about={about}>
              {text}
            </ButtonLink>
          ))}
        </div>
      )}
      {children}
    </div>
  )
}
