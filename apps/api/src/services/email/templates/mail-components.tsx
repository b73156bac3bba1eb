import { formatInitials, type Language } from "@giftling/domain";
import type { CSSProperties, ReactNode } from "react";
import { Button, Img, Text } from "react-email";
import { KID_AVATAR_SIZE, mailStyles } from "./styles.ts";

/** Kid shown in a mail. `photoUrl` is null when the family hides photos. */
export type KidAvatarProps = { firstName: string; photoUrl: string | null };

/** Renders the kid's photo or initials above the title. The picture is decorative. */
export function KidAvatar({ firstName, photoUrl }: KidAvatarProps) {
  if (photoUrl !== null) {
    return (
      <Img
        src={photoUrl}
        alt=""
        width={KID_AVATAR_SIZE}
        height={KID_AVATAR_SIZE}
        style={mailStyles.photo}
        className="face"
      />
    );
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={mailStyles.face} aria-hidden>
      <tbody>
        <tr>
          <td
            width={KID_AVATAR_SIZE}
            height={KID_AVATAR_SIZE}
            style={mailStyles.initials}
            className="face initials"
          >
            {formatInitials(firstName)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Renders a box as a table with one cell, because some mail programs do not pad a div. */
export function SingleCellTable(props: {
  style: CSSProperties;
  className: string;
  after?: number;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      // Collapsed borders cannot have rounded corners.
      style={{ borderCollapse: "separate", margin: `0 0 ${props.after ?? 0}px` }}
    >
      <tbody>
        <tr>
          <td style={props.style} className={props.className}>
            {props.children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Splits user input at empty lines into paragraphs. Each paragraph is a list of lines. */
function listParagraphs(text: string): string[][] {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.split(/\r?\n/));
}

type Paragraphs = {
  text: string;
  style: CSSProperties;
  /** Language of the text. Undefined if the mail is in the same language. */
  lang: Language | undefined;
};
function Paragraphs({ text, style, lang }: Paragraphs) {
  return listParagraphs(text).map((lines, at) => (
    <Text key={`${at}-${lines[0]}`} style={style} className="ink" lang={lang}>
      {lines.map((line, row) => (
        <span key={`${row}-${line}`}>
          {row > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  ));
}

/** Renders text as paragraphs with its line breaks, or renders elements as one paragraph. */
function Words({ children, lang }: { children: ReactNode; lang?: Language | undefined }) {
  if (typeof children === "string") {
    return <Paragraphs text={children} style={mailStyles.words} lang={lang} />;
  }
  return (
    <Text style={mailStyles.words} className="ink">
      {children}
    </Text>
  );
}

function List({ children, lang }: { children: readonly string[]; lang?: Language | undefined }) {
  return (
    <ul style={mailStyles.list} className="ink" lang={lang}>
      {children.map((name, at) => (
        <li key={`${at}-${name}`} style={mailStyles.listItem}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Small({ children }: { children: string }) {
  return (
    <Text style={mailStyles.small} className="soft">
      {children}
    </Text>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Text style={mailStyles.code} className="ink">
      {children}
    </Text>
  );
}

function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} style={mailStyles.button} className="button">
      {children}
    </Button>
  );
}

function Aside({ href, children }: { href: string; children: string }) {
  return (
    <Text style={{ ...mailStyles.small, marginTop: 16 }} className="soft">
      <a href={href} style={mailStyles.link} className="link">
        {children}
      </a>
    </Text>
  );
}

function Card({
  children,
  from,
  lang,
}: {
  children: string;
  from: string;
  lang?: Language | undefined;
}) {
  return (
    <SingleCellTable style={mailStyles.card} className="card" after={20}>
      <Paragraphs text={children} style={mailStyles.cardWords} lang={lang} />
      <Text style={{ ...mailStyles.kicker, margin: 0 }} className="soft">
        {from}
      </Text>
    </SingleCellTable>
  );
}

function Picture(props: { src: string; alt: string }) {
  return <Img {...props} width="100%" style={mailStyles.picture} />;
}

export const mailComponents = { Words, List, Small, Code, Action, Aside, Card, Picture };
export type MailComponents = typeof mailComponents;
