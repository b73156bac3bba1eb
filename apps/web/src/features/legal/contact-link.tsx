import { useConfig } from "../../use-config.ts";

/** Renders the address for questions about an account or its data. */
export function ContactLink() {
  const { contactEmail } = useConfig();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
