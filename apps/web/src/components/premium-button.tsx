import { premiumLink } from "@giftling/messages/buttons";
import { Link } from "@tanstack/react-router";
import { Button, type ButtonVariant } from "./button.tsx";

/** Renders a link button to /subscription. */
export const PremiumButton = (look: { variant?: ButtonVariant; size?: "sm" }) => (
  <Button {...look} renderRoot={(props) => <Link to="/subscription" {...props} />}>
    {premiumLink()}
  </Button>
);
