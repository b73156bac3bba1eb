import { say } from "../say.ts";

export const uploadFailed = say({ en: "Upload failed", es: "No se pudo subir" });
export const uploading = say({ en: "Uploading…", es: "Subiendo…" });
export const anyPhoto = say({
  en: "Any photo: a large one is made smaller first.",
  es: "Cualquier foto: si es grande, primero se hace más pequeña.",
});
export const chosen = say({ en: "Chosen", es: "La imagen elegida" });
export const choose = say({ en: "Choose a picture", es: "Elegir una imagen" });
export const change = say({ en: "Change the picture", es: "Cambiar la imagen" });
export const leaveOut = say({ en: "Leave out the picture", es: "Quitar la imagen" });
export const profilePictureUploaded = say({
  en: "Profile picture uploaded!",
  es: "¡Foto de perfil guardada!",
});

export const chooseWhatShows = say({ en: "Choose what shows", es: "Elige lo que se ve" });
export const faceHelp = say({
  en: "Drag or press the arrows to move, pinch or slide to zoom. This is how relatives will see it.",
  es: "Arrastra o usa las flechas para mover; pellizca o desliza para acercar. Así la verán tus familiares.",
});
export const drawingHelp = say({
  en: "To leave the table out, pinch or slide to zoom, then drag or press the arrows.",
  es: "Para que no se vea la mesa, pellizca o desliza para acercar y luego arrastra o usa las flechas.",
});
export const moveWithArrows = say({
  en: "Picture: move it with the arrow keys",
  es: "Imagen: muévela con las flechas del teclado",
});
export const turn = say({ en: "Turn the picture", es: "Girar la imagen" });
export const moveLeft = say({
  en: "Move the picture left",
  es: "Mover la imagen a la izquierda",
});
export const moveUp = say({ en: "Move the picture up", es: "Mover la imagen hacia arriba" });
export const moveDown = say({ en: "Move the picture down", es: "Mover la imagen hacia abajo" });
export const moveRight = say({
  en: "Move the picture right",
  es: "Mover la imagen a la derecha",
});
export const zoom = say({ en: "Zoom", es: "Acercar" });
export const takeThisPicture = say({ en: "Use this picture", es: "Usar esta imagen" });
