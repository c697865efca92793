import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  slug: 'servicios',
  title: 'Nuestros servicios',
  description:
    'Seis tipos de casos: familia, visas de trabajo, residencia permanente, ciudadanía, visas U y visas de inversionista. Qué es cada uno y qué hacemos.',
  subtitle: 'Elija el caso que más se parece al suyo. Si tiene dudas, llámenos y pregunte.',
  closing: {
    title: '¿No sabe cuál es el suyo?',
    text: 'Díganos quién es, dónde está y qué quiere hacer. Buscamos con usted el camino que le sirve.',
  },
}
