import type { RecordData } from '#app/features/content/record-types.ts'

export const about: RecordData<'page'> = {
  layout: 'about',
  slug: 'quienes-somos',
  title: 'Quiénes somos',
  description:
    'Quiénes somos, en qué creemos, quién fundó el bufete, dónde están las oficinas y cómo verificar que nuestros abogados tienen licencia.',
  subtitle:
    'Un bufete que hace una sola cosa, inmigración a Estados Unidos, y procura explicarla con claridad.',
  story: {
    title: 'Nuestra historia',
    lead: 'Empezó con una caja de zapatos llena de cartas del gobierno que nadie en la familia podía leer.',
    text: `Las cartas no eran difíciles por el inglés. Eran difíciles porque nadie había dicho nunca para qué servían: cuál era una buena noticia, cuál tenía una fecha límite y cuál se podía guardar. Lo primero que hizo este bufete fue ordenar esa caja y escribir una frase en cada sobre.

Eso es lo que todavía hacemos. Abrimos la carta y decimos qué significa. Después anotamos qué sigue y quién tiene que hacerlo. Algunas de esas frases son duras. La gente puede con una respuesta dura. Lo que agota es una respuesta vaga.

Hoy hay dos oficinas, y la mayoría de las personas con las que trabajamos nunca ve ninguna. Llaman en un descanso del trabajo, desde un carro estacionado o desde otro país.`,
  },
  values: {
    title: 'En qué creemos',
    lead: 'Qué significa cada cosa en un caso como el suyo.',
    items: [
      {
        title: 'Primero el cliente',
        text: 'Su meta va primero, dicha con sus propias palabras. Le explicamos qué dice cada documento antes de que lo firme.',
      },
      {
        title: 'Excelencia',
        text: 'En este trabajo, una fecha equivocada no es poca cosa. Comparamos cada formulario con sus documentos, línea por línea.',
      },
      {
        title: 'Respeto por cada cultura',
        text: 'Los nombres, las familias y los documentos no son iguales en todas partes. Preguntamos antes de suponer.',
      },
      {
        title: 'Defensa',
        text: 'Cuando un oficial se equivoca, lo decimos por escrito, con la ley al lado. Cuando la ley está en su contra, somos los primeros en decírselo.',
      },
    ],
  },
  founderTitle: 'Quién fundó el bufete',
  offices: {
    title: 'Nuestras oficinas',
    lead: 'Venga si está cerca. Si no, hablamos por teléfono o por video.',
    languages:
      'Trabajamos en {languages}. Si se siente mejor en otro idioma, dígalo cuando llame. Le diremos con honestidad si podemos encontrar un intérprete.',
  },
  closing: {
    title: 'Tráiganos sus cartas',
    text: 'Llame, escriba o reserve una hora. Después no tiene que contratarnos.',
  },
}
