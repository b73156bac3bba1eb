const SECRET_NAME_PATTERN = /SECRET|TOKEN|ACCESS_KEY|DATABASE_|SMTP_|REDIS_/;

const API_KEY_PATTERN =
  /(sk_(?:live|test)_|rk_live_|whsec_|AKIA|-----BEGIN [A-Z ]*PRIVATE KEY)[\w+/=-]{8,}/g;

/** Minimum length of a secret value that is searched for. Shorter values can occur in a bundle by chance. */
const MIN_SECRET_LENGTH = 12;

/** Returns a description of each API key in a text, and of each name or value of a secret variable in the text. */
export function findLeakedSecrets(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
) {
  const secret = Object.entries(variables).filter(([name]) => SECRET_NAME_PATTERN.test(name));
  return [
    ...secret.filter(([name]) => text.includes(name)).map(([name]) => `the name ${name}`),
    ...secret
      .filter(([, value = ""]) => value.length >= MIN_SECRET_LENGTH && text.includes(value))
      .map(([name]) => `the value of ${name}`),
    ...[...text.matchAll(API_KEY_PATTERN)].map(([, form]) => `what looks like a key: ${form}`),
  ];
}
