import type { Locale } from '#app/platform/texts/locales.ts'

/** `{reference}`, `{time}`, `{firm}` and `{phone}` are filled. Nothing that the visitor typed: anybody can give another’s address. */
export type ConfirmationTexts = { subject: string; text: string }

export const confirmationTexts: Record<Locale, ConfirmationTexts> = {
  en: {
    subject: 'We have received your message ({reference})',
    text: `Thank you for writing to us. Your message has reached us.

Reference: {reference}
Received: {time}

Please keep the reference. It helps us find your message when you call.

We answer within 24 hours. If it is urgent, please call us: {phone}

Email is not encrypted, and others may be able to read it. Please do not send documents or confidential details by email. Your message does not make you a client of the firm; that takes a written agreement.

If you did not write to us, you need not do anything.

{firm}`,
  },
  es: {
    subject: 'Hemos recibido su mensaje ({reference})',
    text: `Gracias por escribirnos. Hemos recibido su mensaje.

Número de referencia: {reference}
Recibido: {time}

Guarde el número de referencia, por favor. Nos ayuda a encontrar su mensaje cuando usted llame.

Respondemos en un plazo de 24 horas. Si es urgente, llámenos: {phone}

El correo electrónico no está cifrado y otras personas podrían leerlo. Le pedimos que no envíe documentos ni datos confidenciales por correo electrónico. Su mensaje no lo convierte en cliente del bufete; para eso hace falta un acuerdo por escrito.

Si usted no nos ha escrito, no tiene que hacer nada.

{firm}`,
  },
  pt: {
    subject: 'Recebemos sua mensagem ({reference})',
    text: `Agradecemos o seu contato. Recebemos sua mensagem.

Número de referência: {reference}
Recebida: {time}

Guarde o número de referência, por favor. Ele nos ajuda a encontrar sua mensagem quando você ligar.

Respondemos em até 24 horas. Se for urgente, ligue para nós: {phone}

O e-mail não é criptografado, e outras pessoas podem conseguir lê-lo. Pedimos que você não envie documentos nem dados confidenciais por e-mail. Sua mensagem não faz de você cliente do escritório; para isso é preciso um contrato por escrito.

Se você não nos escreveu, não precisa fazer nada.

{firm}`,
  },
  fr: {
    subject: 'Nous avons reçu votre message ({reference})',
    text: `Nous vous remercions de nous avoir écrit. Votre message nous est bien parvenu.

Numéro de référence : {reference}
Reçu : {time}

Veuillez conserver ce numéro. Il nous aide à retrouver votre message lorsque vous appelez.

Nous répondons dans les 24 heures. En cas d’urgence, appelez-nous : {phone}

L’e-mail n’est pas chiffré, et d’autres personnes peuvent le lire. Veuillez ne pas envoyer de documents ni d’informations confidentielles par e-mail. Votre message ne fait pas de vous un client du cabinet ; il faut pour cela un accord écrit.

Si vous ne nous avez pas écrit, vous n’avez rien à faire.

{firm}`,
  },
}
