/** Names of variables whose values nobody else may know. */
const SECRET = /SECRET|TOKEN|ACCESS_KEY|DATABASE_|SMTP_|REDIS_/;

/** How the keys of services and of machines begin. */
const KEYS = /(sk_(?:live|test)_|rk_live_|whsec_|AKIA|-----BEGIN [A-Z ]*PRIVATE KEY)[\w+/=-]{8,}/g;

/** A value so short says nothing by itself. */
const LEAST = 12;

/**
 * The secrets that a text contains: names and values of secret variables, and what has a key's form. `variables` are all
 * that the product has, with the values that are set.
 */
export function secretsIn(
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
