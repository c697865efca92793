import type { Locale } from '#app/platform/texts/locales.ts'

/**
 * What the answer of a tool may not say: that its reader may do or will get something, which only a lawyer who knows the whole story can tell, or
 * that nobody needs to leave. With the person, because a sentence about others ("the judge can …") promises nothing; in Spanish and Portuguese,
 * which leave the person out, with the verbs of getting and staying.
 */
export const PROMISE: Record<Locale, RegExp> = {
  en: /without leaving|\byou (?:can\b(?!not)|could|may|might|(?:will )?(?:get|receive)|will be|are able|qualify|are entitled)\b/i,
  es: /sin (?:tener que )?(?:salir|irse|dejar el país|abandonar el país)|usted (?:puede|podrá|podría|obtiene|recibe|consigue|califica)|puede usted|\b(?:puedes?|podrás?|podrías?) (?:obtener|recibir|conseguir|quedarse|ajustar|solicitar|terminar)|\b(?:obtiene|obtendrá|conseguirá|recibirá)\b/i,
  pt: /sem (?:ter que |precisar )?(?:sair|deixar o país)|você (?:pode|poderá|poderia|possa|obtém|recebe|consegue|ganha|se qualifica)|\b(?:pode|poderá|poderia) (?:obter|receber|conseguir|ficar|ajustar|pedir|concluir)|\b(?:obtém|obterá|conseguirá|receberá)\b/i,
  fr: /sans (?:avoir à )?(?:quitter|sortir|partir)|vous (?:pouvez|pourrez|pourriez|puissiez|obtenez|obtiendrez|recevez|recevrez|aurez)|(?:pouvez|pourrez|obtenez)-vous/i,
}
