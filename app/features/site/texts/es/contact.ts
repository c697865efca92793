import type { contactTexts as english } from '#app/features/site/texts/en/contact.ts'

export const contactTexts: typeof english = {
  call: { title: 'Llámenos', whatsapp: 'WhatsApp' },
  email: { title: 'Escríbanos', promise: 'Respuesta en un plazo de 24 horas.' },
  hours: {
    title: 'Horario de oficina',
    available: 'Disponible: {days}.',
    days: '{first} a {last}',
    dayRange: 'de {first} a {last}',
    // A time ends with the stop of “p.m.”
    openNow: 'Abierto ahora, hasta las {time}, {zone}.',
    closedNow: 'Cerrado ahora. Abrimos el {day} a las {time}, {zone}.',
    nextOfficeTime: 'Próximo horario de oficina: {day}, {time}',
    inTheOffice: 'Ahora estamos en la oficina, hasta las {time}',
    closedOn: 'Cerrado el {day}.',
    elsewhere: 'En {city}: de {opens} a {closes}',
    cities: [
      { name: 'Lagos', timeZone: 'Africa/Lagos' },
      { name: 'Bogotá', timeZone: 'America/Bogota' },
    ],
  },
  message: {
    title: 'Envíenos un mensaje',
    answer: {
      spoken: 'Respondemos y hablamos en español.',
      other: 'Respondemos y hablamos en inglés; díganos si necesita un intérprete.',
    },
    kept: 'Guardamos los mensajes cifrados, y solo nuestro personal puede leerlos.',
    unavailable: {
      start: 'Esto es una demostración: no se envía nada.',
      lead: 'Puede comunicarse con nosotros por teléfono o por correo electrónico.',
      text: 'Por favor, llame al {phone} o envíe un correo electrónico a {email}.',
    },
    notice: {
      version: '2026-11-25',
      start: 'Antes de escribir.',
      text: 'Enviarnos un mensaje no nos convierte en sus abogados: no crea una relación abogado-cliente. Por favor, no incluya detalles confidenciales ni envíe documentos. La confidencialidad comienza cuando usted habla de su caso con uno de nuestros abogados, aunque no nos contrate. En una emergencia, no escriba: llame al {phone}, o al 911 si está en peligro.',
    },
  },
  location: {
    title: 'Dónde estamos',
    directions: 'Cómo llegar',
    directionsTo: 'a {office}',
    map: {
      text: 'Al abrir el mapa, usted se conecta con otra empresa.',
      show: 'Mostrar el mapa',
      frameTitle: 'Mapa de nuestra oficina en {office}',
      loading: 'Cargando el mapa…',
      slow: 'El mapa tarda en cargar. Puede esperar, abrirlo en otra pestaña o llamarnos para saber cómo llegar.',
      offline:
        'Parece que no tiene conexión, así que el mapa no se puede mostrar. Nuestra dirección está en esta página.',
      refused:
        'El mapa no se puede mostrar aquí. Ábralo en otra pestaña o llámenos para saber cómo llegar.',
      help: '¿No ve el mapa?',
      helpLink: 'Ábralo en otra pestaña',
      helpCall: 'o llame al',
    },
  },
  carousel: {
    regions: 'Región',
    all: 'Todas',
    southAmerica: 'Sudamérica',
    africa: 'África',
    pause: 'Pausar',
    play: 'Reanudar',
  },
  schedule: {
    title: 'Reserve una consulta',
    calendar: {
      title: 'Elija una hora en línea',
      text: 'Al abrir el calendario, usted se conecta con la empresa que lo maneja.',
      show: 'Mostrar el calendario',
      newTab: 'Abrirlo en otra pestaña',
      orCall: 'O llame al',
      frameTitle: 'Calendario para reservar una consulta',
      prefill: 'Usar el nombre y el correo que escribí arriba',
      loading: 'Cargando el calendario…',
      slow: 'El calendario tarda en cargar. Puede esperar, abrirlo en otra pestaña o llamarnos.',
      offline:
        'Parece que no tiene conexión, así que el calendario no se puede mostrar. Puede llamarnos.',
      refused: 'El calendario no se puede mostrar aquí. Ábralo en otra pestaña o llámenos.',
      help: '¿No ve el calendario?',
      helpLink: 'Ábralo en otra pestaña',
      helpCall: 'o llame al',
    },
    phone: {
      title: 'Llame para elegir una hora',
      text: 'Llámenos y diga que quiere una consulta. Juntos podemos encontrar una hora.',
      call: 'Llamar al {phone}',
    },
  },
}
