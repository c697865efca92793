import type * as english from '#app/features/site/texts/en/interface.ts'

export const notFound: typeof english.notFound = {
  title: 'Página no encontrada',
  text: 'La página que busca no existe o cambió de lugar.',
  returnHome: 'Ir al inicio',
  goBack: 'Volver',
  urgent: { question: '¿Es urgente?', text: 'Ayuda urgente', path: '/urgent' },
  consoleMessage: 'Página no encontrada: esta dirección no existe en el sitio o cambió de lugar.',
}

export const failure: typeof english.failure = {
  title: 'Algo salió mal',
  text: 'El error es nuestro, no suyo. Por favor, intente de nuevo en un momento. Si nos necesita ahora, llámenos o escríbanos.',
  returnHome: 'Ir al inicio',
  contact: 'Contáctenos',
}

export const serviceTexts: typeof english.serviceTexts = {
  breadcrumb: 'Usted está aquí',
  services: { text: 'Servicios', path: '/services' },
  learnMore: 'Saber más',
  learnMoreAbout: 'sobre {title}',
  contact: { text: 'Contáctenos', path: '/contact' },
  bookConsultation: 'Reservar consulta',
  related: 'Lea también',
  call: 'Llamar al {phone}',
  forWhom: 'Para quién es',
  details: 'Qué hacemos',
  requirements: 'Qué exige la ley',
  beforeYouCall: {
    whoMayApply: 'Quién puede solicitarlo',
    howLong: 'Cuánto tarda',
    whatToBring: 'Qué tener a mano',
  },
  leave: {
    label: 'Salir rápido de este sitio',
    danger: { question: '¿Está en peligro ahora?', call: 'Llame al 911', href: 'tel:911' },
    urgent: { text: 'Ayuda urgente', path: '/urgent' },
    question: '¿Comparte el teléfono o la computadora?',
    promise: 'El botón lleva a una página del clima.',
    keys: 'En un teclado, presione Shift (mayúsculas) tres veces.',
    limits: 'No puede borrar el historial de su navegador.',
    button: 'Salir rápido de este sitio',
    href: 'https://www.weather.gov/',
  },
}

export const reviewText = 'Revisado por {reviewer}, {date}'

export const glossaryTexts: typeof english.glossaryTexts = {
  letters: 'De la A a la Z',
  alsoCalled: 'También se dice: {names}.',
}

export const answerTexts: typeof english.answerTexts = {
  all: 'Todas las respuestas',
  others: 'Otras respuestas',
  topics: {
    danger: 'Peligro, policía y corte',
    family: 'Familia',
    work: 'Trabajo e inversión',
    status: 'Asilo, DACA, TPS y tarjetas verdes',
    travel: 'Visas y viajes',
    firm: 'Usted y nosotros',
  },
}

export const changeTexts: typeof english.changeTexts = {
  contents: 'Por mes',
  month: '{month} de {year}',
  affected: 'A quién afecta:',
  since: 'A partir del {from}',
  between: 'Desde el {from} hasta el {until}',
  source: 'Fuente: {name}, situación al {date}.',
  all: 'Todos los cambios',
}

export const plainPageTexts: typeof english.plainPageTexts = {
  contents: 'En esta página',
  closing: {
    title: 'Escríbanos o llámenos',
    text: 'Díganos en una línea qué pasó y cómo podemos comunicarnos con usted sin peligro.',
  },
  notOurWork: {
    section:
      'No tomamos casos así. Estos pasos, y las personas y los grupos que nombran, pueden ayudarle.',
    closing: 'No tomamos casos así: {titles}.',
  },
  saved: {
    link: 'Guardar estos pasos en su teléfono',
    caution:
      'El archivo se queda en este teléfono o computadora, en las descargas. Si alguien que le hace daño puede mirar ahí, no lo guarde.',
    file: 'pasos.html',
    title: 'Pasos',
    made: 'Este archivo se hizo el {made}. Las reglas pueden cambiar: no confíe en él después del {until}.',
    old: 'Este archivo se hizo el {made}, hace más de {most} días. Pregunte por las reglas de hoy antes de confiar en él.',
    page: 'Los pasos de hoy están en',
  },
  admission: '{attorney}, {jurisdiction}',
  admitted: 'desde {year}',
  register: 'Buscar en el registro: {register}',
}
