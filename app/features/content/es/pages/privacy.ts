import type { RecordData } from '#app/features/content/record-types.ts'

export const privacy: RecordData<'page'> = {
  layout: 'plain',
  slug: 'privacidad',
  title: 'Privacidad',
  description:
    'Qué sabemos de usted cuando nos lee, nos llama o nos escribe, cuánto tiempo lo guardamos, qué otras empresas participan y cómo pedir que se borre.',
  subtitle: 'Puede leer todas las páginas sin decirnos quién es.',
  date: '2026-11-27',
  sections: [
    {
      kind: 'text',
      id: 'responsible',
      title: 'Quién es responsable',
      text: '{firm}, {address}, decide qué se guarda sobre usted y por qué. Si tiene una pregunta sobre esto, llame al {phone} o escriba a {email}. Esta política entró en vigor el {date}.',
    },
    {
      kind: 'text',
      id: 'reading',
      title: 'Cuando usted lee',
      text: 'Mientras lee, no ponemos cookies ni guardamos nada sobre usted en su navegador. Hay una sola excepción, y solo usted puede causarla. Una línea en la parte de arriba puede ofrecerle la página en su idioma. Si usted cierra esa línea, su navegador guarda la palabra “no”, para que la línea no vuelva. El botón para salir rápido de una página borra esa palabra. No usamos redes de publicidad ni servicios externos que cuenten visitantes.',
      also: [
        {
          when: 'own-host',
          text: 'Para encontrar fallas, nuestro servidor anota la hora de cada visita, la página, si funcionó y cuánto tardó. No anota su dirección de red, su nombre ni nada de lo que escribió. Para proteger el sitio de una avalancha de visitas, las cuenta por dirección de red durante poco tiempo. Esa cuenta no se anota.',
        },
        {
          when: 'files',
          text: 'Una empresa de alojamiento web entrega estas páginas. Puede ver y anotar su dirección de red. Se aplican sus propias reglas de privacidad.',
        },
        {
          when: 'server',
          text: 'Contamos cuántas veces se lee cada página, y cuántas veces se usan los enlaces para reservar, llamar o escribir. Son totales de un día y no dicen nada sobre usted. Su visita no se cuenta si su navegador envía la señal Global Privacy Control o Do Not Track, o si JavaScript está desactivado.',
        },
        {
          when: 'own-host',
          text: 'Si otra empresa maneja nuestro servidor, puede ver direcciones de red, como cualquier empresa de ese tipo.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'outside',
      title: 'Otras empresas',
      text: 'Los tipos de letra, los dibujos y las banderas vienen de nuestro propio sitio. Los enlaces a indicaciones para llegar, registros oficiales y otros sitios le llevan a esos sitios, y se aplican sus propias reglas de privacidad.',
      also: [
        {
          when: 'no-image-hosts',
          text: 'Nuestras páginas no se conectan con ninguna otra empresa hasta que usted presiona un botón o abre un enlace. Si un artículo tiene una imagen de otro sitio, un botón la muestra.',
        },
        {
          when: 'image-hosts',
          text: 'Algunos artículos muestran imágenes de {imageHosts}. Cuando abre un artículo así, su navegador se conecta con esa empresa, y ella ve su dirección de red. Aparte de eso, nuestras páginas no se conectan con ninguna otra empresa hasta que usted presiona un botón o abre un enlace.',
        },
        {
          when: 'calendar',
          text: 'Cuando abre el calendario para reservar, usted se conecta con {calendarHost}. Esa empresa sabe de cuál de nuestras páginas viene. Sabe su nombre y su correo solo si usted marca la casilla para eso. Se aplican sus propias reglas de privacidad.',
        },
        {
          when: 'map',
          text: 'Cuando abre el mapa, usted se conecta con {mapHost}. Se aplican sus propias reglas de privacidad.',
        },
        {
          when: 'questionnaire',
          text: 'El botón “Contáctenos” al borde de la pantalla abre un cuestionario en {questionnaireHost}. Se aplican sus propias reglas de privacidad.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'writing',
      title: 'Cuando llama o escribe',
      text: `Cuando nos llama o nos envía un correo electrónico, usamos lo que nos dice para responderle y para verificar si podemos tomar su caso. No lo usamos para publicidad.

Es posible que otras personas lean un correo electrónico en el camino. Por favor, no incluya números, fechas de nacimiento ni nada que pueda hacerle daño en malas manos, y no envíe documentos. La confidencialidad comienza cuando usted habla de su caso con uno de nuestros abogados. Díganos cómo es seguro comunicarnos con usted.`,
      also: [
        {
          when: 'server',
          text: 'Cuando envía el formulario de nuestra página de contacto, guardamos lo que escribió, la hora y qué aviso vio arriba del formulario. Lo ciframos, y solo puede leerlo el personal que ha iniciado sesión. No guardamos con él su dirección de red.',
        },
        {
          when: 'mails-notice',
          text: 'Un correo electrónico nos avisa que llegó un mensaje. Sus palabras no están en él. También podemos confirmárselo por correo, sin sus palabras. No lo hacemos si nos dijo que el correo no es seguro.',
        },
        {
          when: 'mails-text',
          text: 'Su mensaje también nos llega por correo electrónico, con sus palabras. También podemos confirmárselo por correo, sin sus palabras. No lo hacemos si nos dijo que el correo no es seguro.',
        },
        {
          when: 'copies-messages',
          text: 'Su navegador envía además una copia de su nombre, su correo y su mensaje a EmailJS. Es un servicio externo de correo electrónico, que nos la pasa.',
        },
        {
          when: 'server',
          text: `Borramos el texto de su mensaje {keptFor} después de terminar con él, o {spamKeptFor} después de marcarlo como correo no deseado. Quedan su número de referencia y sus fechas. Puede pedirnos que lo borremos antes.

Si JavaScript está desactivado en su navegador, una cookie le muestra el número de referencia de su mensaje. Dura un minuto como máximo.`,
        },
        { when: 'no-server', text: 'Este sitio no guarda mensajes.' },
        {
          when: 'sends-messages',
          text: 'Cuando envía el formulario de nuestra página de contacto, su navegador envía su nombre, su correo y su mensaje a EmailJS. Es un servicio externo de correo electrónico, que nos los pasa.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'shared',
      title: 'Si comparte el teléfono o la computadora',
      text: 'Su navegador guarda una lista de las páginas que visita. Use una ventana privada, u otro aparato, si alguien no debe saber que estuvo aquí. Nuestra página para víctimas de delitos tiene un botón que sale de la página de inmediato. No puede borrar la lista.',
    },
    {
      kind: 'text',
      id: 'staff',
      title: 'Nuestro personal',
      when: 'server',
      text: 'Nuestro personal recibe cookies que mantienen abierta su sesión y reconocen su navegador. De cada persona guardamos el correo, y la dirección de red y el navegador de cada inicio de sesión. Para impedir que alguien adivine contraseñas, contamos los intentos fallidos en una forma que no muestra la dirección de red ni el correo.',
    },
    {
      kind: 'text',
      id: 'demonstration',
      title: 'El panel de demostración',
      when: 'no-server',
      text: 'El panel de este sitio es una demostración. Lo que escribe ahí se queda en su propio navegador. Un botón del panel lo borra.',
    },
    {
      kind: 'text',
      id: 'your-choices',
      title: 'Lo que puede pedirnos',
      text: 'Puede preguntar qué sabemos de usted, y pedirnos que lo corrijamos o lo borremos. Por ley debemos guardar algunos documentos de un caso. Llame al {phone} o escriba a {email}.',
    },
  ],
}
