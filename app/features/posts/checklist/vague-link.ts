import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

// In English, Spanish, Portuguese and French, without accents and signs.
const VAGUE = new Set(
  `
here, click, click here, click this, click this link, press here, see here, go here, more, read more, learn more, find out more,
see more, more info, more information, more details, details, info, this, this link, this page, this site, this website,
this article, link, page, website, continue, continue reading,
aqui, clic aqui, haga clic aqui, pulse aqui, vea aqui, mas, leer mas, ver mas, mas informacion, este enlace, enlace, esta pagina,
este articulo, siga leyendo,
clique aqui, veja aqui, mais, leia mais, ler mais, saiba mais, veja mais, mais informacoes, este link, este artigo, continue lendo,
ici, cliquez ici, voir ici, plus, lire plus, lire la suite, en savoir plus, voir plus, plus dinformations, ce lien, lien, cette page,
cet article
`
    .trim()
    .split(/,\s+/),
)

const BARE_ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i

/** Out of context, such words do not say where a link leads (WCAG 2.2, 2.4.4 and 2.4.9). */
export function isVague(words: string): boolean {
  const plain = foldForSearch(words).replaceAll(/[^\p{L}\p{N} ]+/gu, '')
  return VAGUE.has(plain.trim()) || BARE_ADDRESS.test(words)
}
