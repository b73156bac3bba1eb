import { useConfig } from "../../use-config.ts";

/** Renders a mail link to the address for questions about an account or its data. */
export function ContactLink() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
