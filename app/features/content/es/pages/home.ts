import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Su camino para inmigrar a Estados Unidos',
  description:
    'Peticiones familiares, visas de trabajo y de inversionista, tarjetas verdes, ciudadanía y visas U. Bufete de inmigración con oficinas en dos ciudades.',
  subtitle:
    '¿Quiere traer a su familia, trabajar aquí, o solicitar la residencia permanente (green card) o la ciudadanía? Le decimos qué puede solicitar, cuánto cuesta y cuánto puede tardar.',
  general: {
    title: 'Empiece por lo que quiere hacer',
    lead: 'Elija lo que más se acerque. Si dos de estas opciones son para usted, llámenos y pregunte.',
  },
  africa: {
    title: 'Para familias y trabajadores de África',
    lead: 'Quizás esté llenando formularios en Lagos, Nairobi o Accra mientras la persona que extraña está en Maryland. Le ayudamos a averiguar qué agencia tiene su caso, qué le va a pedir después y qué puede preparar ahora.',
    notes: [
      {
        start: 'Visas en los consulados.',
        text: 'La pausa de las visas de inmigrante terminó. Pero los consulados suspendieron las entrevistas para esas visas. A fines de septiembre empezaron a llegar nuevas fechas. ({consulates.pause:day})',
      },
      {
        start: 'La prohibición de viaje (travel ban).',
        text: 'Frena a muchas personas de {entry.ban-ours} y de otros países. Ya no tiene una excepción general para la familia de ciudadanos. ({entry.ban:day})',
      },
      {
        start: 'Documentos civiles.',
        text: 'Le decimos qué actas de nacimiento y matrimonio y qué antecedentes policiales se aceptan, y qué hacer si un documento nunca se emitió.',
      },
      {
        start: 'Nombres que se escriben de varias maneras.',
        text: 'Comparamos cómo están escritos en todos sus documentos antes de que pregunte un oficial.',
      },
    ],
    more: [{ text: 'Qué se aplica ahora', href: '/what-applies-now' }],
  },
  southAmerica: {
    title: 'Para familias, enfermeros e inversionistas de Sudamérica',
    lead: 'Quizás vaya a reunirse con su hija en Houston, esté pensando en la oferta de un hospital o quiera abrir una empresa en Arlington.',
    notes: [
      {
        start: 'Su pasaporte va primero',
        text: '{e2.nationality} Una prohibición de viaje también depende de la nacionalidad, y afecta a muchas personas de Venezuela. Pregúntenos por las dos cosas antes de gastar.',
      },
      {
        start: 'Enfermeras y enfermeros.',
        text: 'La enfermería con título (registered nurse) está en una lista de empleos que no necesitan la prueba del mercado laboral de Estados Unidos. Primero necesita un empleador y un comprobante de su licencia o de su examen de enfermería.',
      },
      {
        start: 'Documentos en español y portugués.',
        text: 'Cada uno necesita una traducción completa al inglés, firmada por quien la hizo.',
      },
    ],
    more: [
      {
        text: 'Leer sobre las visas de inversionista',
        href: '/services/investor-visa',
      },
      {
        text: 'Leer sobre la tarjeta verde por trabajo',
        href: '/services/permanent-residency',
      },
    ],
  },
  questionsTitle: 'Lo primero que nos preguntan',
  sections: [
    { id: 'family', title: 'Familia' },
    { id: 'investment', title: 'Inversión' },
    { id: 'humanitarian', title: 'Ayuda humanitaria' },
    { id: 'citizenship', title: 'Ciudadanía' },
    { id: 'general', title: 'General' },
  ],
  whyChooseUs: {
    heading: 'Atención personal',
    lead: 'Procuramos que un solo abogado responda por su caso, de la primera reunión a la última carta.',
    text: 'Cuando el gobierno escribe, le decimos qué dice la carta, con palabras que pueda leerle a su mamá.',
  },
  closing: {
    title: 'Treinta minutos para encontrar su próximo paso',
    text: 'Díganos dónde está y qué espera lograr. Traiga cualquier carta que le preocupe.',
  },
}
