import type { RecordData } from '#app/features/content/record-types.ts'

export const disclaimer: RecordData<'page'> = {
  layout: 'plain',
  slug: 'aviso-legal',
  isAboutLaw: true,
  title: 'Aviso legal',
  description:
    'Lo que lee aquí es información general, no asesoría legal. Leerlo o escribirnos no nos convierte en sus abogados, y no prometemos ningún resultado.',
  subtitle: 'Para qué puede usar este sitio, y qué no puede hacer por usted.',
  sections: [
    {
      kind: 'text',
      id: 'information',
      title: 'Información general, no asesoría legal',
      text: 'Las páginas y los artículos de este sitio explican la ley en general. La asesoría legal trata de usted: sus fechas, sus documentos, su pasado. Por favor, no presente ni firme nada, no viaje ni renuncie a un estatus por algo que leyó aquí. Pregunte primero a un abogado.',
    },
    {
      kind: 'text',
      id: 'no-relationship',
      title: 'Cuándo somos sus abogados',
      text: `Leer este sitio, llamar, escribir o reservar una consulta no nos convierte en sus abogados. Somos sus abogados cuando hemos verificado que podemos tomar su caso, y usted y nosotros hemos firmado un contrato. El contrato dice qué haremos y cuánto cuesta.

La confidencialidad comienza antes: cuando usted habla de su caso con uno de nuestros abogados, aunque no nos contrate. Antes de hablar, por favor, no nos envíe detalles confidenciales ni documentos. Tal vez ya estemos ayudando a la otra parte.`,
    },
    {
      kind: 'text',
      id: 'changes',
      title: 'La ley cambia',
      text: 'Las leyes, las tarifas y los tiempos de espera cambian. Las cifras de este sitio vienen de fuentes públicas. Junto a las que cambian a menudo, usted ve la fecha de la fuente. Cuando alguien del bufete ha comprobado una cifra, ve en su lugar el día de esa comprobación. Si una nueva comprobación está atrasada, decimos que la cifra está en revisión. Cada artículo tiene la fecha en que se escribió. Mire la página de la agencia antes de actuar.',
    },
    {
      kind: 'text',
      id: 'results',
      title: 'No se promete ningún resultado',
      text: 'Cada caso depende de sus propios hechos. Lo deciden oficiales y jueces, no nosotros. Lo que pasó en un caso no le dice qué pasará en otro.',
    },
    {
      kind: 'text',
      id: 'advertising',
      title: 'Publicidad de abogados',
      text: `En algunos estados, este sitio cuenta como publicidad. El nombre del abogado responsable del sitio está al pie de cada página. La ley de inmigración es federal, así que nuestros abogados pueden ayudarle en cualquier estado. En otras áreas del derecho, solo pueden actuar donde tienen licencia.

[Dónde tienen licencia nuestros abogados](/who-may-help-you#check)`,
    },
    {
      kind: 'text',
      id: 'links',
      title: 'Enlaces a otros sitios',
      text: 'Ponemos enlaces a otros sitios, la mayoría oficiales, para que pueda leer más. No controlamos lo que dicen, y nadie nos paga por un enlace.',
    },
    {
      kind: 'text',
      id: 'emergencies',
      title: 'No es para emergencias',
      text: 'Si está en peligro, llame al 911. ¿Los oficiales de inmigración le arrestaron, o arrestaron a un familiar? ¿Hay pronto una audiencia? No espere la respuesta a un correo electrónico. Llame al {phone}. Cuando nuestra oficina está cerrada, en [ayuda urgente](/urgent) hay números públicos a los que puede llamar.',
    },
  ],
}
