import { createHash } from "node:crypto";

export interface LocalAccount {
  subject: string;
  email: string;
  name: string;
  /** Value of the claim `email_verified`. Null omits the claim, as some providers do. */
  emailVerified: boolean | null;
}

/** Derives the subject claim from an e-mail address. The subject is the same on every machine. */
export function getSubjectClaim(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32);
}

/** Parses the sign-in form. Returns undefined for an invalid e-mail address. The default name is its local part. */
export function parseLocalAccount(form: URLSearchParams): LocalAccount | undefined {
  const email = (form.get("email") ?? "").trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return undefined;
  const [localPart = email] = email.split("@");
  const name = (form.get("name") ?? "").trim().replace(/\s+/g, " ").slice(0, 160);
  const verified = form.get("email_verified");
  const emailVerified = verified === "none" ? null : verified !== "false";
  return { subject: getSubjectClaim(email), email, name: name || localPart, emailVerified };
}

/** Returns the claims of an account's ID token. The last word of the name becomes the claim `family_name`. */
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
