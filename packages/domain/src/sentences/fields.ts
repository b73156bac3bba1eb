import { createSentenceCatalog } from "./catalog.ts";

/** Names of fields. Each message about a field starts with the field's name (rule: text-fields). */
export const FIELD_NAMES = createSentenceCatalog({
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  secondDayName: "The day's name",
  grade: "Grade",
  schoolType: "School type",
  bio: "Bio",
  avatar: "Avatar",
  picture: "Picture",
  title: "Title",
  message: "Message",
  note: "Note",
  label: "Label",
  description: "Description",
  contributionCode: "Contribution code",
  price: "Price",
  webAddress: "Web address",
  gift: "Gift",
  passcode: "Passcode",
  visitorMessage: "Your words",
  tops: "Tops",
  bottoms: "Bottoms",
  shoes: "Shoes",
  coat: "Coat",
  loves: "Loves",
  pleaseNot: "Please avoid",
});

/** Messages about invalid text in a field (rule: text-fields). */
export const FIELD_ERRORS = createSentenceCatalog({
  fieldTooLong: "{what} can be at most {most} characters.",
  fieldCharacterNotAllowed: "{what} contains characters that can't be shown.",
  fieldNotText: "{what} must be text.",
  fieldRequired: "{what} is required.",
  fieldInvalid: "{what} isn't valid.",
});
