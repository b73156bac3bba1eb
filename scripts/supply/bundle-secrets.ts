/** Pattern of the names of variables that have secret values. */
const SECRET = /SECRET|TOKEN|ACCESS_KEY|DATABASE_|SMTP_|REDIS_/;

/** Pattern of API keys and private keys. */
const KEYS = /(sk_(?:live|test)_|rk_live_|whsec_|AKIA|-----BEGIN [A-Z ]*PRIVATE KEY)[\w+/=-]{8,}/g;

/** Minimum length of a secret value. Shorter values may occur by chance. */
const LEAST = 12;

/**
 * Returns the secrets in a text. These are names and values of secret variables, and strings in the format of a key.
 * `variables` are all variables of the product, with their values where they are set.
 */
export function findSecrets(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const secret = Object.entries(variables).filter(([name]) => SECRET.test(name));
  return [
    ...secret.filter(([name]) => text.includes(name)).map(([name]) => `the name ${name}`),
    ...secret
      .filter(([, value = ""]) => value.length >= LEAST && text.includes(value))
      .map(([name]) => `the value of ${name}`),
    ...[...text.matchAll(KEYS)].map(([, form]) => `what looks like a key: ${form}`),
  ];
}
