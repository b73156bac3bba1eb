import { say } from "../say.ts";

export const postTheUpdate = say({ en: "Post the update", es: "Publicar la noticia" });
export const isPosted = say({
  en: (title: string) => `“${title}” is posted`,
  es: (title) => `Se publicó «${title}»`,
});
export const editTheUpdate = say({ en: "Edit the update", es: "Editar la noticia" });
export const title = say({ en: "Title", es: "Título" });
export const message = say({ en: "Message", es: "Mensaje" });
export const picture = say({ en: "Picture (optional)", es: "Imagen (opcional)" });
export const byMail = say({ en: "By mail", es: "Por correo" });
export const sendByMail = say({ en: "Send it by mail", es: "Enviarla por correo" });
export const looking = say({
  en: "Looking who follows…",
  es: "Viendo quién recibe las noticias…",
});
export const couldntLook = say({
  en: "We couldn't look who follows. You can post it all the same.",
  es: "No pudimos ver quién recibe las noticias. Puedes publicarla de todos modos.",
});
export const hideTheMail = say({ en: "Hide the mail", es: "Ocultar el correo" });
export const seeTheMail = say({ en: "See the mail", es: "Ver el correo" });
export const onceThereIsTitle = say({
  en: "Once there is a title and a message.",
  es: "Cuando haya un título y un mensaje.",
});
export const mailDidntLoad = say({
  en: "The mail didn't load. Please try again.",
  es: "El correo no se cargó. Inténtalo otra vez.",
});
export const subject = say({ en: "Subject", es: "Asunto" });
export const mailAsItLooks = say({
  en: "The mail as it will look",
  es: "El correo como se va a ver",
});
