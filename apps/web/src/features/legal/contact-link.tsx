import { useConfig } from "../../page-context.ts";

/** Renders a mail link to the contact address of the installation. */
export function ContactLink() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
