import type { countryTexts as english } from '#app/features/site/texts/en/countries.ts'

export const countryTexts: typeof english = {
  contact: { text: 'Contáctenos', path: '/contact' },
  breadcrumb: 'Usted está aquí',
  subtitle: 'Inmigración a Estados Unidos para personas de {country}.',
  description:
    'Reglas para personas de {country} que quieren venir a Estados Unidos o ya están aquí: prohibición de viaje, fianza, visas y lotería, con fuente y fecha.',
  rule: 'Regla',
  here: 'Para este país',
  unknown: 'Todavía no lo sabemos: pregúntenos',
  source: '*Fuente: {fact:source}, {fact:day}.*',
  facts: {
    entryRestriction: {
      name: 'Prohibición de viaje',
      none: { short: 'Ninguna', text: '{entry.ban} La proclamación no nombra a este país.' },
      partial: {
        short: 'En parte',
        text: '{entry.ban} Para este país frena a inmigrantes, visitantes, estudiantes y visitantes de intercambio. {entry.ban-family}',
      },
      full: {
        short: 'Para casi todas las personas',
        text: '{entry.ban} Para este país frena a casi todas las personas. {entry.ban-family}',
      },
    },
    bond: {
      name: 'Fianza de visa para visitantes',
      named: { short: 'Posible', text: '{entry.bond}' },
      notNamed: {
        short: 'No está nombrado',
        text: '{entry.bond} Este país no estaba en la lista que vimos.',
      },
    },
    treatyVisas: {
      name: 'Visas de tratado (E-1, E-2)',
      both: {
        short: 'E-1 y E-2',
        text: 'Los nacionales de este país pueden solicitar una visa E-1 para comerciar, y una visa E-2 para invertir en un negocio y dirigirlo. {e2.limits} {e2.list}',
      },
      investor: {
        short: 'E-2',
        text: 'Los nacionales de este país pueden solicitar una visa E-2 para invertir en un negocio y dirigirlo. {e2.limits} {e2.list}',
      },
      none: {
        short: 'Ninguna',
        text: 'Este país no está en la lista de países con tratado. {e2.nationality} Quien tiene además otra nacionalidad puede preguntar por esa. {e2.list}',
      },
    },
    lottery: {
      name: 'Lotería de visas',
      open: {
        short: 'En la última lista',
        text: 'Las personas nacidas en este país podían inscribirse en la última lotería cuyos países se publicaron. {diversity.list} {diversity.notice}',
      },
      closed: {
        short: 'No está en la última lista',
        text: 'Las personas nacidas en este país no podían inscribirse en la última lotería cuyos países se publicaron. {diversity.list} {diversity.notice}',
      },
    },
    endedPause: {
      name: 'Pausa de visas de inmigrante, ya terminada',
      named: { short: 'Lo nombraba', text: 'La pausa nombraba a este país. {consulates.pause}' },
      notNamed: {
        short: 'No lo nombraba',
        text: 'La pausa no nombraba a este país. {consulates.pause}',
      },
    },
  },
  papers: {
    title: 'Documentos de su país',
    text: 'El Departamento de Estado tiene una página para cada país que dice qué actas de nacimiento y certificados de antecedentes penales acepta. Mire allí antes de pagarle a alguien por documentos: busque “reciprocity” en [travel.state.gov](https://travel.state.gov/).',
  },
  services: 'Qué hacemos',
  bookConsultation: 'Reservar consulta',
  closing: {
    title: 'Hable con nosotros sobre su caso',
    text: 'Llame, escriba o reserve una hora. Después no tiene que contratarnos.',
  },
}
