import type { RecordData } from '#app/features/content/record-types.ts'

export const privacy: RecordData<'page'> = {
  layout: 'plain',
  slug: 'privacidade',
  title: 'Privacidade',
  description:
    'O que ficamos sabendo de você quando lê, liga ou escreve, por quanto tempo guardamos, quais outras empresas participam e como pedir para apagar.',
  subtitle: 'Você pode ler todas as páginas sem dizer quem é.',
  date: '2026-11-27',
  sections: [
    {
      kind: 'text',
      id: 'responsible',
      title: 'Quem é responsável',
      text: '{firm}, {address}, decide o que é guardado sobre você e por quê. Se você tiver uma pergunta sobre isso, ligue para {phone} ou escreva para {email}. Esta política começou a valer em {date}.',
    },
    {
      kind: 'text',
      id: 'reading',
      title: 'Quando você lê',
      text: 'Enquanto você lê, não gravamos cookies e não guardamos nada sobre você no seu navegador. Há uma só exceção, e ela depende só de você. Uma linha no alto pode oferecer a página na sua língua. Se você fechar essa linha, seu navegador guarda a palavra “no” (não), para que a linha não volte. O botão para sair rápido de uma página apaga essa palavra. Não usamos redes de publicidade nem serviços externos que contam visitantes.',
      also: [
        {
          when: 'own-host',
          text: 'Para achar falhas, nosso servidor anota a hora de cada acesso, a página, se funcionou e quanto demorou. Ele não anota o seu endereço de rede, o seu nome nem nada do que você digitou. Para proteger o site de um excesso de acessos, ele os conta por endereço de rede durante pouco tempo. Essa contagem não é anotada.',
        },
        {
          when: 'files',
          text: 'Uma empresa de hospedagem entrega estas páginas. Ela pode ver e anotar o seu endereço de rede. Valem as regras de privacidade dela.',
        },
        {
          when: 'server',
          text: 'Contamos quantas vezes cada página é lida e quantas vezes as pessoas usam os links para marcar, ligar ou escrever. São totais de um dia e não dizem nada sobre você. Não contamos a sua visita se o seu navegador enviar um sinal Global Privacy Control ou Do Not Track, ou se o JavaScript estiver desligado.',
        },
        {
          when: 'own-host',
          text: 'Se outra empresa opera o nosso servidor para nós, ela pode ver endereços de rede, como toda empresa desse tipo.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'outside',
      title: 'Outras empresas',
      text: 'Letras, desenhos e bandeiras vêm do nosso próprio site. Links de como chegar e links para registros oficiais e outros sites levam você a esses sites, e valem as regras de privacidade deles.',
      also: [
        {
          when: 'no-image-hosts',
          text: 'Nossas páginas não entram em contato com nenhuma outra empresa até você apertar um botão ou abrir um link. Se um artigo tiver uma imagem de outro site, um botão a mostra.',
        },
        {
          when: 'image-hosts',
          text: 'Alguns artigos mostram imagens de {imageHosts}. Quando você abre um artigo assim, o seu navegador entra em contato com essa empresa, e ela vê o seu endereço de rede. Fora isso, nossas páginas não entram em contato com nenhuma outra empresa até você apertar um botão ou abrir um link.',
        },
        {
          when: 'calendar',
          text: 'Quando você abre a agenda para marcar, você se conecta a {calendarHost}. Essa empresa fica sabendo de qual das nossas páginas você veio. Ela só fica sabendo o seu nome e e-mail se você marcar a caixa para isso. Valem as regras de privacidade dela.',
        },
        {
          when: 'map',
          text: 'Quando você abre o mapa, você se conecta a {mapHost}. Valem as regras de privacidade dessa empresa.',
        },
        {
          when: 'questionnaire',
          text: 'O botão “Fale conosco” na borda da tela abre um questionário em {questionnaireHost}. Valem as regras de privacidade dessa empresa.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'writing',
      title: 'Quando você liga ou escreve',
      text: `Quando você liga ou manda um e-mail, usamos o que você conta para responder e para verificar se podemos aceitar o seu caso. Não usamos isso para publicidade.

Outras pessoas podem conseguir ler um e-mail no caminho. Por favor, não escreva números, datas de nascimento nem nada que possa prejudicar você em mãos erradas, e não envie documentos. O sigilo começa quando você conversa com um dos nossos advogados sobre o seu caso. Diga como é seguro falar com você.`,
      also: [
        {
          when: 'server',
          text: 'Quando você envia o formulário da página de contato, guardamos o que você escreveu, a hora e qual aviso você viu acima do formulário. Guardamos com criptografia, e só quem é da equipe e entrou na própria conta pode ler. Não guardamos junto o seu endereço de rede.',
        },
        {
          when: 'mails-notice',
          text: 'Um e-mail nos avisa que uma mensagem chegou. As suas palavras não estão nele. Também podemos confirmar o recebimento por e-mail, sem as suas palavras. Não fazemos isso se você nos disse que o e-mail não é seguro.',
        },
        {
          when: 'mails-text',
          text: 'A sua mensagem também chega a nós por e-mail, com as suas próprias palavras. Também podemos confirmar o recebimento por e-mail, sem as suas palavras. Não fazemos isso se você nos disse que o e-mail não é seguro.',
        },
        {
          when: 'copies-messages',
          text: 'O seu navegador também envia uma cópia do seu nome, endereço de e-mail e mensagem ao EmailJS. É um serviço de e-mail externo, que a repassa a nós.',
        },
        {
          when: 'server',
          text: `Apagamos o texto da sua mensagem {keptFor} depois de encerrar o assunto, ou {spamKeptFor} depois de marcá-la como spam. O número de referência e as datas ficam. Você pode pedir que apaguemos antes.

Se o JavaScript estiver desligado no seu navegador, um cookie mostra o número de referência da sua mensagem. Ele expira em até um minuto.`,
        },
        { when: 'no-server', text: 'Este site não guarda mensagens.' },
        {
          when: 'sends-messages',
          text: 'Quando você envia o formulário da página de contato, o seu navegador envia o seu nome, endereço de e-mail e mensagem ao EmailJS. É um serviço de e-mail externo, que os repassa a nós.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'shared',
      title: 'Se você compartilha um celular ou computador',
      text: 'O seu navegador guarda uma lista das páginas que você visita. Use uma janela anônima (privada), ou outro aparelho, se alguém não pode saber que você esteve aqui. Nossa página para vítimas de crimes tem um botão que sai da página na hora. Ele não pode apagar a lista.',
    },
    {
      kind: 'text',
      id: 'staff',
      title: 'Nossa equipe',
      when: 'server',
      text: 'Nossa equipe recebe cookies que mantêm a conta aberta e reconhecem o navegador. Guardamos o e-mail de cada pessoa, e o endereço de rede e o navegador de cada acesso. Para impedir que alguém adivinhe senhas, contamos as tentativas erradas de uma forma que não mostra o endereço de rede nem o e-mail.',
    },
    {
      kind: 'text',
      id: 'demonstration',
      title: 'O painel de demonstração',
      when: 'no-server',
      text: 'O painel deste site é uma demonstração. O que você escreve lá fica no seu próprio navegador. Um botão do painel apaga tudo.',
    },
    {
      kind: 'text',
      id: 'your-choices',
      title: 'Suas escolhas',
      text: 'Você pode perguntar o que sabemos sobre você, e pedir que corrijamos ou apaguemos isso. Por lei, temos de guardar alguns documentos de um caso. Ligue para {phone} ou escreva para {email}.',
    },
  ],
}
