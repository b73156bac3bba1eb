import { premiumLink } from "@giftling/messages/buttons";
import { Link } from "@tanstack/react-router";
import { Button, type ButtonVariant } from "./button.tsx";

/** Renders a link button to /subscription. */
export const PremiumButton = (props: { variant?: ButtonVariant; size?: "sm" }) => (
  <Button {...props} renderRoot={(link) => <Link to="/subscription" {...link} />}>
    {premiumLink()}
  </Button>
);
