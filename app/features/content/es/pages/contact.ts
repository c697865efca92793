import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contacto',
  title: 'Contáctenos',
  description:
    'Teléfono, correo electrónico y horario del bufete, cómo reservar una consulta, dónde están las oficinas y qué traer.',
  subtitle:
    'Llámenos en el horario de oficina, escríbanos en cualquier momento o reserve una hora para venir.',
  messageLead: 'Para empezar, bastan unas pocas frases.',
  visit: 'Por favor, reserve antes de venir, para que alguien tenga tiempo para usted.',
  carousel: {
    title: 'Países que atendemos',
    lead: 'Estos son algunos de ellos. Elija una bandera para leer qué se aplica a las personas de ese país.',
  },
  scheduleLead: 'Podemos reunirnos por teléfono, por video o en nuestra oficina.',
  questionsTitle: 'Antes de venir',
}
