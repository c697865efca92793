import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contato',
  title: 'Fale conosco',
  description:
    'Telefone, e-mail e horário do escritório, como marcar uma consulta, onde ficam nossos endereços e o que trazer.',
  subtitle: 'Ligue, escreva ou venha no horário de atendimento.',
  messageLead: 'Algumas frases bastam.',
  visit: 'Marque antes de vir, para que alguém tenha tempo para você.',
  carousel: {
    title: 'Países que atendemos',
    lead: 'Ligue, seja qual for o seu passaporte.',
  },
  scheduleLead: 'Por telefone, por vídeo ou no nosso escritório.',
  questionsTitle: 'Antes de vir',
}
