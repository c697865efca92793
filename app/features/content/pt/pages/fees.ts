import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: RecordData<'page'> = {
  layout: 'fees',
  slug: 'honorarios',
  title: 'Honorários e taxas',
  description:
    'O que é uma consulta, o que nossos honorários incluem, o que o governo cobra por formulários comuns e um contrato de exemplo para ler antes de assinar.',
  subtitle:
    'Você paga por duas coisas: o nosso trabalho (honorários) e as taxas do governo. Veja aqui o que perguntar, e o que ler, antes de assinar qualquer coisa.',
  consultation: {
    title: 'A consulta',
    text: 'Conversamos por telefone, por vídeo ou no nosso escritório. Você não precisa nos contratar depois.',
  },
  firmFees: {
    title: 'Nossos honorários',
    lead: 'Peça os nossos honorários por escrito. O documento deve dizer o que fazemos, o que não fazemos e quando você paga. Os honorários não incluem as taxas do governo.',
  },
  governmentFees: {
    title: 'O que o governo cobra',
    lead: 'Estas taxas vão para o governo, não para nós. Elas mudam, e o valor que conta é o do dia em que você dá entrada. {fee.payment} Se você não puder pagar, pergunte-nos se o governo pode dispensar a taxa.',
    schedule: {
      text: 'Ver a tabela de taxas da agência de imigração',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
  },
  never: {
    title: 'O que você nunca deve pagar',
    items: [
      'Formulários em branco. O governo os dá de graça em uscis.gov.',
      'A busca do nome de um advogado no registro oficial de um estado.',
      'Uma aprovação. Ninguém pode vendê-la, e ninguém pode comprar a boa vontade de um agente.',
      'Um trabalho que nenhum documento descreve. Não assine um formulário em branco, e peça recibo toda vez que pagar.',
    ],
  },
  firstCall: {
    title: 'O que acontece na primeira ligação',
    lead: 'Do primeiro toque do telefone à sua decisão.',
    steps: [
      {
        title: 'Você diz quem é',
        text: 'Diga o seu nome, onde mora e quando é seguro ligar. Poucas palavras sobre o caso bastam.',
      },
      {
        title: 'Verificamos se há conflito de interesses',
        text: 'Um escritório de advocacia não pode ficar dos dois lados de um caso. Por isso perguntamos os nomes das outras pessoas envolvidas.',
      },
      {
        title: 'Você escolhe um horário',
        text: 'Por telefone, por vídeo ou no nosso escritório. Pergunte o preço agora, e diga se precisa de intérprete.',
      },
      {
        title: 'Conversamos sobre o seu caso',
        text: 'Você conta o que aconteceu e o que espera. Nós fazemos perguntas e vemos os documentos que você tem.',
      },
      {
        title: 'Você decide',
        text: 'Você pode nos contratar, esperar ou procurar outra pessoa. Só somos seus advogados depois que você e nós assinamos um contrato.',
      },
    ],
  },
  agreement: {
    title: 'Um exemplo de contrato de honorários',
    lead: 'Este é um exemplo, para você saber o que procurar. Não é uma oferta, e o seu contrato será diferente. O que falta preencher está entre colchetes.',
    clauses: [
      {
        title: 'Quem somos',
        text: 'Este contrato é entre você, o cliente, e o escritório. O advogado responsável pelo seu caso é [nome].',
      },
      {
        title: 'O que fazemos por você',
        text: 'Preparamos e damos entrada em [formulários]. Explicamos a você o que dizem as cartas do governo sobre eles, e respondemos às perguntas do governo. Vamos com você à entrevista: [sim ou não].',
      },
      {
        title: 'O que não está incluído',
        text: 'Tudo o que não está escrito acima. Exemplos: um recurso, um caso na Justiça, um novo pedido ou trabalho para outra pessoa da sua família. Para isso fazemos um novo contrato.',
      },
      {
        title: 'Nossos honorários',
        text: 'Nossos honorários são de [valor]. É um honorário fixo: um só preço pelo trabalho escrito acima, leve o tempo que levar. Você paga assim: [datas e valores].',
      },
      {
        title: 'Custos que não são honorários',
        text: 'Você também paga as taxas do governo e custos como traduções, exame médico, correio e viagens. Perguntamos a você antes de gastar o seu dinheiro em qualquer um deles.',
      },
      {
        title: 'Onde fica o seu dinheiro',
        text: 'O dinheiro que você paga antes de termos direito a ele fica em uma conta de clientes (client trust account), separada do nosso dinheiro. Passamos a ter direito a ele nestas etapas: [etapas].',
      },
      {
        title: 'Quando você pode encerrar este contrato',
        text: 'A qualquer momento, e por qualquer motivo. Avise por escrito. Então entregamos os seus documentos a você.',
      },
      {
        title: 'Quando nós podemos encerrá-lo',
        text: 'Só por um motivo que as regras da advocacia permitem. Avisamos cedo o bastante para você achar outro advogado. Se o caso estiver em um tribunal, o juiz talvez tenha de concordar.',
      },
      {
        title: 'Devolução',
        text: 'Se o contrato acabar antes do fim do trabalho, devolvemos a parte dos honorários a que ainda não temos direito. Não podemos devolver o que o governo já recebeu.',
      },
      {
        title: 'O que não podemos prometer',
        text: 'Agentes e juízes decidem o seu caso. Não prometemos a você um resultado, nem uma data.',
      },
      {
        title: 'O que precisamos de você',
        text: 'Diga a verdade, toda ela. Mande os seus documentos a tempo. Avise imediatamente quando mudar o seu endereço, o seu trabalho ou a sua família, e antes de viajar.',
      },
      {
        title: 'O que fica entre nós',
        text: 'O que você nos conta para o seu caso é sigiloso, com poucas exceções na lei. Se atuarmos ao mesmo tempo para você e para outra pessoa, não escondemos de uma o que a outra conta.',
      },
      {
        title: 'Antes de assinar',
        text: 'Você leu este contrato, ou alguém o leu para você, em um idioma que você entende. Você teve tempo para perguntar, e fica com uma cópia.',
      },
    ],
  },
  closing: {
    title: 'Pergunte quanto custaria o seu caso',
    text: 'Ligue, escreva ou marque um horário.',
  },
}
