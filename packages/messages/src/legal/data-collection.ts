import { defineMessage } from "../define-message.ts";
import type { LegalSection } from "./page.ts";

/** Section of /privacy that lists the data collected about each group of people. */
export const dataCollectionSection: LegalSection = {
  id: "data",
  title: defineMessage({ en: "What we collect", es: "Qué guardamos" }),
  body: [
    defineMessage({ en: "From parents:", es: "De mamás, papás y tutores:" }),
    {
      list: [
        defineMessage({
          en: "Account data: your name, your e-mail address and, if you sign in through an identity provider, the id it gives.",
          es: "Datos de la cuenta: tu nombre, tu correo electrónico y, si inicias sesión con un proveedor de identidad, el identificador que da.",
        }),
        defineMessage({
          en: "If you sign in by e-mail: the address you type, when you asked, and how many wrong codes were entered. We delete this a day after the link has expired. The code itself is not stored.",
          es: "Si inicias sesión por correo: la dirección que escribes, cuándo lo pediste y cuántos códigos equivocados se escribieron. Lo borramos un día después de que el enlace venza. El código no se guarda.",
        }),
        defineMessage({
          en: "If you add a passkey: its public key, its name, when you added it and when you last used it, until you remove it. Your face, your fingerprint and the private key stay on your device.",
          es: "Si agregas una llave de acceso: su clave pública, su nombre, cuándo la agregaste y cuándo la usaste por última vez, hasta que la quites. Tu cara, tu huella y la clave privada se quedan en tu dispositivo.",
        }),
        defineMessage({
          en: "If you invite another family by a link: that you made it, and until when it works. We delete this when you take the link back, and when it expires.",
          es: "Si invitas a otra familia con un enlace: que lo creaste y hasta cuándo sirve. Lo borramos cuando retiras el enlace y cuando vence.",
        }),
        defineMessage({
          en: "If you add a webhook: its address, which news it gets, and for 30 days when we sent something and whether it was accepted. Whoever runs that address gets the news of your gifts.",
          es: "Si agregas un webhook: su dirección, qué noticias recibe y, durante 30 días, cuándo enviamos algo y si fue aceptado. Quien administra esa dirección recibe las noticias de tus regalos.",
        }),
        defineMessage({
          en: "If you turn on notifications: the address and keys with which your browser receives them, the name of the browser, and your time zone. We delete address and keys when you turn them off or sign out.",
          es: "Si activas las notificaciones: la dirección y las claves con las que tu navegador las recibe, el nombre del navegador y tu zona horaria. Borramos la dirección y las claves cuando las desactivas o cierras sesión.",
        }),
        defineMessage({
          en: "Profile data: your page’s address and, for each child, a first name. If you give them: a birthday without the year, another day with its name, a grade, a school type, a few words, a picture, and what the child wears and likes (tops, bottoms, shoes, coat, what the child loves, and what to avoid).",
          es: "Datos del perfil: la dirección de tu página y, de cada niño, el nombre de pila. Si los das: un cumpleaños sin el año, otro día con su nombre, un grado, un tipo de escuela, unas palabras, una imagen, y lo que usa y le gusta (camisetas, pantalones, zapatos, abrigo, lo que le encanta y lo que mejor no regalar).",
        }),
        defineMessage({
          en: "Communications: updates, wishlists with the occasions you name, links and the thank-yous you write, with their pictures.",
          es: "Comunicaciones: noticias, listas de deseos con las ocasiones que nombras, enlaces y los agradecimientos que escribes, con sus imágenes.",
        }),
        defineMessage({
          en: "Notes about the people who gave or follow, if you write any, and which gifts and addresses you put together as one person. Only the parents of your family see them. An address that you add for somebody gets one mail that asks; we delete it after 30 days if it stays unconfirmed. A note is deleted when its person has no gifts and no address with you any more.",
          es: "Notas sobre las personas que regalaron o te siguen, si escribes alguna, y qué regalos y direcciones reúnes como una sola persona. Solo las ven quienes cuidan de tu familia. Una dirección que agregas para alguien recibe un solo correo que le pregunta; si no se confirma, la borramos a los 30 días. Una nota se borra cuando su persona ya no tiene regalos ni direcciones contigo.",
        }),
        defineMessage({
          en: "Payment data, if you subscribe: the plan, its state and its dates. Card details go to our payment provider and are never stored by us.",
          es: "Datos de pago, si te suscribes: el plan, su estado y sus fechas. Los datos de la tarjeta van a nuestro proveedor de pagos y nunca los guardamos.",
        }),
        defineMessage({
          en: "If a friend’s link brought you: that it did, and when. Your friend sees this with most of your e-mail address hidden, as in ma•••@example.com.",
          es: "Si llegaste por el enlace de una amistad: que fue así, y cuándo. Esa persona lo ve con casi todo tu correo oculto, como en ma•••@example.com.",
        }),
      ],
    },
    defineMessage({
      en: "From other parents whom you invite to look after your pages:",
      es: "De otras personas a quienes invitas a cuidar tus páginas:",
    }),
    {
      list: [
        defineMessage({
          en: "The address that you invite. It gets the invitation; we delete it when it was taken up or taken back, and 30 days after its end.",
          es: "La dirección que invitas. Recibe la invitación; la borramos cuando se acepta o se retira, y 30 días después de que vence.",
        }),
        defineMessage({
          en: "Who looks after a family sees the names and addresses of the others who do. An invitation shows the first names of the parent who sent it and of the children. Where two parents look after a family, an update or a thank-you says by first name who wrote it.",
          es: "Quien cuida de una familia ve los nombres y las direcciones de las demás personas que lo hacen. Una invitación muestra los nombres de pila de quien la envió y de los niños. Cuando dos personas cuidan de una familia, una noticia o un agradecimiento dice con el nombre de pila quién lo escribió.",
        }),
      ],
    },
    defineMessage({ en: "From supporters:", es: "De familiares y amigos:" }),
    {
      list: [
        defineMessage({
          en: "The name they give with a gift, unless they choose to give anonymously.",
          es: "El nombre que dan con un regalo, salvo que elijan regalar de forma anónima.",
        }),
        defineMessage({
          en: "What they say they gave, which the parent can confirm, correct or dismiss, and whether they ask to take it back.",
          es: "Lo que dicen que regalaron, que la familia puede confirmar, corregir o descartar, y si piden deshacerlo.",
        }),
        defineMessage({
          en: "An idea, if they suggest one: what it is, and the link, the words and the name that they give with it. Only the family reads it. Once the family puts it on the list, only what it is and the link stay; if the family declines it, all of it is deleted.",
          es: "Una idea, si sugieren alguna: qué es, y el enlace, las palabras y el nombre que den con ella. Solo la lee la familia. Cuando la familia la pone en la lista, solo quedan lo que es y el enlace; si la descarta, se borra entera.",
        }),
        defineMessage({
          en: "An e-mail address, if they ask for updates, reminders or new wishes, and which of them. The parent can see it with their name, from when they confirm it until they unsubscribe. One that is never confirmed, or that unsubscribed, is deleted after 30 days.",
          es: "Un correo electrónico, si piden noticias, recordatorios o deseos nuevos, y cuáles de ellos. La familia puede verlo con su nombre, desde que lo confirman hasta que se dan de baja. Si nunca lo confirman, o si se dan de baja, se borra a los 30 días.",
        }),
        defineMessage({
          en: "An e-mail address that they leave while holding a gift. It gets one mail with the link to the gift’s page, and the family does not see it. It is deleted when the hold ends. If they buy the gift, it stays with the gift, so that they can find it again.",
          es: "Un correo electrónico que dejan al apartar un regalo. Recibe un solo mensaje con el enlace a la página del regalo, y la familia no lo ve. Se borra cuando termina el apartado. Si compran el regalo, queda con él para que puedan volver a encontrarlo.",
        }),
      ],
    },
    defineMessage({ en: "From everyone:", es: "De todas las personas:" }),
    {
      list: [
        defineMessage({
          en: "If you report a page: the reason, your words and the moment, and nothing about you. We read it; the family does not get to see it.",
          es: "Si denuncias una página: el motivo, tus palabras y el momento, y nada sobre ti. La leemos nosotros; la familia no la ve.",
        }),
        defineMessage({
          en: "Login, device, usage and log data: when a page was used, the kind of browser and the network address, from which an approximate location could be told. We store neither of the two, only scrambled values of the address, as described below. When you sign in, we store the names of your browser and system, such as “Safari, iPhone”, to show you where you are signed in, until that sign-in ends. Our logs hold no names, addresses or links.",
          es: "Datos de acceso, del dispositivo, de uso y de registro: cuándo se usó una página, el tipo de navegador y la dirección de red, por la que se podría saber una ubicación aproximada. No guardamos ninguno de los dos, solo valores cifrados de la dirección, como se explica más abajo. Cuando inicias sesión, guardamos los nombres de tu navegador y tu sistema, como «Safari, iPhone», para mostrarte dónde tienes la sesión abierta, hasta que termine. Nuestros registros no tienen nombres, direcciones ni enlaces.",
        }),
      ],
    },
    defineMessage({
      en: "From everyone whom we write to:",
      es: "De todas las personas a quienes escribimos:",
    }),
    {
      list: [
        defineMessage({
          en: "English or Spanish: the language of the page on which the address was left, or the one chosen in the settings.",
          es: "Inglés o español: el idioma de la página en la que se dejó la dirección, o el que se eligió en los ajustes.",
        }),
      ],
    },
  ],
};

/** Section of /privacy about what a hub shows to visitors. */
export const hubVisibilitySection: LegalSection = {
  id: "public",
  title: defineMessage({ en: "What a page shows", es: "Qué muestra una página" }),
  body: [
    defineMessage({
      en: "Anyone who has a page’s address can open it. It shows the child’s first name, the birthday’s month and day if you gave them, another day if you named one, the grade, your words, the picture, and what you put on the lists, with the occasions that it is for. The child’s sizes and likes, with the month in which you last checked them, appear only once you show them. Its wall shows who gave, under the name they typed, and which gift; the parent can correct a name and take an entry away. Sums show what came together. A page never shows your surname, a school type, an e-mail address or how much each person gave. We ask search engines not to list these pages.",
      es: "Cualquiera que tenga la dirección de una página puede abrirla. Muestra el nombre de pila, el mes y el día del cumpleaños si los diste, otro día si le pusiste nombre, el grado, tus palabras, la imagen y lo que pones en las listas, con las ocasiones para las que es. Las tallas y los gustos, con el mes de tu última revisión, aparecen solo cuando decides mostrarlos. Su muro muestra quién regaló, con el nombre que escribió, y qué regalo; la familia puede corregir un nombre y quitar una entrada. Las sumas muestran lo que se juntó. Una página nunca muestra tu apellido, un tipo de escuela, un correo electrónico ni cuánto dio cada persona. Pedimos a los buscadores que no incluyan las páginas.",
    }),
    defineMessage({
      en: "When someone gives anonymously, we do not keep their name at all. A link preview in a chat shows a first name, and a photo only if you allow it.",
      es: "Cuando alguien regala de forma anónima, no guardamos su nombre. La vista previa de un enlace en un chat muestra un nombre de pila, y una foto solo si lo permites.",
    }),
  ],
};
