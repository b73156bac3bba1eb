import type { ReactNode } from "react";
import type { MailText } from "../composition/mail-kind.ts";

/** Creates the body of a mail with one message, one button and, if given, a note. */
export const createActionMailBody =
  (message: ReactNode, href: string, label: string, note?: string): MailText["body"] =>
  ({ Words, Action, Small }) => (
    <>
      <Words>{message}</Words>
      <Action href={href}>{label}</Action>
      {note !== undefined && <Small>{note}</Small>}
    </>
  );
