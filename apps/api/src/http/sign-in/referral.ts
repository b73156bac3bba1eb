/** Masks an e-mail address for the referrer: "maria@example.com" becomes "ma•••@example.com" (rule: referral-stats). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "•••" : `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
