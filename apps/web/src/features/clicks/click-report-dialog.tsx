import "../../styles/mantine.css";
import { CLICK_RANGES, type ClickRange } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { seePremium } from "@giftling/messages/dashboard/banners";
import { everythingIsSafe } from "@giftling/messages/entries/list";
import { Modal, SegmentedControl } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { useLateOpen } from "../../components/dialog/use-late-open.ts";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../entries/empty-mark.tsx";
import { ClickReport } from "./click-report.tsx";
import classes from "./clicks.module.css";

/**
 * Renders the dialog with a kid's clicks per link and day (rule: click-report). Without Premium, the dialog describes the
 * report.
 */
export default function ClickReportDialog({
  kidId,
  firstName,
  isPremium,
  opened,
  onClose,
}: {
  kidId: string;
  firstName: string;
  isPremium: boolean;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      title={words.clicksOn(firstName)}
      size={680}
    >
      {isPremium ? <Clicks kidId={kidId} firstName={firstName} /> : <Upsell />}
    </Modal>
  );
}

function Upsell() {
  return (
    <EmptyState
      picture={<EmptyMark icon={IconChartBar} />}
      title={words.seeWhichAndWhen()}
      message={words.whatPremiumShows()}
      action={
        <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
          {seePremium()}
        </Button>
      }
    />
  );
}

const isRange = (value: string): value is ClickRange => CLICK_RANGES.some((one) => one === value);

function Clicks({ kidId, firstName }: { kidId: string; firstName: string }) {
  const [range, setRange] = useState<ClickRange>("30");
  const query = trpc.kids.clicks.useQuery({ kidId, range }, { placeholderData: keepPreviousData });
  return (
    <div className={classes.report}>
      <SegmentedControl
        aria-label={words.days()}
        className={classes.ranges}
        fullWidth
        size="md"
        value={range}
        onChange={(value) => isRange(value) && setRange(value)}
        data={CLICK_RANGES.map((days) => ({ value: days, label: words.lastDays(days) }))}
      />
      {query.data !== undefined ? (
        <ClickReport
          report={query.data}
          firstName={firstName}
          csvHref={`/api/kids/${kidId}/clicks/${range}/clicks.csv`}
        />
      ) : query.isError ? (
        <ErrorState
          title={words.didntLoad()}
          message={everythingIsSafe()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <Skeleton height={220} />
          <Skeleton height={120} />
        </>
      )}
    </div>
  );
}
