/** Family data that a passcode must not contain (rule: hub-passcode). */
type FamilyPasscodeFacts = {
  familyUrl: string | null;
  kids: readonly {
    firstName: string;
    birthdayMonth: number | null;
    birthdayDay: number | null;
  }[];
};

/**
 * Minimum length, in characters, of family data that a passcode must not contain. Shorter names occur in ordinary
 * words.
 */
const MIN_NAME = 3;

const MONTHS =
  "jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t(ember)?)?|oct(ober)?|nov(ember)?|dec(ember)?|" +
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const NAMED_DATE = new RegExp(`^(\\d{1,2}(de)?)?(${MONTHS})(de)?(\\d{1,2})?(\\d{4})?$`);

/** Returns text in lower case, without accents, spaces or punctuation. */
const plainText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const isDayAndMonth = (one: number, other: number): boolean =>
  (one >= 1 && one <= 12 && other >= 1 && other <= 31) ||
  (other >= 1 && other <= 12 && one >= 1 && one <= 31);

/** Returns whether six or eight digits form a date in a common order, such as 031420 or 20200314. */
function isDigitDate(digits: string): boolean {
  const at = (start: number, end: number) => Number(digits.slice(start, end));
  if (/^\d{6}$/.test(digits))
    return isDayAndMonth(at(0, 2), at(2, 4)) || isDayAndMonth(at(2, 4), at(4, 6));
  if (!/^\d{8}$/.test(digits)) return false;
  const isYear = (year: number) => year >= 1900 && year < 2100;
  return (
    (isYear(at(4, 8)) && isDayAndMonth(at(0, 2), at(2, 4))) ||
    (isYear(at(0, 4)) && isDayAndMonth(at(4, 6), at(6, 8)))
  );
}

/** Returns whether the digits are all equal or rise or fall by one, as in 111111, 123456, 654321 and 890123. */
function isDigitRun(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const steps = new Set(
    Array.from(
      digits.slice(1),
      (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10,
    ),
  );
  return steps.size <= 1 && [0, 1, 9].includes([...steps][0] ?? 0);
}

/** Returns whether a passcode is easy to guess because it is a date or a run of digits (rule: hub-passcode). */
export function isCommonPasscode(passcode: string): boolean {
  const text = plainText(passcode);
  return isDigitRun(text) || isDigitDate(text) || NAMED_DATE.test(text);
}

/**
 * Returns whether a passcode contains a kid's first name, a kid's birthday, or a part of the family URL
 * (rule: hub-passcode).
 */
export function isFamilyRelatedPasscode(
  passcode: string,
  { familyUrl, kids }: FamilyPasscodeFacts,
) {
  const text = plainText(passcode);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const facts = [
    familyUrl ?? "",
    ...(familyUrl ?? "").split("-"),
    ...kids.flatMap(({ firstName, birthdayMonth, birthdayDay }) => {
      if (birthdayMonth === null || birthdayDay === null) return [firstName];
      const [month, day] = [twoDigits(birthdayMonth), twoDigits(birthdayDay)];
      return [firstName, month + day, day + month];
    }),
  ];
  return facts.map(plainText).some((fact) => fact.length >= MIN_NAME && text.includes(fact));
}
