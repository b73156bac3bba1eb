import { initials, type Language } from "@giftling/domain";
import type { CSSProperties, ReactNode } from "react";
import { Button, Img, Text } from "react-email";
import { FACE, styles } from "./styles.ts";

/** The child that a mail is about. `photoUrl` is null where the family shows no photo. */
export type Face = { firstName: string; photoUrl: string | null };

/** The child's photo above the title, or its initials, which need no picture. Decoration: the title names the child. */
export function ChildFace({ firstName, photoUrl }: Face) {
  if (photoUrl !== null) {
    return (
      <Img src={photoUrl} alt="" width={FACE} height={FACE} style={styles.photo} className="face" />
    );
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.face} aria-hidden>
      <tbody>
        <tr>
          <td width={FACE} height={FACE} style={styles.initials} className="face initials">
            {initials(firstName)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A box as a table of one cell, because not every mail program pads a div. `after` is the space below it, in pixels. */
export function Box(props: {
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
      // Collapsed borders cannot be rounded.
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

/** The paragraphs of a text that somebody typed, each a list of lines: empty lines separate paragraphs. */
function paragraphsOf(text: string): string[][] {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.split(/\r?\n/));
}

type Paragraphs = {
  text: string;
  style: CSSProperties;
  /** What the text is in, where that is not the mail's own language. */
  lang: Language | undefined;
};
function Paragraphs({ text, style, lang }: Paragraphs) {
  return paragraphsOf(text).map((lines, at) => (
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

/** Text with its paragraphs and line breaks, or one paragraph with elements in it. */
function Words({ children, lang }: { children: ReactNode; lang?: Language | undefined }) {
  if (typeof children === "string") {
    return <Paragraphs text={children} style={styles.words} lang={lang} />;
  }
  return (
    <Text style={styles.words} className="ink">
      {children}
    </Text>
  );
}

/** A smaller remark at the end. */
function Small({ children }: { children: string }) {
  return (
    <Text style={styles.small} className="soft">
      {children}
    </Text>
  );
}

/** The button; a mail has one at most. */
function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} style={styles.button} className="button">
      {children}
    </Button>
  );
}

/** A quieter second way on, below the button. */
function Aside({ href, children }: { href: string; children: string }) {
  return (
    <Text style={{ ...styles.small, marginTop: 16 }} className="soft">
      <a href={href} style={styles.link} className="link">
        {children}
      </a>
    </Text>
  );
}

/** A message on a card, with its author below. */
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
    <Box style={styles.card} className="card" after={20}>
      <Paragraphs text={children} style={styles.cardWords} lang={lang} />
      <Text style={{ ...styles.kicker, margin: 0 }} className="soft">
        {from}
      </Text>
    </Box>
  );
}

/** A picture as wide as the sheet. */
function Picture(props: { src: string; alt: string }) {
  return <Img {...props} width="100%" style={styles.picture} />;
}

/** What the body of a mail is made of. */
export const parts = { Words, Small, Action, Aside, Card, Picture };
export type MailParts = typeof parts;
