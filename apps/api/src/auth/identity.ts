/** Filled in with the sign-in itself. */
export type Identity = Record<string, never>;
