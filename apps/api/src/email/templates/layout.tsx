import type { CSSProperties, ReactNode } from "react";
import { Body, Button, Container, Head, Heading, Html, Preview, Text } from "react-email";

const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';
const SANS = 'Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif';

/** Day and night: mail programs that know the night take the second set, and all others keep the first. */
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
  cardWords: {
    margin: "0 0 12px",
    color: "#2b2622",
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "31px",
    overflowWrap: "anywhere",
  },
} as const;

/** A box whose inside keeps its distance in every mail program: a table of one cell. `after` is the space below it. */
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
      // A border can be round only where borders are not shared.
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

/** What every mail is: a sheet of paper with a heading, a few words, at most one button, and why it came. */
export function Letter(props: {
  /** The line that an inbox shows beside the subject. */
  preview: string;
  kicker?: string;
  title: string;
  children: ReactNode;
  /** Why it came, and how to have no more. */
  footer: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{STYLE}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body style={{ margin: 0, padding: 0 }} className="page">
        <Box style={styles.paper} className="paper">
          <Container style={styles.container}>
            <Text style={styles.brand} className="brand">
              Giftling
            </Text>
            <Box style={styles.sheet} className="sheet">
              {props.kicker && (
                <Text style={styles.kicker} className="soft">
                  {props.kicker}
                </Text>
              )}
              <Heading style={styles.title} className="title">
                {props.title}
              </Heading>
              {props.children}
            </Box>
            <Text style={styles.footer} className="soft">
              {props.footer}
            </Text>
          </Container>
        </Box>
      </Body>
    </Html>
  );
}

/** Text as somebody wrote it: its empty lines part paragraphs, its other line ends stay. */
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

export function Words({ children }: { children: string }) {
  return <Paragraphs text={children} style={styles.words} />;
}

export function Small({ children }: { children: string }) {
  return (
    <Text style={styles.small} className="soft">
      {children}
    </Text>
  );
}

/** The one thing to press. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} style={styles.button} className="button">
      {children}
    </Button>
  );
}

export function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} style={styles.link} className="link">
      {children}
    </a>
  );
}

/** Somebody's own words, on a card. */
export function Card({ children, from }: { children: string; from: string }) {
  return (
    <Box style={styles.card} className="card" after={20}>
      <Paragraphs text={children} style={styles.cardWords} />
      <Text style={{ ...styles.kicker, margin: 0 }} className="soft">
        {from}
      </Text>
    </Box>
  );
}
