import { changes as english } from '#app/features/content/en/changes.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const changes = inOtherWords(english, {
  'court-fees': {
    title: 'Las cortes de inmigración cobran más',
    affected:
      'Quienes apelan, presentan una moción o piden la cancelación de la expulsión (cancellation of removal) en una corte de inmigración.',
    text: '{fee.court} Antes de pagar, pregúntenos cuánto cuesta su paso.',
  },
  'eb5-protection': {
    title: 'EB-5: las peticiones que se presentan ahora tienen menos protección',
    affected: 'Inversionistas que presentan una petición por medio de un centro regional.',
    text: '{eb5.program} Pregúntenos qué significa para sus planes.',
  },
  'public-charge': {
    title: 'Carga pública (public charge): los oficiales toman en cuenta más ayudas',
    affected: 'Quienes solicitan una tarjeta verde desde dentro del país.',
    text: '{public-charge.rule} Antes de presentar la solicitud, díganos qué ayudas recibe.',
  },
  'h1b-payment': {
    title: 'H-1B: se extendió el pago alto',
    affected:
      'Empleadores que presentan una petición para nuevos trabajadores que están en el extranjero.',
    text: '{h1b.notice}',
  },
  students: {
    title: 'Estudiantes: una corte aplazó el nuevo límite de tiempo',
    affected: 'Estudiantes (F) y visitantes de intercambio (J).',
    text: '{students.stay} Pregúntenos antes de viajar o de cambiar de escuela.',
  },
  'visa-interviews': {
    title: 'Se suspendieron las entrevistas para visas de inmigrante, y llegan nuevas fechas',
    affected: 'Quienes esperan una visa de inmigrante en un consulado.',
    text: '{consulates.pause}',
  },
  'advance-parole': {
    title: 'El permiso adelantado de viaje (advance parole) ya no protege a todos',
    affected: 'Quienes estuvieron aquí sin estatus y quieren viajar.',
    text: '{travel.parole}',
  },
  'missing-papers': {
    title: 'USCIS puede negar sin pedir documentos',
    affected: 'Todas las personas que presentan algo ante USCIS.',
    text: '{uscis.denial} Antes de presentar el caso, repasamos con usted la lista de documentos.',
  },
  'asylum-interviews': {
    title: 'Asilo: un caso puede ir al juez sin entrevista',
    affected: 'Quienes tienen un caso de asilo en espera en USCIS.',
    text: '{asylum.no-interview} Mantenga su dirección al día y abra cada carta de inmediato.',
  },
  'asylum-fees': {
    title: 'Asilo: una tarifa anual sin pagar no basta para terminar un caso',
    affected: 'Quienes tienen un caso de asilo en espera.',
    text: '{asylum.fees}',
  },
  'expedited-removal': {
    title: 'Deportación sin juez, en cualquier parte del país',
    affected: 'Quienes entraron sin inspección.',
    text: '{removal.expedited}',
  },
  signatures: {
    title: 'Una firma que no es válida puede costar el caso',
    affected: 'Todas las personas que presentan algo ante USCIS.',
    text: '{uscis.signature} Firme a mano y deje que revisemos los formularios antes de enviarlos.',
  },
  'birthright-citizenship': {
    title: 'La Corte Suprema confirma la ciudadanía por nacimiento',
    affected: 'Los niños que nacen en Estados Unidos, y sus padres.',
    text: '{birthright.citizens} Guarde el acta de nacimiento en un lugar seguro.',
  },
  registration: {
    title: 'El registro es una obligación',
    affected: 'Quienes nunca se registraron ante el gobierno.',
    text: '{registration.duty}',
  },
  tps: {
    title: 'TPS: las cortes ya no pueden revisar su fin',
    affected: 'Personas con Estatus de Protección Temporal (TPS).',
    text: '{tps.state}',
  },
  'adjustment-memo': {
    title: 'La tarjeta verde desde dentro del país se trata como un favor',
    affected: 'Quienes solicitan una tarjeta verde desde dentro del país.',
    text: '{adjustment.memo}',
  },
  'h1b-selection': {
    title: 'H-1B: la selección anual favorece los salarios más altos',
    affected: 'Empleadores y trabajadores en la selección anual.',
    text: '{h1b.selection} Pregúntenos qué nivel de salario tiene el empleo.',
  },
  'visa-pause': {
    title: 'Pausa de las visas de inmigrante para muchos países',
    affected: 'Personas de los países de una lista, entre ellos {consulates.pause-ours}.',
    text: 'Una corte federal puso fin a esta pausa. Si un consulado le negó la visa solo por ella, puede pedir que vuelvan a mirar su caso: tráiganos la carta.',
  },
  'travel-ban': {
    title: 'Prohibición de viaje (travel ban) para personas de muchos países',
    affected:
      'Personas de los países de dos listas; en África y América del Sur, {entry.ban-ours}.',
    text: '{entry.ban} {entry.ban-family}',
  },
  'diversity-pause': {
    title: 'Lotería de la diversidad: las visas están en pausa',
    affected: 'Ganadores de la lotería, y quienes quieren participar.',
    text: '{diversity.notice}',
  },
  'denied-cases': {
    title: 'Un caso negado puede ir a la corte de inmigración',
    affected: 'Personas a quienes les niegan la petición.',
    text: '{denial.court} Hable con nosotros antes de presentarla.',
  },
})
