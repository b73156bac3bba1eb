import { catalog } from "./catalog.ts";

/** Error messages about parents' input, grouped by concept, for the forms and the API. */
export const PARENTS = catalog({
  required: "Required",
  error: "Error",

  fullName: "First and last name are required",
  fullNameInOnboarding: "Please enter your first and last name",
  titleLikeAddress: "A title can't look like a web address.",
  shortPasscode: "A passcode needs at least {least} characters.",
  guessablePasscode:
    "That one is easy to guess. Avoid dates, runs of digits, your link, and your children’s names.",
  titleNeedsPremium: "A title of your own is part of Premium.",
  closeMismatch: "Verification text did not match",
  colorNeeded: "Please choose a color such as #1f6b4f.",
  paletteNeeded: "Please choose one of the palettes.",
  coverNeeded: "Please choose one of the covers.",
  languageNeeded: "Please choose one of the languages.",
  themeNeedsPremium:
    "That look is part of Premium. Upgrade to use it, or choose Evergreen or Coral.",

  familyUrlInOnboarding: "Please enter a family URL",
  familyUrlEmpty: "Family URL cannot be empty",
  familyUrlLetters: "A family URL needs at least one letter or number.",
  familyUrlShort: "A family URL needs at least {least} characters.",
  familyUrlLong: "A family URL can be at most {most} characters.",
  familyUrlReserved: "We keep this URL for ourselves. Please choose another.",

  kidsName: "Please enter kid's name",
  firstName: "First name is required",
  month: "Choose a month.",
  monthOfYear: "Choose a month from January to December.",
  day: "Choose a day.",
  dayOfMonth: "Choose a day from 1 to 31.",
  birthday: "Choose a month and a day that exist together.",
  secondDay: "Give the day a name.",
  tooManyKids:
    "You've used all {most} places for children on Free. Upgrade to Premium, which has no limit.",
  noPlaceForKid:
    "All {most} places for children on Free are taken. Delete another child first, or upgrade to Premium, which has no limit.",
  notAnImage: "Please select an image file",
  largePicture: "File size must be less than 5MB",
  noPictureAddress: "No public URL returned from server",
  unreadFile: "Failed to read file",

  webAddress: "Enter a full web address that starts with https:// or http://.",
  venmoHandle: "That doesn't look like a Venmo handle. Try @ana-lopez.",
  label: "Please enter a label.",
  linkKind: "Choose the kind of link.",
  registryService: "Choose a registry service.",
  codeNeedsEducationLink: "Only 529 and ESA links have a contribution code.",
  tooManyLinks:
    "You've used all {most} links for this child. Remove one, or upgrade to Premium, which has no limit.",

  name: "Please enter a name.",
  wishAddress: "Please enter a web address where the gift can be found.",
  ideaAddress: "An idea has no web address. Leave the address out, or make it a gift.",
  ideaOrActivity: "Choose one: an idea or an activity.",
  shopsAddress: "Please enter the shop's web address.",
  cost: "Please enter what it costs.",
  goalNeedsActivity: "Only activities have a funding goal.",
  oneActivity: "An activity is always one.",
  pieces: "Choose how many, from 1 to {most}, or any number.",
  negativeAmount: "The amount can't be below $0.",
  hugeAmount: "The amount can be at most $1,000,000.",
  wishTaken:
    "This wish is bought or held already. Choose another one, or free it on the wishlist first.",
  hugeMoney: "The amount can be at most {most}.",
  currencyNeeded: "Choose a currency.",
  educationNeedsDollars:
    "529 and ESA plans are in US dollars, and your page uses another currency.",
  draftTaken: "Somebody is giving this already, so it can't become a draft.",
  draftHasNoSlot:
    "A draft can't be a top priority. Put it on the list first, then choose its place.",
  unreadShop: "This shop didn't let us read the page; type the name yourself",
  rowsName: "This one has no name yet. Type one, then add it again.",
  longRow: "That is too long for one row.",
  noRows: "Add at least one row.",
  manyRows: "Add at most {most} at once.",

  pushEndpoint: "We couldn't use your browser's notifications. Please turn them on again.",
  unknownTimeZone: "We don't know this time zone.",

  occasion: "That occasion is no longer there. Please choose another.",
  occasionName: "Give the occasion a name.",
  occasionYear: "Choose a year from {from} to {to}.",

  title: "Please enter a title.",
  message: "Please write a message.",
  wholeUpdate: "Please enter a title and a message, or leave both empty",

  thanks: "Please write a few words first.",
  manyThanks: "Thank at most {most} givers at once.",
  nobodyToThank: "Choose who to thank.",
  nobodyToApprove: "Choose whose name to approve.",
  giver: "Please enter the giver's name or choose anonymous.",
  dayGiven: "Choose the day it was given.",
  dayGivenLater: "Choose today or an earlier day.",
  giftLabel: "Please say what it was.",
  contributionKind: "Choose the kind of contribution.",

  wishesFull: "A wishlist holds up to {most} wishes and activities. Take one away to add another.",
  updatesFull: "A child's page holds up to {most} updates. Take one away to add another.",
  linksFull: "A child's page holds up to {most} links. Take one away to add another.",
  occasionsFull: "A child's page holds up to {most} occasions. Take one away to add another.",
  kidsFull: "A family holds up to {most} children. Take one away to add another.",
  picturesFull:
    "Your family's pictures fill all of their 2 GB. Take away a few that you no longer need, then add this one.",
  eventNeeded: "Choose at least one kind of news.",
  parentsOfFree:
    "The Free plan has room for one more parent besides you. Upgrade to Premium for up to five.",
  parentsFull:
    "Five parents can help you here, and those places are taken. Take one away to invite another.",
});
