import type { ComponentProps, ReactNode } from "react";
import classes from "./button.module.css";
import { Loader } from "./loading/loader.tsx";

export type ButtonVariant = "filled" | "default" | "outline" | "subtle" | "danger";

type ButtonStyleProps = {
  /** Visual style of the button. Default "filled", for the main action. Use "danger" for irreversible actions. */
  variant?: ButtonVariant;
  size?: "compact-sm" | "sm" | "md" | "lg";
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

type ButtonProps = ButtonStyleProps &
  ComponentProps<"button"> & { loading?: boolean; href?: never; renderRoot?: never };
type AnchorProps = ButtonStyleProps & ComponentProps<"a"> & { href: string; renderRoot?: never };
type RootProps = ButtonStyleProps & {
  renderRoot: (props: ReturnType<typeof getButtonProps<ButtonStyleProps>>) => ReactNode;
  href?: never;
  onClick?: never;
};

/**
 * Renders a button without Mantine. With `href`, renders a link. With `renderRoot`, passes the button's props to
 * another element, such as the router's `Link`. A button that is `loading` or `aria-disabled` ignores presses and keeps
 * the focus, which a disabled button loses.
 */
export function Button(props: ButtonProps | AnchorProps | RootProps) {
  if (props.renderRoot !== undefined) {
    const { renderRoot, ...look } = props;
    return renderRoot(getButtonProps(look));
  }
  if (props.href !== undefined) return <a {...getButtonProps(props)} />;
  const { loading, ...others } = props;
  const isInert = loading || others["aria-disabled"];
  return (
    <button
      type="button"
      {...getButtonProps(others, loading)}
      aria-disabled={isInert || undefined}
      {...(isInert && { onClick: (event) => event.preventDefault() })}
    />
  );
}

/** Returns an element's props, extended by the styles and content of a button. */
function getButtonProps<Props extends ButtonStyleProps>(props: Props, loading?: boolean) {
  const {
    variant = "filled",
    size = "md",
    fullWidth = false,
    leftSection,
    rightSection,
    className,
    children,
    ...others
  } = props;
  return {
    ...others,
    className: className ? `${classes.button} ${className}` : classes.button,
    // Attribute by which the styles of a container select its buttons.
    "data-button": variant,
    "data-size": size,
    "data-block": fullWidth || undefined,
    "data-with-left": leftSection ? true : undefined,
    "data-with-right": rightSection ? true : undefined,
    children: (
      <>
        {loading && (
          <span className={classes.loader}>
            <Loader color="currentColor" size="calc(var(--button-height) / 1.8)" />
          </span>
        )}
        <span className={classes.inner}>
          {leftSection && (
            <span className={classes.section} data-section="left">
              {leftSection}
            </span>
          )}
          <span className={classes.label} data-label>
            {children}
          </span>
          {rightSection && (
            <span className={classes.section} data-section="right">
              {rightSection}
            </span>
          )}
        </span>
      </>
    ),
  };
}
