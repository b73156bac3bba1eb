import { catalog } from "./catalog.ts";

/** Names of fields. The messages about a field start with its name (rule: text-fields). */
export const FIELDS = catalog({
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  secondDay: "The day's name",
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
  yourWords: "Your words",
  tops: "Tops",
  bottoms: "Bottoms",
  shoes: "Shoes",
  coat: "Coat",
  loves: "Loves",
  pleaseNot: "Please avoid",
});

/** Messages about invalid text in a field (rule: text-fields). */
export const TEXTS = catalog({
  tooLong: "{what} can be at most {most} characters.",
  notShown: "{what} contains characters that can't be shown.",
  noText: "{what} must be text.",
  missing: "{what} is required.",
  notValid: "{what} isn't valid.",
});
