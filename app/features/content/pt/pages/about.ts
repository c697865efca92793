import type { RecordData } from '#app/features/content/record-types.ts'

export const about: RecordData<'page'> = {
  layout: 'about',
  slug: 'sobre-nos',
  title: 'Quem somos',
  description:
    'Quem somos, em que acreditamos, quem fundou o escritório, onde ficam nossos escritórios e como verificar a licença dos nossos advogados.',
  subtitle:
    'Um escritório de advocacia que faz uma só coisa, imigração para os EUA, e tenta explicar tudo com clareza.',
  story: {
    title: 'Nossa história',
    lead: 'Começou com uma caixa de sapatos cheia de cartas do governo que ninguém na família conseguia ler.',
    text: `As cartas não eram difíceis por causa do inglês. Eram difíceis porque ninguém tinha dito para que serviam: qual era boa notícia, qual tinha prazo e qual podia ser guardada. A primeira coisa que este escritório fez foi pôr essa caixa em ordem e escrever uma frase em cada envelope.

É o que ainda fazemos. Abrimos a carta e dizemos o que ela significa. Depois escrevemos o que vem a seguir e quem tem de agir. Algumas dessas frases são duras. As pessoas aguentam uma resposta dura. O que cansa é uma resposta vaga.

Hoje são dois escritórios, e a maioria das pessoas que atendemos nunca vê nenhum deles. Elas ligam na pausa do trabalho, de um carro parado ou de outro país.`,
  },
  values: {
    title: 'Em que acreditamos',
    lead: 'O que cada valor quer dizer em um caso como o seu.',
    items: [
      {
        title: 'O cliente no centro',
        text: 'O seu objetivo vem primeiro, com as suas palavras. Explicamos o que diz cada papel antes de você assinar.',
      },
      {
        title: 'Excelência',
        text: 'Neste trabalho, uma data errada não é pouca coisa. Comparamos cada formulário com os seus documentos, linha por linha.',
      },
      {
        title: 'Respeito às culturas',
        text: 'Nomes, famílias e documentos não são iguais em todo lugar. Perguntamos antes de supor.',
      },
      {
        title: 'Defesa',
        text: 'Quando um agente erra, dizemos isso por escrito, com a lei ao lado. Quando a lei está contra você, somos os primeiros a dizer.',
      },
    ],
  },
  founderTitle: 'Quem fundou o escritório',
  offices: {
    title: 'Nossos escritórios',
    lead: 'Venha, se estiver perto. Se não estiver, falamos por telefone ou por vídeo.',
    languages:
      'Idiomas em que trabalhamos: {languages}. Se você fala melhor outro idioma, diga ao ligar. Dizemos com franqueza se conseguimos achar um intérprete.',
  },
  closing: {
    title: 'Traga as suas cartas',
    text: 'Ligue, escreva ou marque um horário. Você não precisa nos contratar depois.',
  },
}
