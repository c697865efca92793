const form = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Responderemos aquí. Use una dirección que solo usted pueda leer.',
  message: 'Describa brevemente su asunto o problema legal',
  messageHint: 'Puede contarnos más cuando hablemos.',
  language: {
    label: '¿Qué idioma le resulta más fácil?',
    hint: 'Opcional. Nos ayuda a prepararnos para hablar con usted.',
    none: 'Sin respuesta',
    ownNames: {
      en: 'English',
      es: 'Español',
      pt: 'Português',
      fr: 'Français',
      ht: 'Kreyòl ayisyen',
      ar: 'العربية',
      am: 'አማርኛ',
      sw: 'Kiswahili',
      yo: 'Yorùbá',
    },
  },
  safe: {
    legend: '¿Es seguro llamarle o escribirle?',
    hint: 'Opcional. Si podemos llamarle, agregue su número al mensaje.',
    options: {
      both: 'Sí, llamen o escriban',
      write: 'Escriban, pero no llamen',
      call: 'Llamen, pero no escriban',
      none: 'Ninguna de las dos. Yo los llamo',
    },
  },
  honeypot: 'Deje este campo vacío',
  copied:
    'Una copia de su nombre, correo y mensaje va también al servicio externo de correo electrónico que usamos.',
  byService: {
    note: 'Su nombre, correo y mensaje nos llegan por un servicio externo de correo electrónico.',
    withoutScript:
      'Este formulario necesita JavaScript, que está desactivado en su navegador. Por favor, llámenos o envíenos un correo electrónico.',
  },
  demonstration: {
    title: 'Esto es una demostración: no se envía nada',
    text: 'Lo que escribió sigue en el formulario.',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  problems: {
    name: {
      empty: 'Por favor, díganos su nombre.',
      'too-long': 'Por favor, use 200 caracteres como máximo para el nombre.',
      'several-lines': 'Por favor, escriba el nombre en una sola línea.',
    },
    email: {
      empty: 'Por favor, díganos a qué correo podemos responder.',
      'too-long': 'Por favor, use un correo de 254 caracteres como máximo.',
      'not-an-address': 'Por favor, escriba un correo como nombre@example.com.',
    },
    message: {
      empty: 'Por favor, díganos en pocas palabras de qué se trata.',
      'too-long':
        'Por favor, use 10,000 caracteres como máximo. Puede contarnos más cuando hablemos.',
    },
  },
  refusedTitle: 'Error: {title}',
  alerts: {
    empty: {
      title: 'Por favor, llene todos los campos',
      text: 'Todos los campos son obligatorios.',
    },
    invalid: {
      title: 'Por favor, revise los campos marcados',
      text: 'Su mensaje no se ha enviado.',
    },
    failed: { title: 'Algo salió mal.', text: 'Por favor, intente más tarde.' },
    limited: {
      title: 'Por favor, espere un poco antes de enviar de nuevo',
      text: 'Llegaron demasiados mensajes a la vez. El suyo no se envió. Todavía puede verlo abajo.',
    },
  },
  orCall: 'También puede llamarnos: {phone}.',
  goBack:
    'Vuelva atrás en su navegador: lo que escribió debería seguir ahí. Envíelo otra vez en un minuto.',
  sent: {
    toast: {
      title: 'Formulario enviado',
      text: 'Le responderemos lo antes posible.',
    },
    title: 'Recibimos su mensaje',
    reference: 'Su número de referencia es',
    keep: 'Guárdelo si es seguro. Cuando llame, nos ayuda a encontrar su mensaje.',
  },
}

export const messageForm = { form }
