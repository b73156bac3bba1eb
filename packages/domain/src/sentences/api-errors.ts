import { createSentenceCatalog } from "./catalog.ts";

/** Error messages of the API, in addition to the default messages of the error codes. */
export const API_ERRORS = createSentenceCatalog({
  visitorNameRequired: "Please enter your name.",
  reportReasonRequired: "Please choose what is wrong.",
  passcodeIncorrect: "That isn't this page's passcode.",
  passcodeIncorrectWithHint:
    "That isn't this page's passcode. Check with the family, then try again.",

  ownWishlistPurchaseNotAllowed: "This is your own list. Mark it as purchased instead.",
  tooManyHolds: "You’re holding {most} gifts already. Buy one, or let someone else get one first.",
  tooManyOffListGifts:
    "The family has many gifts to thank for first. Please tell them about this one directly.",
  currencyChanged: "The family now counts in {currency}. Check the amount.",
  proposalNameRequired: "Please say what it is.",
  proposalNameContainsUrl: "Please put a web address in the field for the link.",
  tooManyProposals:
    "The family has many ideas to look at first. Please tell them about this one directly.",
  holdAlreadyExtended: "A hold can be extended once.",
  wishDeleted:
    "The family took this off the list. If you have bought it already, please tell them on their page.",
  giftAlreadyReceived: "This gift has arrived already, so it can't be undone here.",
  receivedGiftNotReleasable:
    "The family has this gift already, so it can't go back on the list here. Please tell them.",
  contributionAlreadyConfirmed:
    "The family has confirmed this already. You can ask them on your gift's page to take it back.",
  ownThankYouHeartNotAllowed: "This is your own card. The person it is for can send you a heart.",

  currencyFixedByEducationLink:
    "Your page has a 529 or ESA link, and those plans are in US dollars. Remove it to choose another currency.",
  takenWishNotEditable:
    "Somebody is giving this, so its name and its web address stay as they are.",
  quantityBelowTakenUnits: "{taken} of these are taken already, so there can't be fewer.",
  thankYouAlreadySent: "This thank-you has already been sent.",
  wallEntryNotAnonymous: "This gift isn't on the wall anonymously.",
  giverNameWithheld: "This giver chose not to be named.",
  purchaseMarkedByParent: "You marked this gift as purchased yourself, so it names no giver.",
  namedThankYouTooLong: "With {name}'s name this is longer than {most} characters.",
  unnamedThankYouTooLong: "With the giver's name this is longer than {most} characters.",

  passkeysUnavailable: "This server has no passkeys. Sign in as before.",
  passkeyCreationFailed: "We couldn't add the passkey. Please try again.",
  passkeyAlreadyRegistered: "This passkey belongs to an account already.",
  passkeyLimitReached: "You have {most} passkeys. Remove one to add another.",

  webhookLimitReached: "A family holds up to {most} webhooks. Remove one to add another.",
  webhookUrlNotHttps: "A webhook's address must start with https://.",
  webhookUrlNotPublic:
    "A webhook's address must be on the internet, at port 443. This server sends nothing to private networks.",

  signUpInvitesNotAllowed: "Only the person who runs this server can invite other families.",
  signUpInviteLimitReached:
    "You have {most} invitations that nobody used yet. Take one back to make another.",

  pushUnavailable: "This server can't send notifications to browsers.",
  pushSubscriptionLimitReached:
    "Notifications are on in {most} browsers. Turn them off in one to turn them on here.",

  pictureNotUploaded: "Please upload the picture first, then choose it.",
  pictureTypeUnsupported: "Please choose a JPEG, PNG or WebP picture.",
  tooManyPixels: "This picture has too many pixels. Please choose one below 25 megapixels.",
  pictureUnreadable: "We couldn't read this picture. Please try another one.",
  tooManyUnusedPictures:
    "You have uploaded many pictures that aren't shown anywhere yet. Please use some of them first, or come back tomorrow.",
  uploadTimedOut:
    "This picture arrived too slowly. Please try again where your connection is better.",
  pictureStorageFailed:
    "We couldn't keep this picture just now. Please try again in a little while.",

  priceUnavailable: "That price isn't available for your account. Reload the page to see what is.",
  trialAlreadyUsed: "Your free trial has already been used. You can upgrade to Premium instead.",
  billingUnavailable: "Everything is included here, so there is nothing to buy.",
  clickReportRequiresPremium: "Clicks by link and day come with Premium. Your totals stay free.",
  accountBeingDeleted: "The 90 days are over, and everything in this account is being deleted.",

  ownPlanActive: "You have a plan of your own here. End it first, then join.",
  inviteeHasFamily: "They already look after a page of their own, so they can't join this one.",
  alreadyMember: "You look after this page already.",
  inviteAlreadySent: "This address has an invitation already. You can send it again.",
  inviteeAlreadyMember: "This person looks after the page with you already.",
  memberAlreadyOwner: "This person owns the page already.",
  handoverAlreadyPending: "You already asked somebody to take the page over. Withdraw that first.",
  ownerCannotLeave: "Hand the page over to another parent first, then you can leave.",

  tooManyHubGifts:
    "There were many gifts here in a short time. Please try again a little later; the list stays.",
  tooManyPasscodeAttempts: "That was a lot of tries. Please wait ten minutes, then try again.",
  tooManyReports:
    "We have a number of reports already and will look at them. Please try again a little later.",
  tooManyRecentProposals: "There were many ideas in a short time. Please try again tomorrow.",
  mergedNoteTooLong: "The two notes are too long for one. Shorten one of them, then join again.",
  lastPartOfPerson: "Nothing else is left of this person to take apart.",
  addressOfOtherPerson: "This address belongs to {name}. Join the two people instead.",
  tooManyAddresses: "That was a lot of addresses for one day. Please try again tomorrow.",
  tooManyInvites: "That was a lot of invitations for one day. Please try again tomorrow.",
  tooManySignInMails:
    "We sent several mails to this address just now. Use the newest one, or try again in an hour.",
  tooManySignUps: "There were many sign-ups just now. Please try again a little later.",
});

/** Reasons why a product page yielded no data (rule: add-from-anywhere). */
export const SHOP_PAGE_ERRORS = createSentenceCatalog({
  shopPageUnreachable:
    "We couldn't reach that page. Check the address, or fill in the details yourself.",
  shopPageTimedOut: "The shop took too long to answer. You can fill in the details yourself.",
  shopPageNotFound:
    "The shop says that page isn't there. Check the address, or fill in the details yourself.",
  shopPageBlocked: "This shop doesn't let us read its pages. You can fill in the details yourself.",
  shopPageUnreadable:
    "That address isn't a page we can read. You can fill in the details yourself.",
  productNotFound: "We couldn't find a product on that page. You can fill in the details yourself.",
});
