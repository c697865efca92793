import type { countryTexts as english } from '#app/features/site/texts/en/countries.ts'

export const countryTexts: typeof english = {
  contact: { text: 'Contáctenos', path: '/contact' },
  breadcrumb: 'Usted está aquí',
  subtitle: 'Inmigración a Estados Unidos para personas de {country}.',
  description:
    'Lo que {firm} tiene que decir a las personas de {country} sobre visas e inmigración a Estados Unidos, y cómo trabajamos para usted.',
  services: 'Qué hacemos',
  bookConsultation: 'Reservar consulta',
  closing: {
    title: 'Hable con nosotros sobre su caso',
    text: 'Llame, escriba o reserve una hora. Después no tiene que contratarnos.',
  },
}
