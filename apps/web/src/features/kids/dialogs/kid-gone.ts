/** Said in a dialog about a child that is no more. */
export const KID_GONE =
  "This child was deleted somewhere else, so there is nothing left to change. What you typed is still here, to copy what you need.";
