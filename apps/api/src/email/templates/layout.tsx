import type { CSSProperties, ReactNode } from "react";
import { Body, Button, Container, Head, Heading, Html, Img, Preview, Text } from "react-email";
import type { MailContent } from "../mail-kind.ts";

const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';
const SANS = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

/** Mail programs that support dark mode use the last block; all others use the inline styles below. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.page { background-color: #fbf7f0; }
@media (max-width: 480px) {
  .paper { padding: 20px 8px !important; }
  .sheet { padding: 26px 22px !important; }
  .card { padding: 20px !important; }
  .title { font-size: 25px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .paper { background-color: #1b1917 !important; }
  .sheet { background-color: #262320 !important; border-color: #3d3833 !important; }
  .ink, .title { color: #f1ebe2 !important; }
  .soft { color: #b8aea2 !important; }
  .brand { color: #7cc9a8 !important; }
  .button { background-color: #7cc9a8 !important; color: #10281f !important; }
  .link { color: #7cc9a8 !important; }
  .card { background-color: #322e2a !important; border-color: #4a443e !important; }
}
`;

const styles = {
  paper: { padding: "28px 12px", backgroundColor: "#fbf7f0", fontFamily: SANS },
  container: { width: "100%", maxWidth: "560px", margin: "0 auto" },
  brand: {
    margin: "0 0 18px",
    color: "#1f6b4f",
    fontFamily: SERIF,
    fontSize: "21px",
    lineHeight: "28px",
    fontWeight: 600,
    textAlign: "center",
  },
  sheet: {
    padding: "36px 40px",
    backgroundColor: "#ffffff",
    border: "1px solid #e6ddd0",
    borderRadius: "18px",
  },
  kicker: { margin: "0 0 6px", color: "#675f57", fontSize: "15px", lineHeight: "22px" },
  title: {
    margin: "0 0 16px",
    color: "#2b2622",
    fontFamily: SERIF,
    fontSize: "28px",
    lineHeight: "1.25",
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  words: {
    margin: "0 0 16px",
    color: "#2b2622",
    fontSize: "17px",
    lineHeight: "27px",
    overflowWrap: "anywhere",
  },
  small: { margin: "20px 0 0", color: "#675f57", fontSize: "15px", lineHeight: "23px" },
  button: {
    display: "inline-block",
    margin: "10px 0 4px",
    padding: "15px 26px",
    backgroundColor: "#1f6b4f",
    color: "#ffffff",
    borderRadius: "14px",
    fontSize: "17px",
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
  footer: {
    margin: "0",
    padding: "20px 12px 0",
    color: "#675f57",
    fontSize: "14px",
    lineHeight: "22px",
    textAlign: "center",
  },
  link: { color: "#1f6b4f", textDecoration: "underline" },
  card: {
    padding: "26px 28px",
    backgroundColor: "#fbf7f0",
    border: "1px solid #e6ddd0",
    borderRadius: "14px",
  },
  picture: { width: "100%", height: "auto", borderRadius: "14px", margin: "0 0 20px" },
  cardWords: {
    margin: "0 0 12px",
    color: "#2b2622",
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "31px",
    overflowWrap: "anywhere",
  },
} as const;

/** A box as a table of one cell, because not every mail program pads a div. `after` is the space below it, in pixels. */
function Box(props: {
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

/** A whole mail: a sheet with a title, the kind's own body, and below it why the mail came. */
export function MailLayout({ preview, kicker, title, body, footer }: MailContent) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{STYLE}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, padding: 0 }} className="page">
        <Box style={styles.paper} className="paper">
          <Container style={styles.container}>
            <Text style={styles.brand} className="brand">
              Giftling
            </Text>
            <Box style={styles.sheet} className="sheet">
              {kicker && (
                <Text style={styles.kicker} className="soft">
                  {kicker}
                </Text>
              )}
              <Heading style={styles.title} className="title">
                {title}
              </Heading>
              {body(parts)}
            </Box>
            <Text style={styles.footer} className="soft">
              {footer.link ? (
                <LinkedFooter {...footer.link}>{footer.text}</LinkedFooter>
              ) : (
                footer.text
              )}
            </Text>
          </Container>
        </Box>
      </Body>
    </Html>
  );
}

function LinkedFooter(props: { children: string; label: string; url: string }) {
  return (
    <>
      {`${props.children} `}
      <a href={props.url} style={styles.link} className="link">
        {props.label}
      </a>
    </>
  );
}

/** The paragraphs of a text that somebody typed, each a list of lines: empty lines separate paragraphs. */
function paragraphsOf(text: string): string[][] {
  return text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.split(/\r?\n/));
}

function Paragraphs({ text, style }: { text: string; style: CSSProperties }) {
  return paragraphsOf(text).map((lines, at) => (
    <Text key={`${at}-${lines[0]}`} style={style} className="ink">
      {lines.map((line, row) => (
        <span key={`${row}-${line}`}>
          {row > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  ));
}

/** Text with its paragraphs and line breaks. */
function Words({ children }: { children: string }) {
  return <Paragraphs text={children} style={styles.words} />;
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

/** A message on a card, with its author below. */
function Card({ children, from }: { children: string; from: string }) {
  return (
    <Box style={styles.card} className="card" after={20}>
      <Paragraphs text={children} style={styles.cardWords} />
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
const parts = { Words, Small, Action, Card, Picture };
export type MailParts = typeof parts;
