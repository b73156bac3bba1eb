import type { ThemeView } from "@giftling/domain";
import * as words from "@giftling/messages/themes/themes";
import { Modal } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { EditConflictQuestion } from "../../components/dialog/changed-elsewhere.tsx";
import { CustomColorField } from "./own-color.tsx";
import classes from "./theme.module.css";
import { CoverChoices, PaletteChoices } from "./theme-choices.tsx";
import { ThemePreview } from "./theme-sample.tsx";
import { useThemeForm } from "./use-theme-form.ts";

/** Renders the choices of palette, custom color and cover beside a preview of the hub in that theme (rule: hub-themes). */
export function ThemeForm({
  view,
  isPremium,
  familyUrl,
}: {
  view: ThemeView;
  isPremium: boolean;
  familyUrl: string;
}) {
  const form = useThemeForm(view, isPremium);
  const { isOpen, version, differences, settle } = form.question;
  return (
    <div className={classes.form}>
      <div className={classes.choices}>
        <PaletteChoices form={form} marksPlans={!isPremium} />
        <CustomColorField form={form} marksPremium={!isPremium} />
        <CoverChoices form={form} marksPlans={!isPremium} />
        <div aria-live="polite">
          {(form.isOnlyTried || form.isKept) && (
            <div className={classes.upsell}>
              <p>{form.isOnlyTried ? words.premiumThemeNote() : words.savedPremiumThemeNote()}</p>
              <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
                {words.premiumLink()}
              </Button>
            </div>
          )}
        </div>
      </div>
      <ThemePreview theme={form.theme} familyUrl={familyUrl} />
      <Modal opened={isOpen} onClose={() => settle()} title={words.themeTitle()}>
        <EditConflictQuestion key={version} differences={differences} onKept={settle} />
      </Modal>
    </div>
  );
}
