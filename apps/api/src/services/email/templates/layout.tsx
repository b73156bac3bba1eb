import { getSiteName } from "@giftling/messages/language";
import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Preview, Text } from "react-email";
import type { MailContent } from "../composition/mail-kind.ts";
import { KidAvatar, SingleCellTable } from "./mail-components.tsx";
import { MAIL_STYLE_SHEET, mailStyles } from "./styles.ts";

/** Renders the layout that all mails share. `sheet` is the mail's body. */
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
        <style>{MAIL_STYLE_SHEET}</style>
      </Head>
      <Preview useTitleTag={false}>{preview}</Preview>
      <Body lang={language} style={{ margin: 0, padding: 0 }} className="page">
        <SingleCellTable style={mailStyles.paper} className="paper">
          <Container style={mailStyles.container}>
            {showsBranding && (
              <Text style={mailStyles.brand} className="brand">
                {getSiteName()}
              </Text>
            )}
            <SingleCellTable style={mailStyles.sheet} className="sheet">
              {face && <KidAvatar {...face} />}
              {kicker && (
                <Text style={mailStyles.kicker} className="soft">
                  {kicker}
                </Text>
              )}
              <Heading style={mailStyles.title} className="title">
                {title}
              </Heading>
              {sheet}
            </SingleCellTable>
            <Text style={mailStyles.footer} className="soft">
              {footer.text}
              {footer.links?.map((link, at, { length }) => (
                <FooterLink key={link.url} {...link} isLast={at === length - 1} />
              ))}
            </Text>
          </Container>
        </SingleCellTable>
      </Body>
    </Html>
  );
}

/** Renders a link that does not break across lines. A separator follows each link except the last. */
function FooterLink({ label, url, isLast }: { label: string; url: string; isLast: boolean }) {
  return (
    <>
      {" "}
      <span style={mailStyles.inOnePiece}>
        <a href={url} style={mailStyles.link} className="link">
          {label}
        </a>
        {!isLast && " ·"}
      </span>
    </>
  );
}
