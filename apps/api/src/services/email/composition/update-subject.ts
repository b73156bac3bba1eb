/** Returns a text's words in lower case, each surrounded by spaces. */
const getWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Returns the subject of the mail with an update, such as "Emma: First tooth". A title that contains the kid's name
 * becomes the subject without a prefix.
 */
export const createUpdateSubject = (childFirstName: string, title: string): string =>
  getWords(title).includes(getWords(childFirstName)) ? title : `${childFirstName}: ${title}`;
