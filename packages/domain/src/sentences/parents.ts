import { createSentenceCatalog } from "./catalog.ts";

/** Error messages about parents' input, grouped by concept, for the forms and the API. */
export const PARENT_ERRORS = createSentenceCatalog({
  valueRequired: "Required",
  errorTitle: "Error",

  fullNameRequired: "First and last name are required",
  onboardingFullNameRequired: "Please enter your first and last name",
  titleContainsUrl: "A title can't look like a web address.",
  passcodeTooShort: "A passcode needs at least {least} characters.",
  passcodeTooGuessable:
    "That one is easy to guess. Avoid dates, runs of digits, your link, and your children’s names.",
  hubTitleRequiresPremium: "A title of your own is part of Premium.",
  confirmationWordMismatch: "Verification text did not match",
  colorRequired: "Please choose a color such as #1f6b4f.",
  paletteRequired: "Please choose one of the palettes.",
  coverRequired: "Please choose one of the covers.",
  languageRequired: "Please choose one of the languages.",
  themeRequiresPremium:
    "That look is part of Premium. Upgrade to use it, or choose Evergreen or Coral.",

  onboardingFamilyUrlRequired: "Please enter a family URL",
  familyUrlRequired: "Family URL cannot be empty",
  familyUrlLetterRequired: "A family URL needs at least one letter or number.",
  familyUrlTooShort: "A family URL needs at least {least} characters.",
  familyUrlTooLong: "A family URL can be at most {most} characters.",
  familyUrlReserved: "We keep this URL for ourselves. Please choose another.",

  kidNameRequired: "Please enter kid's name",
  firstNameRequired: "First name is required",
  monthRequired: "Choose a month.",
  monthOutOfRange: "Choose a month from January to December.",
  dayRequired: "Choose a day.",
  dayOutOfRange: "Choose a day from 1 to 31.",
  birthdayInvalid: "Choose a month and a day that exist together.",
  secondDayNameRequired: "Give the day a name.",
  freePlanKidLimitReached:
    "You've used all {most} places for children on Free. Upgrade to Premium, which has no limit.",
  freePlanKidRestoreLimitReached:
    "All {most} places for children on Free are taken. Delete another child first, or upgrade to Premium, which has no limit.",
  imageFileRequired: "Please select an image file",
  pictureTooLarge: "File size must be less than 5MB",
  pictureUrlMissing: "No public URL returned from server",
  fileUnreadable: "Failed to read file",

  urlInvalid: "Enter a full web address that starts with https:// or http://.",
  venmoHandleInvalid: "That doesn't look like a Venmo handle. Try @ana-lopez.",
  labelRequired: "Please enter a label.",
  linkTypeRequired: "Choose the kind of link.",
  registryServiceRequired: "Choose a registry service.",
  contributionCodeNotAllowed: "Only 529 and ESA links have a contribution code.",
  freePlanLinkLimitReached:
    "You've used all {most} links for this child. Remove one, or upgrade to Premium, which has no limit.",

  nameRequired: "Please enter a name.",
  wishUrlRequired: "Please enter a web address where the gift can be found.",
  ideaUrlNotAllowed: "An idea has no web address. Leave the address out, or make it a gift.",
  ideaActivityConflict: "Choose one: an idea or an activity.",
  shopUrlRequired: "Please enter the shop's web address.",
  costRequired: "Please enter what it costs.",
  fundingGoalNotAllowed: "Only activities have a funding goal.",
  activityQuantityNotAllowed: "An activity is always one.",
  quantityOutOfRange: "Choose how many, from 1 to {most}, or any number.",
  amountNegative: "The amount can't be below $0.",
  dollarAmountTooLarge: "The amount can be at most $1,000,000.",
  wishUnavailable:
    "This wish is bought or held already. Choose another one, or free it on the wishlist first.",
  amountTooLarge: "The amount can be at most {most}.",
  currencyRequired: "Choose a currency.",
  educationLinkRequiresDollars:
    "529 and ESA plans are in US dollars, and your page uses another currency.",
  takenWishDraftNotAllowed: "Somebody is giving this already, so it can't become a draft.",
  draftPriorityNotAllowed:
    "A draft can't be a top priority. Put it on the list first, then choose its place.",
  shopPageUnreadable: "This shop didn't let us read the page; type the name yourself",
  rowNameRequired: "This one has no name yet. Type one, then add it again.",
  rowTooLong: "That is too long for one row.",
  rowRequired: "Add at least one row.",
  tooManyRows: "Add at most {most} at once.",

  pushEndpointInvalid: "We couldn't use your browser's notifications. Please turn them on again.",
  timeZoneUnknown: "We don't know this time zone.",

  occasionNotFound: "That occasion is no longer there. Please choose another.",
  occasionNameRequired: "Give the occasion a name.",
  occasionYearOutOfRange: "Choose a year from {from} to {to}.",

  titleRequired: "Please enter a title.",
  messageRequired: "Please write a message.",
  updateIncomplete: "Please enter a title and a message, or leave both empty",

  thankYouMessageRequired: "Please write a few words first.",
  tooManyThankYouRecipients: "Thank at most {most} givers at once.",
  thankYouRecipientRequired: "Choose who to thank.",
  nameToApproveRequired: "Choose whose name to approve.",
  giverRequired: "Please enter the giver's name or choose anonymous.",
  giftDayRequired: "Choose the day it was given.",
  giftDayInFuture: "Choose today or an earlier day.",
  giftNameRequired: "Please say what it was.",
  contributionTypeRequired: "Choose the kind of contribution.",

  wishLimitReached:
    "A wishlist holds up to {most} wishes and activities. Take one away to add another.",
  updateLimitReached: "A child's page holds up to {most} updates. Take one away to add another.",
  linkLimitReached: "A child's page holds up to {most} links. Take one away to add another.",
  occasionLimitReached:
    "A child's page holds up to {most} occasions. Take one away to add another.",
  kidLimitReached: "A family holds up to {most} children. Take one away to add another.",
  pictureStorageFull:
    "Your family's pictures fill all of their 2 GB. Take away a few that you no longer need, then add this one.",
  webhookEventRequired: "Choose at least one kind of news.",
  freePlanParentLimitReached:
    "The Free plan has room for one more parent besides you. Upgrade to Premium for up to five.",
  parentLimitReached:
    "Five parents can help you here, and those places are taken. Take one away to invite another.",
});
