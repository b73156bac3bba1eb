import { createHash } from "node:crypto";

/** Account of a person who signed in at the local provider. */
export interface LocalAccount {
  subject: string;
  email: string;
  name: string;
  /** Value of the claim `email_verified`. Null omits the claim, as some providers do. */
  emailVerified: boolean | null;
}

/** Returns the subject of an e-mail address at the local provider. The subject is the same on every machine. */
export function getSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32);
}

/**
 * Reads the submitted sign-in form. Accepts any e-mail address. If the name is empty, uses the part of the address before
 * the @.
 */
export function parseAccount(form: URLSearchParams): LocalAccount | undefined {
  const email = (form.get("email") ?? "").trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return undefined;
  const [localPart = email] = email.split("@");
  const name = (form.get("name") ?? "").trim().replace(/\s+/g, " ").slice(0, 160);
  const verified = form.get("email_verified");
  const emailVerified = verified === "none" ? null : verified !== "false";
  return { subject: getSubject(email), email, name: name || localPart, emailVerified };
}

/** Returns the claims of an account's ID token. The last word of the name becomes the family name. */
export function getIdTokenClaims({ subject, email, name, emailVerified }: LocalAccount) {
  const words = name.split(" ");
  const familyName = words.length > 1 ? words.at(-1) : undefined;
  return {
    sub: subject,
    email,
    ...(emailVerified === null ? {} : { email_verified: emailVerified }),
    name,
    given_name: familyName ? words.slice(0, -1).join(" ") : name,
    ...(familyName ? { family_name: familyName } : {}),
  };
}
