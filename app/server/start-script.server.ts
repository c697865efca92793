import { REFUSED_OFFER } from '#app/features/site/ui/language/refused-offer.ts'
import { inlineHash } from '#app/platform/http/content-security-policy.server.ts'

type StartScript = { text: string; hash: string }

/**
 * The element at the end of the offer of other languages: it shows the line of the first language that the reader's browser names, unless the page
 * is in it or the reader has refused. What follows it in the page is read later, so that nothing that is painted moves.
 */
const OFFER = `customElements.define('language-offer',class extends HTMLElement{connectedCallback(){let found,box=this.parentElement;for(let tag of navigator.languages)found??=[document.documentElement,...box.firstChild.content.children].find(({lang})=>lang.split('-')[0]==tag.split('-')[0]);try{if(found?.href&&!localStorage['${REFUSED_OFFER.key}']){box.prepend(found);box.hidden=false}}catch{}}})`

/** Loads the script of a reader's page after the first frame, so that nothing competes with what is read first. */
export function startScript(src: string): StartScript {
  const text = `${OFFER};requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(src)})))`
  return { text, hash: inlineHash(text) }
}
