import { protectionTerms } from '#app/features/content/es/protection-terms.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const terms: Record<string, RecordData<'term'>> = {
  ...protectionTerms,
  'accredited-representative': {
    term: 'Representante acreditado',
    definition:
      'Una persona que no es abogado, pero tiene la aprobación del Departamento de Justicia de Estados Unidos para ayudar en casos de inmigración. Trabaja para una organización sin fines de lucro de la lista de ese departamento.',
    alsoCalled: ['accredited representative'],
  },
  'adjustment-of-status': {
    term: 'Ajuste de estatus (adjustment of status)',
    definition:
      'Solicitar la tarjeta verde desde dentro de Estados Unidos, en lugar de ir a un consulado de Estados Unidos en otro país. Los oficiales tienen ahora instrucciones de tratarlo como un favor: lea “Qué se aplica ahora”.',
    alsoCalled: ['ajuste', 'AOS', 'formulario I-485'],
  },
  'affidavit-of-support': {
    term: 'Declaración jurada de patrocinio económico (affidavit of support)',
    definition:
      'Un contrato con el gobierno. Quien lo firma se compromete a mantener a un inmigrante, y muestra ingresos suficientes para hacerlo.',
    alsoCalled: ['promesa de mantener', 'formulario I-864'],
  },
  beneficiary: {
    term: 'Beneficiario',
    definition: 'La persona para quien se presenta una petición.',
    alsoCalled: ['beneficiary'],
  },
  biometrics: {
    term: 'Datos biométricos (biometrics)',
    definition:
      'Sus huellas, su foto y su firma. El gobierno las toma en una cita para verificar quién es usted.',
    alsoCalled: ['huellas', 'biométricos', 'fingerprints'],
  },
  child: {
    term: 'Hijo (child)',
    definition: 'En la ley de inmigración, un hijo o una hija que es {child.definition}.',
    alsoCalled: ['hija'],
  },
  'conditional-residence': {
    term: 'Residencia condicional (conditional residence)',
    definition:
      'Una tarjeta verde con condiciones: el estatus mismo termina cuando vence la tarjeta. Para conservarla, usted debe presentar antes de esa fecha una petición para quitar las condiciones. La primera tarjeta verde de un inversionista EB-5 es así, y también la de muchos esposos y esposas. {card.conditions} {card.alone} Un inversionista EB-5 presenta en su lugar el formulario I-829.',
    alsoCalled: [
      'tarjeta verde condicional',
      'conditional green card',
      'divorcio',
      'formulario I-751',
    ],
  },
  'consular-processing': {
    term: 'Trámite consular (consular processing)',
    definition:
      'Solicitar una visa de inmigrante en un consulado de Estados Unidos en otro país. Usted se hace residente permanente cuando entra con ella a Estados Unidos.',
    alsoCalled: ['proceso consular'],
  },
  'diversity-lottery': {
    term: 'Lotería de visas (diversity lottery)',
    definition:
      'Un sorteo anual para personas de países que han enviado pocos inmigrantes a Estados Unidos. No basta con ganar: también debe cumplir todas las demás condiciones para la tarjeta verde.',
    alsoCalled: ['lotería de diversidad', 'DV lottery', 'green card lottery'],
  },
  'good-moral-character': {
    term: 'Buen carácter moral (good moral character)',
    definition:
      'Lo que usted debe mostrar para obtener la ciudadanía: que ha vivido según la ley y ha dicho la verdad. El oficial mira arrestos, impuestos y declaraciones falsas, entre otras cosas.',
    alsoCalled: ['buena conducta moral'],
  },
  'green-card': {
    term: 'Tarjeta verde (green card)',
    definition:
      'La tarjeta que muestra que usted es residente permanente. Mucha gente también llama así a la residencia misma.',
    alsoCalled: ['tarjeta de residente permanente', 'mica', 'Permanent Resident Card'],
  },
  'immediate-relative': {
    term: 'Familiar inmediato (immediate relative)',
    definition:
      'Uno de los familiares para quienes la ley no fija un límite anual. Son {family.immediate}. No tienen que esperar un número de visa.',
    alsoCalled: ['pariente inmediato'],
  },
  'immigrant-visa': {
    term: 'Visa de inmigrante (immigrant visa)',
    definition: 'Una visa para quien viene a vivir a Estados Unidos de forma permanente.',
    alsoCalled: ['visa de residente'],
  },
  inspection: {
    term: 'Inspección (inspection)',
    definition:
      'Lo que pasa cuando usted llega: un oficial en la frontera o el aeropuerto mira sus documentos y decide si le deja entrar. Por regla general, solo quien entró así puede solicitar la tarjeta verde desde dentro del país.',
    alsoCalled: ['entrar con inspección', 'inspected and admitted'],
  },
  'labor-certification': {
    term: 'Certificación laboral (PERM)',
    definition:
      'Un trámite ante el Departamento de Trabajo de Estados Unidos. El empleador muestra que no pudo encontrar un trabajador de Estados Unidos capaz, dispuesto y calificado para un empleo. Muchas tarjetas verdes por trabajo empiezan con ella.',
    alsoCalled: ['PERM', 'prueba del mercado laboral', 'labor certification'],
  },
  naturalization: {
    term: 'Naturalización (naturalization)',
    definition:
      'La manera en que un residente permanente se hace ciudadano: con una solicitud, una entrevista, un examen y un juramento.',
    alsoCalled: ['hacerse ciudadano', 'solicitar la ciudadanía', 'formulario N-400'],
  },
  'nonimmigrant-visa': {
    term: 'Visa de no inmigrante (nonimmigrant visa)',
    definition:
      'Una visa para una estancia que termina, como una visita, unos estudios o un trabajo por algunos años.',
    alsoCalled: ['visa temporal'],
  },
  'notary-fraud': {
    term: 'Fraude notarial (notary fraud)',
    definition:
      'Cuando un notary public, o un “consultor” que no es abogado, cobra por ayuda legal de inmigración. En algunos países, un notario público es abogado. En Estados Unidos, un notary public no lo es.',
    alsoCalled: ['fraude de notarios públicos', 'estafa de inmigración', 'immigration scam'],
  },
  'permanent-resident': {
    term: 'Residente permanente (permanent resident)',
    definition:
      'Una persona que no es ciudadana, pero puede vivir y trabajar en Estados Unidos mientras conserve este estatus. Algunos delitos, o mudarse al extranjero, pueden terminarlo.',
    alsoCalled: ['residente', 'titular de tarjeta verde', 'green card holder', 'LPR'],
  },
  petition: {
    term: 'Petición (petition)',
    definition:
      'Un formulario que pide al gobierno que acepte un motivo para una visa o una tarjeta verde, como un lazo familiar o un empleo. Por sí sola no da derecho a quedarse ni a trabajar.',
    alsoCalled: ['formulario I-130 para familiares', 'formulario I-140 para trabajadores'],
  },
  petitioner: {
    term: 'Peticionario (petitioner)',
    definition:
      'La persona o empresa que presenta una petición, como un familiar o un empleador. En algunos casos, usted puede presentar su propia petición.',
    alsoCalled: ['patrocinador', 'sponsor'],
  },
  'preference-category': {
    term: 'Categoría de preferencia (preference category)',
    definition:
      'Un grupo de familiares o trabajadores para quienes la ley fija un límite anual. Cada grupo tiene su propia fila.',
    alsoCalled: ['preferencia familiar', 'preferencia por empleo', 'family preference'],
  },
  'priority-date': {
    term: 'Fecha de prioridad (priority date)',
    definition:
      'La fecha que marca su lugar en la fila para un número de visa. La mayoría de las veces es el día en que se presentó la petición o, en muchos casos de trabajo, la certificación laboral.',
    alsoCalled: [],
  },
  'special-immigrant': {
    term: 'Inmigrante especial (special immigrant)',
    definition:
      'Una persona de uno de los grupos pequeños que tienen su propio camino a la tarjeta verde. Entre ellos están algunos trabajadores religiosos y algunos jóvenes a quienes su padre o su madre maltrató o abandonó.',
    alsoCalled: ['joven inmigrante especial'],
  },
  'targeted-employment-area': {
    term: 'Área de empleo objetivo (targeted employment area)',
    definition:
      'Una zona rural, o una zona con mucho desempleo. Allí, una inversión EB-5 puede ser menor.',
    alsoCalled: ['TEA'],
  },
  'treaty-country': {
    term: 'País con tratado (treaty country)',
    definition:
      'Un país que tiene un tratado con Estados Unidos para las visas E. El Departamento de Estado de Estados Unidos mantiene la lista.',
    alsoCalled: ['país del tratado'],
  },
  uscis: {
    term: 'USCIS',
    definition:
      'El Servicio de Ciudadanía e Inmigración de Estados Unidos (U.S. Citizenship and Immigration Services), la agencia a cargo de inmigración. Decide la mayoría de las peticiones y solicitudes dentro del país.',
    alsoCalled: ['la agencia', 'el servicio de inmigración'],
  },
  visa: {
    term: 'Visa',
    definition:
      'Permiso para viajar a Estados Unidos y pedir que le dejen entrar. Un oficial decide en la frontera o el aeropuerto si usted puede entrar.',
    alsoCalled: ['visado'],
  },
  'visa-bulletin': {
    term: 'Boletín de Visas (Visa Bulletin)',
    definition:
      'Una lista que el Departamento de Estado de Estados Unidos publica cada mes. Muestra qué fechas de prioridad pueden recibir ahora un número de visa.',
    alsoCalled: ['boletín de visados'],
  },
  'visa-number': {
    term: 'Número de visa (visa number)',
    definition:
      'Una de las visas de inmigrante que la ley permite en un año. Usted puede dar el último paso a la tarjeta verde cuando hay una libre para su fecha de prioridad.',
    alsoCalled: [],
  },
  'work-permit': {
    term: 'Permiso de trabajo (work permit)',
    definition:
      'Una tarjeta que muestra que usted puede trabajar en Estados Unidos por un tiempo, muchas veces mientras un caso espera. {work-permit.renewal} ({work-permit.renewal:day})',
    alsoCalled: ['EAD', 'formulario I-765'],
  },
}
