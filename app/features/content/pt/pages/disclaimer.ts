import type { RecordData } from '#app/features/content/record-types.ts'

export const disclaimer: RecordData<'page'> = {
  layout: 'plain',
  slug: 'aviso-legal',
  isAboutLaw: true,
  title: 'Aviso jurídico',
  description:
    'O que você lê aqui é informação geral, não orientação jurídica. Ler o site ou escrever não faz de nós seus advogados, e não prometemos resultado.',
  subtitle: 'Para que você pode usar este site, e o que ele não pode fazer por você.',
  sections: [
    {
      kind: 'text',
      id: 'information',
      title: 'Informação geral, não orientação jurídica',
      text: 'As páginas e os artigos daqui explicam a lei em geral. Orientação jurídica é sobre você: suas datas, seus documentos, seu passado. Por favor, não dê entrada, não assine, não viaje e não abra mão de um status por causa de algo que leu aqui. Pergunte primeiro a um advogado.',
    },
    {
      kind: 'text',
      id: 'no-relationship',
      title: 'Quando somos seus advogados',
      text: `Ler este site, ligar, escrever ou marcar uma consulta não faz de nós seus advogados. Só passamos a ser seus advogados depois de verificar que podemos aceitar o seu caso e de assinar um contrato com você. Ele diz o que vamos fazer e quanto custa.

O sigilo começa antes: quando você conversa com um dos nossos advogados sobre o seu caso, mesmo que não nos contrate. Antes dessa conversa, por favor, não nos mande detalhes sigilosos nem documentos. Talvez já estejamos ajudando alguém do outro lado.`,
    },
    {
      kind: 'text',
      id: 'changes',
      title: 'A lei muda',
      text: 'Leis, taxas e tempos de espera mudam. Os números deste site vêm de fontes públicas. Ao lado dos que mudam com frequência, você vê a data da fonte. Depois que alguém do escritório verifica um número, você vê ali o dia dessa verificação. Quando uma nova verificação está atrasada, avisamos que o número está em revisão. Cada artigo traz a data em que foi escrito. Veja a página da própria agência antes de agir.',
    },
    {
      kind: 'text',
      id: 'results',
      title: 'Não prometemos nenhum resultado',
      text: 'Cada caso depende dos seus próprios fatos. Quem decide são agentes e juízes, não nós. O que aconteceu em um caso não diz o que vai acontecer em outro.',
    },
    {
      kind: 'text',
      id: 'advertising',
      title: 'Publicidade de advocacia (attorney advertising)',
      text: `Em alguns estados, este site conta como publicidade. O nome do advogado responsável por ela está no fim de cada página. O direito de imigração é federal, por isso nossos advogados podem ajudar você em qualquer estado. Em outras áreas do direito, só podem atuar onde têm licença.

[Onde nossos advogados têm licença](/who-may-help-you#check)`,
    },
    {
      kind: 'text',
      id: 'links',
      title: 'Links para outros sites',
      text: 'Colocamos links para outros sites, a maioria oficiais, para você ler mais. Não controlamos o que eles dizem, e ninguém nos paga por um link.',
    },
    {
      kind: 'text',
      id: 'emergencies',
      title: 'Não serve para emergências',
      text: 'Se você estiver em perigo, ligue para o 911. Se agentes de imigração prenderam você ou um parente, ou se houver uma audiência em breve, não espere a resposta de um e-mail. Ligue para {phone}. Quando o nosso escritório estiver fechado, a página [Ajuda urgente](/urgent) traz telefones abertos ao público.',
    },
  ],
}
