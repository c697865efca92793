import { inlineHash } from '#app/platform/http/content-security-policy.server.ts'

type StartScript = { text: string; hash: string }

/**
 * Loads the script of a reader's page once the page is painted, so that nothing competes with what is read first; in
 * browsers without paint timing once it is loaded.
 */
export function startScript(src: string): StartScript {
  const text = `{const start=()=>import(${JSON.stringify(src)});self.PerformanceObserver?.supportedEntryTypes?.includes('paint')?new PerformanceObserver((_,observer)=>{observer.disconnect();start()}).observe({type:'paint',buffered:true}):addEventListener('load',start)}`
  return { text, hash: inlineHash(text) }
}
