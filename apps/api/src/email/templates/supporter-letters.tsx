import { Img } from "react-email";
import { asHeader } from "../header-text.ts";
import { Action, Card, FooterLink, Letter, Small, Words } from "./layout.tsx";
import { joinNames, type LetterOf } from "./words.ts";

/** Says "is this you?" and nothing else: nobody gets more until they confirmed (D20). */
export const confirmAddress: LetterOf<{ childNames: readonly string[]; confirmUrl: string }> = ({
  childNames,
  confirmUrl,
}) => {
  const names = joinNames(childNames);
  return {
    subject: `Please confirm your address for news of ${names}`,
    body: (
      <Letter
        preview="One tap, and you'll hear from the family when there is news."
        title="Is this your address?"
        footer="Nothing more comes to this address until you confirm it."
      >
        <Words>{`Somebody asked for news of ${names} at this address, and we hope it was you. Press the button to say yes.`}</Words>
        <Action href={confirmUrl}>Confirm my address</Action>
        <Small>
          The link works for 24 hours. If it wasn't you, there is nothing to do: simply leave this
          mail.
        </Small>
      </Letter>
    ),
  };
};

const unsubscribeFooter = (why: string, unsubscribeUrl: string) => (
  <>
    {why} <FooterLink href={unsubscribeUrl}>Unsubscribe</FooterLink>
  </>
);

/** A family's news, whole, with its picture (D20). */
export const newUpdate: LetterOf<{
  childFirstName: string;
  title: string;
  content: string;
  /** A whole address; null without a picture. */
  imageUrl: string | null;
  hubUrl: string;
  unsubscribeUrl: string;
}> = ({ childFirstName, title, content, imageUrl, hubUrl, unsubscribeUrl }) => ({
  subject: `${childFirstName}: ${title}`,
  body: (
    <Letter
      preview={asHeader(content)}
      kicker={`News of ${childFirstName}`}
      title={title}
      footer={unsubscribeFooter(
        `You get this because you asked for news of ${childFirstName}.`,
        unsubscribeUrl,
      )}
    >
      {imageUrl !== null && (
        <Img
          src={imageUrl}
          alt={`A picture of this update: ${title}`}
          width="100%"
          style={{ width: "100%", height: "auto", borderRadius: "14px", margin: "0 0 20px" }}
        />
      )}
      <Words>{content}</Words>
      <Action href={hubUrl}>{`See ${childFirstName}'s page`}</Action>
    </Letter>
  ),
});

/** The parent's own words, on a card (D19). */
export const thankYou: LetterOf<{
  childFirstName: string;
  /** null for somebody who chose not to be named. */
  giverName: string | null;
  message: string;
  pageUrl: string;
  unsubscribeUrl: string;
}> = ({ childFirstName, giverName, message, pageUrl, unsubscribeUrl }) => ({
  subject: `A thank-you from ${childFirstName}`,
  body: (
    <Letter
      preview={asHeader(message)}
      kicker={giverName === null ? undefined : `For ${giverName}`}
      title={`A thank-you from ${childFirstName}`}
      footer={unsubscribeFooter(
        `You get this because you gave ${childFirstName} a gift and left your address.`,
        unsubscribeUrl,
      )}
    >
      <Card from={`${childFirstName} and family`}>{message}</Card>
      <Action href={pageUrl}>Open the card</Action>
    </Letter>
  ),
});
