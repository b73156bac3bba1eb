import { catalog } from "./catalog.ts";

/** Error messages that only the API returns, in addition to the default messages of the error codes. */
export const REFUSALS = catalog({
  yourName: "Please enter your name.",
  whatIsWrong: "Please choose what is wrong.",
  notThePasscode: "That isn't this page's passcode.",
  notThePasscodeAsk: "That isn't this page's passcode. Check with the family, then try again.",

  ownList: "This is your own list. Mark it as purchased instead.",
  manyHolds: "You’re holding {most} gifts already. Buy one, or let someone else get one first.",
  manyOffListGifts:
    "The family has many gifts to thank for first. Please tell them about this one directly.",
  currencyChanged: "The family now counts in {currency}. Check the amount.",
  proposalName: "Please say what it is.",
  proposalLikeAddress: "Please put a web address in the field for the link.",
  manyProposals:
    "The family has many ideas to look at first. Please tell them about this one directly.",
  heldLonger: "A hold can be extended once.",
  wishDeleted:
    "The family took this off the list. If you have bought it already, please tell them on their page.",
  arrived: "This gift has arrived already, so it can't be undone here.",
  familyHasIt:
    "The family has this gift already, so it can't go back on the list here. Please tell them.",
  familyConfirmed:
    "The family has confirmed this already. You can ask them on your gift's page to take it back.",
  ownCard: "This is your own card. The person it is for can send you a heart.",

  educationLinkNeedsDollars:
    "Your page has a 529 or ESA link, and those plans are in US dollars. Remove it to choose another currency.",
  takenStays: "Somebody is giving this, so its name and its web address stay as they are.",
  takenPieces: "{taken} of these are taken already, so there can't be fewer.",
  alreadySent: "This thank-you has already been sent.",
  namelessOnWall: "This gift isn't on the wall anonymously.",
  choseNoName: "This giver chose not to be named.",
  markedByParent: "You marked this gift as purchased yourself, so it names no giver.",
  longThanks: "With {name}'s name this is longer than {most} characters.",
  longThanksOfNobody: "With the giver's name this is longer than {most} characters.",

  noPasskeys: "This server has no passkeys. Sign in as before.",
  passkeyNotAdded: "We couldn't add the passkey. Please try again.",
  knownPasskey: "This passkey belongs to an account already.",
  manyPasskeys: "You have {most} passkeys. Remove one to add another.",

  manyWebhooks: "A family holds up to {most} webhooks. Remove one to add another.",
  webhookNeedsHttps: "A webhook's address must start with https://.",
  privateWebhook:
    "A webhook's address must be on the internet, at port 443. This server sends nothing to private networks.",

  noSignUpInvites: "Only the person who runs this server can invite other families.",
  manySignUpInvites:
    "You have {most} invitations that nobody used yet. Take one back to make another.",

  noPush: "This server can't send notifications to browsers.",
  manyPushSubscriptions:
    "Notifications are on in {most} browsers. Turn them off in one to turn them on here.",

  uploadFirst: "Please upload the picture first, then choose it.",
  noPicture: "Please choose a JPEG, PNG or WebP picture.",
  manyPixels: "This picture has too many pixels. Please choose one below 25 megapixels.",
  unreadPicture: "We couldn't read this picture. Please try another one.",
  unusedPictures:
    "You have uploaded many pictures that aren't shown anywhere yet. Please use some of them first, or come back tomorrow.",
  slowUpload: "This picture arrived too slowly. Please try again where your connection is better.",
  notStored: "We couldn't keep this picture just now. Please try again in a little while.",

  priceNotForSale: "That price isn't available for your account. Reload the page to see what is.",
  trialUsed: "Your free trial has already been used. You can upgrade to Premium instead.",
  noBilling: "Everything is included here, so there is nothing to buy.",
  reportNeedsPremium: "Clicks by link and day come with Premium. Your totals stay free.",
  beingDeleted: "The 90 days are over, and everything in this account is being deleted.",

  hasPlan: "You have a plan of your own here. End it first, then join.",
  theyHaveFamily: "They already look after a page of their own, so they can't join this one.",
  looksAfterIt: "You look after this page already.",
  invited: "This address has an invitation already. You can send it again.",
  memberAlready: "This person looks after the page with you already.",
  ownsItAlready: "This person owns the page already.",
  handoverWaits: "You already asked somebody to take the page over. Withdraw that first.",
  ownerStays: "Hand the page over to another parent first, then you can leave.",

  busyHub:
    "There were many gifts here in a short time. Please try again a little later; the list stays.",
  manyPasscodes: "That was a lot of tries. Please wait ten minutes, then try again.",
  manyReports:
    "We have a number of reports already and will look at them. Please try again a little later.",
  busyProposals: "There were many ideas in a short time. Please try again tomorrow.",
  longJoinedNotes: "The two notes are too long for one. Shorten one of them, then join again.",
  lastOfPerson: "Nothing else is left of this person to take apart.",
  addressOfOther: "This address belongs to {name}. Join the two people instead.",
  manyAddresses: "That was a lot of addresses for one day. Please try again tomorrow.",
  manyInvites: "That was a lot of invitations for one day. Please try again tomorrow.",
  manySignInMails:
    "We sent several mails to this address just now. Use the newest one, or try again in an hour.",
  busySignUps: "There were many sign-ups just now. Please try again a little later.",
});

/** Reasons why a product page yielded no data (rule: add-from-anywhere). */
export const SHOPS = catalog({
  unreachable: "We couldn't reach that page. Check the address, or fill in the details yourself.",
  slow: "The shop took too long to answer. You can fill in the details yourself.",
  missing:
    "The shop says that page isn't there. Check the address, or fill in the details yourself.",
  blocked: "This shop doesn't let us read its pages. You can fill in the details yourself.",
  notAPage: "That address isn't a page we can read. You can fill in the details yourself.",
  noDetails: "We couldn't find a product on that page. You can fill in the details yourself.",
});
