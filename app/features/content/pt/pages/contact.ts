import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contato',
  title: 'Fale conosco',
  description:
    'Telefone, e-mail e horário do escritório, como marcar uma consulta, onde estamos e o que trazer.',
  subtitle:
    'Ligue no horário de atendimento, escreva a qualquer hora ou marque um horário para vir.',
  messageLead: 'Para começar, bastam algumas frases.',
  visit: 'Marque um horário antes de vir.',
  carousel: {
    title: 'Países que atendemos',
    lead: 'Estes são alguns deles. Escolha uma bandeira para ler o que vale para as pessoas desse país.',
  },
  scheduleLead: 'Podemos conversar por telefone, por vídeo ou no nosso escritório.',
  questionsTitle: 'Antes de vir',
}
