import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  title: 'Fale conosco',
  description:
    'Telefone, e-mail e horário do escritório, como marcar uma consulta, onde ficam nossos endereços e o que trazer.',
  subtitle: 'Ligue, escreva ou venha. No horário de atendimento, procuramos atender.',
  messageLead: 'Algumas frases bastam para começar.',
  visit: 'Por favor, marque antes de vir, para que alguém tenha tempo para você.',
  carousel: {
    title: 'Países que atendemos',
    lead: 'Estes são alguns deles. De onde quer que seja o seu passaporte, você pode ligar.',
  },
  scheduleLead: 'Podemos conversar por telefone, por vídeo ou no nosso escritório.',
  questionsTitle: 'Antes de vir',
}
