import { useConfig } from "../../page-context.ts";

/** Renders a mail link to the installation's contact address. */
export function ContactLink() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
