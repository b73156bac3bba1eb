import { THEME_KEPT, THEME_TRIED, type ThemeView, type UserView } from "@giftling/domain";
import { Button, Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../components/error-state.tsx";
import { trpc } from "../../trpc.ts";
import { Setting } from "../settings/setting.tsx";
import classes from "./look.module.css";
import { CoverChoices, PaletteChoices } from "./look-choices.tsx";
import { LookPreview } from "./look-preview.tsx";
import { OwnColor } from "./own-color.tsx";
import { useLook } from "./use-look.ts";

/** The look of the family's hub (decision D30). */
export function LookSection({ user }: { user: Pick<UserView, "isPremium" | "familyUrl"> }) {
  const query = trpc.account.theme.useQuery();
  return (
    <Setting
      title="Your hub's look"
      lead="Colours, and what is drawn around your child's face. Words stay easy to read whatever you choose."
    >
      {query.isError && (
        <ErrorState
          title="Your hub's look didn't load"
          message="Everything is safe. Please try again."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={520} radius="md" aria-hidden />}
      {query.data && (
        <LookForm view={query.data} isPremium={user.isPremium} familyUrl={user.familyUrl ?? ""} />
      )}
    </Setting>
  );
}

function LookForm({
  view,
  isPremium,
  familyUrl,
}: {
  view: ThemeView;
  isPremium: boolean;
  familyUrl: string;
}) {
  const look = useLook(view, isPremium);
  return (
    <div className={classes.look}>
      <div className={classes.choices}>
        <PaletteChoices look={look} marksPremium={!isPremium} />
        <OwnColor look={look} marksPremium={!isPremium} />
        <CoverChoices look={look} marksPremium={!isPremium} />
        <div aria-live="polite">
          {(look.isOnlyTried || look.isKept) && (
            <div className={classes.upsell}>
              <p>{look.isOnlyTried ? THEME_TRIED : THEME_KEPT}</p>
              <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
                See Premium
              </Button>
            </div>
          )}
        </div>
      </div>
      <LookPreview theme={look.theme} familyUrl={familyUrl} />
    </div>
  );
}
