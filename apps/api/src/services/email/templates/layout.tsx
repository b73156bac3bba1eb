import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Preview, Text } from "react-email";
import type { MailContent } from "../composition/mail-kind.ts";
import { Box, ChildFace } from "./parts.tsx";
import { MEDIA_STYLES, styles } from "./styles.ts";

/** Renders a mail with a title, the body of its kind (`sheet`), and the reason why it was sent. */
export function MailLayout({
  face,
  showsBranding = true,
  subject,
  preview,
  kicker,
  title,
  language,
  sheet,
  footer,
}: Omit<MailContent, "body"> & { sheet: ReactNode }) {
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{MEDIA_STYLES}</style>
      </Head>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Body lang={language} style={{ margin: 0, padding: 0 }} className="page">
        <Box style={styles.paper} className="paper">
          <Container style={styles.container}>
            {showsBranding && (
              <Text style={styles.brand} className="brand">
                Giftling
              </Text>
            )}
            <Box style={styles.sheet} className="sheet">
              {face && <ChildFace {...face} />}
              {kicker && (
                <Text style={styles.kicker} className="soft">
                  {kicker}
                </Text>
              )}
              <Heading style={styles.title} className="title">
                {title}
              </Heading>
              {sheet}
            </Box>
            <Text style={styles.footer} className="soft">
              {footer.text}
              {footer.links?.map((link, at, { length }) => (
                <FooterLink key={link.url} {...link} isLast={at === length - 1} />
              ))}
            </Text>
          </Container>
        </Box>
      </Body>
    </Html>
  );
}

/** Renders a link that does not break across lines, followed by a separator unless it is the last link. */
function FooterLink({ label, url, isLast }: { label: string; url: string; isLast: boolean }) {
  return (
    <>
      {" "}
      <span style={styles.inOnePiece}>
        <a href={url} style={styles.link} className="link">
          {label}
        </a>
        {!isLast && " ·"}
      </span>
    </>
  );
}
