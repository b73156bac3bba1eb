import {
  type ActionIconProps,
  type AnchorProps,
  type CheckboxProps,
  type CloseButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type InputProps,
  type InputWrapperProps,
  type MantineColorsTuple,
  type ModalProps,
  type PaperProps,
  type SwitchProps,
} from "@mantine/core";

/** Primary color. Index 7 is the color of the logo, #1F6B4F. */
const evergreen: MantineColorsTuple = [
  "#edf7f2",
  "#d8ece2",
  "#b4dac8",
  "#8fcaae",
  "#7fc9a8",
  "#4da381",
  "#2f8462",
  "#1f6b4f",
  "#195a42",
  "#134834",
];

/** Color of gifts. Index 5 is for areas without text. Index 7 is for areas with white text. */
const coral: MantineColorsTuple = [
  "#fdf0eb",
  "#fbdfd5",
  "#f6c0ae",
  "#f2a48c",
  "#f29e86",
  "#e8694a",
  "#d35535",
  "#b9452a",
  "#9c3921",
  "#7d2e1b",
];

/** Rarely used accent color. */
const sun: MantineColorsTuple = [
  "#fef7e6",
  "#fdedc8",
  "#fae0a0",
  "#f7d075",
  "#f4c45b",
  "#f4b942",
  "#d99c22",
  "#93640c",
  "#7a530a",
  "#5f4108",
];

/** Warm shades of gray. */
const gray: MantineColorsTuple = [
  "#fbf7f0",
  "#f4ede2",
  "#e8dfd1",
  "#d9cebe",
  "#bfb3a2",
  "#94897a",
  "#766c5f",
  "#5c534a",
  "#423b34",
  "#2b2620",
];

/** Warm dark colors, from the text color (index 0) to the page's background (index 7). */
const dark: MantineColorsTuple = [
  "#f1eae0",
  "#d3c9bc",
  "#b9afa2",
  "#94897c",
  "#524a41",
  "#3a342d",
  "#231f1b",
  "#191613",
  "#13110e",
  "#0d0b09",
];

/** Text color on a filled control in the current color scheme, defined in styles/app.css. */
const ON_FILLED = "var(--giftling-on-filled)";

const sans = '"Figtree", "Figtree Fallback", "Figtree Fallback Roboto", system-ui, sans-serif';
const serif =
  '"Fraunces", "Fraunces Fallback", "Fraunces Fallback Times", "Fraunces Fallback Noto", serif';

/** Mantine theme with the product's colors, fonts and shapes. Controls are large enough for touch. */
export const mantineTheme = createTheme({
  colors: { evergreen, coral, sun, gray, dark },
  primaryColor: "evergreen",
  primaryShade: { light: 7, dark: 4 },
  white: "#ffffff",
  black: "#2b2620",
  fontFamily: sans,
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1.0625rem", lg: "1.1875rem", xl: "1.375rem" },
  lineHeights: { xs: "1.4", sm: "1.5", md: "1.6", lg: "1.6", xl: "1.5" },
  headings: {
    fontFamily: serif,
    fontWeight: "600",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.625rem, min(10vw, 1.55rem + 2.1vw), 2.875rem)", lineHeight: "1.12" },
      h2: { fontSize: "clamp(1.625rem, 1.4rem + 1.1vw, 2.125rem)", lineHeight: "1.2" },
      h3: { fontSize: "1.3125rem", lineHeight: "1.3" },
      h4: { fontSize: "1.125rem", lineHeight: "1.35" },
    },
  },
  radius: { xs: "6px", sm: "10px", md: "12px", lg: "18px", xl: "28px" },
  defaultRadius: "md",
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  shadows: {
    xs: "none",
    sm: "var(--giftling-shadow)",
    md: "var(--giftling-shadow)",
    lg: "var(--giftling-shadow)",
    xl: "var(--giftling-shadow)",
  },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  // Uses plain objects, because `Modal.extend(…)` would load `Modal` on every page.
  components: {
    ActionIcon: {
      defaultProps: { size: 44, variant: "subtle", color: "gray" } satisfies ActionIconProps,
    },
    Anchor: { defaultProps: { underline: "always" } satisfies AnchorProps },
    Checkbox: { defaultProps: { size: "md", iconColor: ON_FILLED } satisfies CheckboxProps },
    CloseButton: { defaultProps: { size: 44 } satisfies CloseButtonProps },
    Input: { defaultProps: { size: "md" } satisfies InputProps },
    InputWrapper: { defaultProps: { size: "md" } satisfies InputWrapperProps },
    Modal: {
      defaultProps: {
        radius: "lg",
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 180 },
        // Mantine renders the title bar as a `header`, which would be a second banner landmark.
        attributes: { header: { role: "presentation" } },
      } satisfies Partial<ModalProps>,
    },
    Switch: { defaultProps: { size: "md", withThumbIndicator: false } satisfies SwitchProps },
    Paper: { defaultProps: { radius: "lg" } satisfies PaperProps },
  },
});

/** Sets Mantine's variables to the tokens of styles/app.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "var(--giftling-paper)",
    "--mantine-color-text": "var(--giftling-ink)",
    "--mantine-color-dimmed": "var(--giftling-ink-soft)",
    "--mantine-color-default-border": "var(--giftling-line)",
    "--mantine-color-anchor": "var(--giftling-accent-text)",
    "--mantine-color-error": "#b3301c",
    "--mantine-color-placeholder": "#7a7064",
  },
  dark: {
    "--mantine-color-body": "var(--giftling-paper)",
    "--mantine-color-text": "var(--giftling-ink)",
    "--mantine-color-dimmed": "var(--giftling-ink-soft)",
    "--mantine-color-default": "var(--giftling-card)",
    "--mantine-color-default-border": "var(--giftling-line)",
    "--mantine-color-anchor": "var(--giftling-accent-text)",
    "--mantine-color-error": "#ff9c87",
    "--mantine-color-placeholder": "#948a7d",
  },
});
